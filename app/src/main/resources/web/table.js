// The table works without any of this; these modules make it live, quick and kind to fingers.
import "./morph.js";
import { keepIslands } from "./islands.js";
import { listen } from "./live.js";
import { keepDrafts } from "./drafts.js";
import { filterLists } from "./filter.js";
import { openPalette } from "./palette.js";
import { switchPanes } from "./panes.js";
import { learnKeys } from "./keys.js";
import { arrive } from "./arrive.js";
import { fillPanel } from "./panel.js";
import { payCosts } from "./costs.js";
import { pressSheet } from "./set.js";
import { tellZone } from "./zone.js";

document.documentElement.classList.add("with-scripts");
keepIslands();
listen();
keepDrafts();
filterLists();
openPalette();
switchPanes();
learnKeys();
arrive();
fillPanel();
payCosts();
pressSheet();
tellZone();
