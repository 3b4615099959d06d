// A word for the dice is promised by its SHA-256, so that nobody can choose theirs after seeing another's. The word itself, with
// digits that nobody can guess, stays in this browser until it is shown. Browsers have SHA-256 of their own only over TLS, and a
// table in the house is seldom behind that.
const constants = (count, of) => {
  const primes = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes.map((prime) => ((of(prime) % 1) * 2 ** 32) | 0);
};
const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);
const turned = (word, by) => (word >>> by) | (word << (32 - by));

export const sha256 = (text) => {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = [...START];
  for (let block = 0; block < padded.byteLength; block += 64) {
    const words = [];
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = padded.getInt32(block + 4 * i);
      else {
        const early = words[i - 15], late = words[i - 2];
        words[i] = (words[i - 16] + words[i - 7]
          + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3))
          + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))) | 0;
      }
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] = (state[i] + word) | 0; });
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
};

const kept = (form) => `word-${form.dataset.key}`;

const guarded = (typed) => {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${typed.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40)}.${digits}`;
};

export const words = () => {
  const show = document.querySelector("form[data-word=show]");
  if (show) show.elements.show.value ||= localStorage.getItem(kept(show)) ?? "";
  document.addEventListener("submit", (event) => {
    const form = event.target.closest?.("form[data-word=promise]");
    if (!form || /^[0-9a-f]{64}$/i.test(form.elements.promise.value)) return;
    const word = guarded(form.elements.promise.value);
    localStorage.setItem(kept(form), word);
    form.elements.promise.value = sha256(word);
  });
};
