import { type FilesPatch, WorkspaceFiles } from '@devorbit/contract/execution/workspaces.ts';
import { z } from 'zod';
import { Refusal } from '../../../platform/errors.ts';
import type { Runners } from '../../../platform/runners.ts';

/** Longest that a runner may take, in ms: it makes a box, or writes a whole project. */
const LONGEST_MS = 30_000;
const Made = z.object({ workspace: z.string() });
const Message = z.object({ message: z.string() });

class Refused extends Error {
  /** When it may be asked again, in seconds. */
  readonly after: number;
  constructor(message: string, after: number) {
    super(message);
    this.after = after;
  }
}
/** What a runner says that cannot isolate, or cannot make a box: an operator has to change something first. */
export const LASTING_S = 30;
const AGAIN_S = 5;
const noRunner = (): Refusal => new Refusal('unavailable', 'No execution service is configured');
const cannotBeMade = (message: string, after: number): Refusal => new Refusal('unavailable', message, after);
const filesRefused = (message: string): Refusal =>
  new Refusal('conflict', `The files cannot be brought to where they run: ${message}`);

/** A workspace at a runner. */
export type Place = { runner: string; workspace: string };

async function ask(runner: string, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${runner}${path}`, {
    method,
    signal: AbortSignal.timeout(LONGEST_MS),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
const sentenceOf = async (response: Response): Promise<string> =>
  Message.safeParse(await response.json().catch(() => null)).data?.message ?? `HTTP error! status: ${response.status}`;

/** Makes one at the runner that has room. Throws a Refusal with the runner's own words; `retryAfter` is LASTING_S where waiting does not help. */
export async function makeWorkspace(runners: Runners): Promise<Place> {
  if (runners.bases.length === 0) throw noRunner();
  try {
    return await runners.give(
      async (runner) => {
        const response = await ask(runner, 'POST', '/workspaces');
        if (!response.ok)
          throw new Refused(await sentenceOf(response), Number(response.headers.get('retry-after')) || AGAIN_S);
        return { runner, ...Made.parse(await response.json()) };
      },
      (error) => error instanceof Refused || error instanceof TypeError,
    );
  } catch (error) {
    if (error instanceof Refused) throw cannotBeMade(error.message, error.after);
    throw cannotBeMade('The execution service cannot be reached; try again soon', AGAIN_S);
  }
}

/** Whether it is there still. A runner that cannot be reached has none. */
export async function isThere({ runner, workspace }: Place): Promise<boolean> {
  const response = await ask(runner, 'GET', `/workspaces/${workspace}/files`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

/** What stands in its box; nothing where it is over. */
export async function readEntries({ runner, workspace }: Place): Promise<WorkspaceFiles['entries']> {
  const response = await ask(runner, 'GET', `/workspaces/${workspace}/files`).catch(() => null);
  if (!response?.ok) return [];
  return WorkspaceFiles.parse(await response.json()).entries;
}

/** The bytes of a file there. Null where there is none any more, or it is larger than a project's may be. */
export async function readEntry({ runner, workspace }: Place, path: string): Promise<Buffer | null> {
  const response = await ask(runner, 'GET', `/workspaces/${workspace}/file?path=${encodeURIComponent(path)}`).catch(
    () => null,
  );
  if (response?.ok) return Buffer.from(await response.arrayBuffer());
  await response?.body?.cancel();
  return null;
}

/** Throws a Refusal where the workspace does not take them. */
export async function patchFiles({ runner, workspace }: Place, patch: z.input<typeof FilesPatch>): Promise<void> {
  const response = await ask(runner, 'PATCH', `/workspaces/${workspace}/files`, patch);
  if (!response.ok) throw filesRefused(await sentenceOf(response));
}

/** Ends it; one that is over already is no failure. */
export async function endWorkspace({ runner, workspace }: Place): Promise<void> {
  const response = await ask(runner, 'DELETE', `/workspaces/${workspace}`).catch(() => null);
  await response?.body?.cancel();
}
