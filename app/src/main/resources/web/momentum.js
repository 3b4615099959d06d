// The page works without any of this; these modules make it live, quick and kind to fingers.
import "./morph.js";
import { listen } from "./live.js";
import { keepDrafts } from "./drafts.js";
import { filterLists } from "./filter.js";
import { openPalette } from "./palette.js";
import { learnKeys } from "./keys.js";
import { makeHero } from "./hero.js";
import { followContents } from "./contents.js";
import { openTables } from "./rules.js";
import { arrive } from "./arrive.js";
import { copyLinks } from "./copy.js";
import { askWhileFilling } from "./filling.js";
import { words } from "./word.js";

document.documentElement.classList.add("with-scripts");
listen();
keepDrafts();
filterLists();
openPalette();
learnKeys();
makeHero();
followContents();
openTables();
arrive();
copyLinks();
askWhileFilling();
words();
