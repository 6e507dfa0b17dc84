import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { REQUEST_TIMEOUT_MS } from '@devorbit/contract/limits.ts';
import type {
  CodeDraft,
  discardCodeDraft,
  listCodeDrafts,
  saveCodeDraft,
} from '@devorbit/contract/practice/code-drafts.ts';
import { ApiError } from '../../../../../platform/api-error.ts';
import { addressOf, call, fetchWithSession, route } from '../../../../../platform/http-client.ts';

const listRoute = route<typeof listCodeDrafts>('GET', '/api/problems/:id/drafts/');
const saveRoute = route<typeof saveCodeDraft>('PUT', '/api/problems/:id/drafts/:language/');
const discardRoute = route<typeof discardCodeDraft>('DELETE', '/api/problems/:id/drafts/:language/');

export type Place = { id: number; language: PracticeLanguage };

export const fetchDrafts = (id: number, signal: AbortSignal): Promise<CodeDraft[]> =>
  call(listRoute, { params: { id }, signal });

/** Answers the new revision. `leaving`: the page goes, and the call goes on without it. */
export async function saveDraft(
  params: Place,
  body: { code: string; revision: number; device: string },
  leaving: boolean,
): Promise<number> {
  const response = await fetchWithSession(addressOf(saveRoute.path, { params }), {
    method: saveRoute.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: leaving,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  return ((await response.json()) as CodeDraft).revision;
}

export const discardDraft = (params: Place, revision: number): Promise<unknown> =>
  call(discardRoute, { params, query: { revision } });

/** The draft that stands in the way; null for any other error. */
export function draftInTheWay(error: unknown): CodeDraft | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { details } = error.body as { details?: { draft?: CodeDraft } };
  return details?.draft ?? null;
}

/** Whether sending the same again is no use. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
