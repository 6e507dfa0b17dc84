import type { AuthoredLanguage } from '@devorbit/content-reader/languages.ts';
import { ProblemId } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Described } from '../../../../platform/http/web.ts';
import { introduceUser } from '../../../community/profiles/commands/introduce-user.ts';
import { showProblem } from '../../../practice/problems/commands/show-problem.ts';
import { wordsOfProblem, wordsOfUser } from '../present.ts';
import { existsSubmission } from '../store.ts';

type Deps = { database: Database; languages: AuthoredLanguage[] };

type Place = { pattern: RegExp; describe: (deps: Deps, name: string) => Promise<Described> };

/** Thrown away for others than everybody: what only some may see is not there. */
const asEverybody = async (describe: () => Promise<Described>): Promise<Described> => {
  try {
    return await describe();
  } catch (error) {
    if (error instanceof Refusal) return { found: false };
    throw error;
  }
};

const problem = (deps: Deps, name: string) => {
  const id = ProblemId.safeParse(name);
  return id.success ? showProblem(deps, null, id.data) : null;
};

/** Pages about one thing, which may not exist. */
const places: Place[] = [
  {
    pattern: /^(?:\/dsa-challenges)?\/problems\/(\d+)$/,
    describe: async (deps, name) => {
      const found = await problem(deps, name);
      return found ? { found: true, words: wordsOfProblem(found) } : { found: false };
    },
  },
  {
    pattern: /^\/problems\/(\d+)\/\w+$/,
    describe: async (deps, name) => ({ found: (await problem(deps, name)) !== null }),
  },
  {
    pattern: /^\/u\/([^/]+)$/,
    describe: async (deps, name) => ({ found: true, words: wordsOfUser(await introduceUser(deps, name)) }),
  },
  {
    pattern: /^\/submissions\/([^/]+)$/,
    describe: async ({ database }, name) => ({
      found: z.uuid().safeParse(name).success && (await existsSubmission(database, name)),
    }),
  },
];

/** What everybody may know of a page of the app; `isPage` tells which paths are pages at all. */
export async function describePage(deps: Deps, path: string, isPage: (path: string) => boolean): Promise<Described> {
  if (!isPage(path)) return { found: false };
  for (const { pattern, describe } of places) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) return asEverybody(() => describe(deps, name));
  }
  return { found: true };
}
