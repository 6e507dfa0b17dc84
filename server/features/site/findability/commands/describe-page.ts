import type { AuthoredLanguage } from '@devorbit/content-reader/languages.ts';
import { pageAt, type Place } from '@devorbit/contract/page-at.ts';
import type { PageId } from '@devorbit/contract/pages.ts';
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

type Describe = (deps: Deps, params: Place['params']) => Promise<Described>;

/** Thrown away for others than everybody: what only some may see is not there. */
const asEverybody = async (describe: () => Promise<Described>): Promise<Described> => {
  try {
    return await describe();
  } catch (error) {
    if (error instanceof Refusal) return { found: false };
    throw error;
  }
};

const problemOf = (deps: Deps, { id }: Place['params']) => {
  const known = ProblemId.safeParse(id);
  return known.success ? showProblem(deps, null, known.data) : null;
};

const problem: Describe = async (deps, params) => {
  const found = await problemOf(deps, params);
  return found ? { found: true, words: wordsOfProblem(found) } : { found: false };
};
const ofProblem: Describe = async (deps, params) => ({ found: (await problemOf(deps, params)) !== null });

/** Pages about one thing, which may not exist. */
const pagesOfOne: Partial<Record<PageId, Describe>> = {
  problem,
  'dsa-challenges-problem': problem,
  'edit-problem': ofProblem,
  'problem-versions': ofProblem,
  solutions: ofProblem,
  'public-profile': async (deps, { username = '' }) => ({
    found: true,
    words: wordsOfUser(await introduceUser(deps, username)),
  }),
  submission: async ({ database }, { id = '' }) => ({
    found: z.uuid().safeParse(id).success && (await existsSubmission(database, id)),
  }),
};

/** What everybody may know of a page of the app; `isPage` tells which paths are pages at all. */
export async function describePage(deps: Deps, path: string, isPage: (path: string) => boolean): Promise<Described> {
  const place = isPage(path) ? pageAt(path) : null;
  if (!place) return { found: false };
  const describe = pagesOfOne[place.id];
  return describe ? asEverybody(() => describe(deps, place.params)) : { found: true };
}
