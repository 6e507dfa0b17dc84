import {
  type AuthoredDraft,
  type Authoring,
  followVerification,
  saveAuthoring,
  showAuthoring,
  Verification,
  verifyDraft,
} from '@devorbit/contract/practice/authoring.ts';
import { createCommunityProblem } from '@devorbit/contract/practice/problems.ts';
import { call } from './call.ts';
import { readEvents } from './events.ts';
import type { House } from './house.ts';

/** What an author does, over HTTP; each must succeed. */
export type AuthoringDesk = {
  /** Makes a community problem with its four fields alone. Answers its id. */
  create(): Promise<number>;
  show(id: number): Promise<Authoring>;
  save(id: number, draft: AuthoredDraft, revision?: number): Promise<Authoring>;
  begin(id: number, revision?: number): Promise<Verification>;
  /** Every state of a verification up to its last, as its author is told. */
  statesOf(verification: string): Promise<Verification[]>;
  /** Saves a draft to a new problem and verifies it. `bad` are the checks that do not hold, in words. */
  verify(draft: AuthoredDraft): Promise<{ id: number; last: Verification; bad: string[] }>;
};

/** How a verification stands, and what does not hold: where it is not as expected, the report of a test says why. */
export const inWords = ({ state, message, checks }: Verification): string =>
  [
    `${state}: ${message}`,
    ...checks.filter((check) => check.state === 'bad').map((check) => `${check.name}: ${check.message}`),
  ].join(' ');

/** `as` is the author's session code. */
export function openAuthoring({ url }: Pick<House, 'url'>, as: string): AuthoringDesk {
  const desk: AuthoringDesk = {
    async create() {
      const fields = { title: 'Four fields', statement: 'No tests.', difficulty: 'Hard', tags: ['a'] } as const;
      return (await call(url, createCommunityProblem, { as, body: { ...fields, tags: [...fields.tags] } })).body.id;
    },
    show: async (id) => (await call(url, showAuthoring, { as, params: { id } })).body,
    save: async (id, draft, revision = 0) =>
      (await call(url, saveAuthoring, { as, params: { id }, body: { revision, draft } })).body,
    begin: async (id, revision = 1) => (await call(url, verifyDraft, { as, params: { id }, body: { revision } })).body,
    async statesOf(id) {
      const response = await fetch(url + followVerification.path.replace(':id', id), {
        headers: { 'x-session-code': as },
      });
      const states: Verification[] = [];
      for await (const event of readEvents(response)) states.push(Verification.parse(event));
      return states;
    },
    async verify(draft) {
      const id = await desk.create();
      await desk.save(id, draft);
      const last = (await desk.statesOf((await desk.begin(id)).id)).at(-1);
      if (!last) throw new Error('nothing was told');
      const bad = last.checks.filter(({ state }) => state === 'bad').map(({ name, message }) => `${name}: ${message}`);
      return { id, last, bad };
    },
  };
  return desk;
}
