import {
  type AssistantName,
  type LanguageServerEnd,
  languageServerEnds,
} from '@devorbit/contract/execution/language-servers.ts';
import type { FilesPatch } from '@devorbit/contract/execution/workspaces.ts';
import { z } from 'zod';
import { Refusal } from '../../../platform/errors.ts';
import type { Runners } from '../../../platform/runners.ts';

/** Longest that a runner may take, in ms: it makes a box, or writes a whole project. */
const LONGEST_MS = 30_000;
const Made = z.object({ id: z.string() });
const Refused = z.object({ reason: z.enum(languageServerEnds), message: z.string() });

/** A language server at a runner. */
export type LanguageServerPlace = { runner: string; id: string };

/** No runner has one, in a sentence. */
export class NoLanguageServer extends Error {
  readonly reason: LanguageServerEnd;
  constructor(reason: LanguageServerEnd, message: string) {
    super(message);
    this.reason = reason;
  }
}

const ask = (runner: string, method: string, path: string, body: unknown): Promise<Response> =>
  fetch(`${runner}/language-servers${path}`, {
    method,
    signal: AbortSignal.timeout(LONGEST_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * One at the first runner that has it, asked in another order for each person, so that all have some. That a runner has
 * none says nothing of what it judges. Throws NoLanguageServer.
 */
export async function openLanguageServer(
  { bases }: Runners,
  server: AssistantName,
  person: number,
): Promise<LanguageServerPlace> {
  let refused: z.infer<typeof Refused> = { reason: 'unavailable', message: 'Code assistance is not available here' };
  for (const [at] of bases.entries()) {
    const runner = bases[(at + person) % bases.length] ?? '';
    const response = await ask(runner, 'POST', '', { server, whose: String(person) }).catch(() => null);
    const told: unknown = await response?.json().catch(() => null);
    const made = response?.ok ? Made.safeParse(told).data : undefined;
    if (made) return { runner, id: made.id };
    const { data } = Refused.safeParse(told);
    // That all are taken somewhere is more than that it is missing elsewhere.
    if (data && refused.reason !== 'full') refused = data;
  }
  throw new NoLanguageServer(refused.reason, refused.message);
}

/** Throws a Refusal where it does not take them, or is over. */
export async function patchLanguageServer(
  { runner, id }: LanguageServerPlace,
  patch: z.input<typeof FilesPatch>,
): Promise<void> {
  const response = await ask(runner, 'PATCH', `/${id}/files`, patch);
  await response.body?.cancel();
  if (!response.ok) throw new Refusal('conflict', 'The files of the project cannot be read here');
}

export const languageServerSocket = ({ runner, id }: LanguageServerPlace): string =>
  `${runner.replace(/^http/, 'ws')}/language-servers/${id}/socket`;
