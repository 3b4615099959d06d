// Dice, softly, for whoever has turned sound on: a few short knocks on wood, made here.
let audio;
const knock = (at, loud) => {
  const length = Math.floor(audio.sampleRate * 0.04);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: 900 + Math.random() * 900, Q: 2 });
  source.connect(wood).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  source.start(audio.currentTime + at);
};

export const rattle = () => {
  if (document.documentElement.dataset.sound !== "on") return;
  audio ??= new AudioContext();
  for (const [at, loud] of [[0, 0.25], [0.07, 0.18], [0.13, 0.22], [0.22, 0.1]]) knock(at, loud);
};
