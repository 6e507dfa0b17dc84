import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readFaq, readSections } from '@devorbit/content-reader/about.ts';
import { readCollections } from '@devorbit/content-reader/collections.ts';
import { readComing } from '@devorbit/content-reader/coming.ts';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { readHome } from '@devorbit/content-reader/home.ts';
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { layOutSection } from '@devorbit/content-reader/learning/graph-layout.ts';
import { anchorOf, headingsOf, readBlocks } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import { pagesAbout } from '@devorbit/content-reader/learning/pages-about.ts';
import { readPlanGoals } from '@devorbit/content-reader/learning/plan-goals.ts';
import { cardOf, readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { plainText } from '@devorbit/content-reader/markdown-text.ts';
import { readSite } from '@devorbit/content-reader/site.ts';
import { readTeam } from '@devorbit/content-reader/team.ts';
import { readUniversities } from '@devorbit/content-reader/universities.ts';

// What authors write, for the loaders of prerendered pages: they run while the app is built, and never later.
// The build runs in web/, tests in the folder above.
const contentRoom = (room: string): string => resolve(existsSync('content') ? 'content' : '../content', room);

export const home = readHome(contentRoom('home'), contentRoom('problems'));
export const aboutTexts = { sections: readSections(contentRoom('about')), faq: readFaq(contentRoom('about')) };
/** The questions with their answers in plain words. */
export const faq = aboutTexts.faq.map(({ question, answer }) => ({
  question,
  answer: plainText(answer),
}));
/** What pages say that are not built yet, by their address. */
export const coming = readComing(contentRoom('site'));
export const collections = readCollections(contentRoom('collections'), contentRoom('problems'));
export const site = readSite(contentRoom('site'));
export const team = readTeam(contentRoom('team'));
export const universities = readUniversities(contentRoom('universities'));
/** The frameworks of the portal with their lessons. */
export const frameworks = readFrameworks(contentRoom('.'));
export const concepts = readConcepts(contentRoom('concepts'));
/** Roadmaps, projects, guides and code-alongs, in the order of the catalogue. */
export const catalogue = readCatalogue(contentRoom('.'));
/** What teaches each concept. */
export const taughtBy = pagesAbout(frameworks, catalogue);
/** The goals of the wizard. */
export const planGoals = readPlanGoals(contentRoom('.'), concepts).goals;
const builtOn = new Date().toISOString().slice(0, 10);
/** Their cards; what is new is so on the day of the build. */
export const catalogueCards = catalogue.map((entry) => cardOf(entry, builtOn));
/** How texts of ours are taken apart, and the sections of roadmaps laid out. */
export const reading = { readBlocks, headingsOf, anchorOf, layOutSection };
export type { LessonBlock } from '@devorbit/content-reader/learning/lesson-blocks.ts';
