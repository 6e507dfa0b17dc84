import { NOTHING_NEW } from '../step-messages.ts';
import { chooseFamily } from './choose-family.ts';
import { completeDraft } from './complete-draft.ts';
import type { DraftSource } from './draft-source.ts';
import { seededRandom } from './random.ts';
import type { Family } from './sketch.ts';
import type { Templates } from './whole-program.ts';

/** Drafts of our own families, which are read for the first wish: they need nobody else. */
export const builtInDrafts = (families: () => readonly Family[], templates: Templates) =>
  ({
    atOnce: 2,
    attempts: 60,
    repairs: false,
    nothingNew: NOTHING_NEW,
    async draft(wish, seed, attempt) {
      const random = seededRandom(`${seed}:${attempt}`);
      const choice = chooseFamily(families(), wish, random, attempt);
      return choice && completeDraft({ ...choice, templates }, random);
    },
  }) satisfies DraftSource;
