// The pages beside the table work without any of this; these modules make them live, quick and kind to fingers.
import "./morph.js";
import { listen } from "./live.js";
import { keepDrafts } from "./drafts.js";
import { filterLists } from "./filter.js";
import { speakChanges } from "./speak.js";
import { makeHero } from "./hero.js";
import { followContents } from "./contents.js";
import { openTables } from "./rules.js";
import { copyLinks } from "./copy.js";
import { printPages } from "./print.js";
import { tellZone } from "./zone.js";
import { words } from "./word.js";

document.documentElement.classList.add("with-scripts");
listen();
keepDrafts();
filterLists();
speakChanges();
makeHero();
followContents();
openTables();
copyLinks();
printPages();
tellZone();
words();
