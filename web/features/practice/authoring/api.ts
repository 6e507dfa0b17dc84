import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { Signature } from '@devorbit/contract/execution/languages.ts';
import type {
  AuthoredDraft,
  Authoring,
  exportDraft,
  followVerification,
  importDraft,
  previewStarters,
  saveAuthoring,
  showAuthoring,
  Verification,
  verifyDraft,
} from '@devorbit/contract/practice/authoring.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { UnreachableError } from '../../../platform/api-error.ts';
import { addressOf, call, fetchWithSession, route } from '../../../platform/http-client.ts';
import { liveEvents } from '../../../platform/live-events.ts';
import { upload } from '../../../platform/upload.ts';
import { isOver } from './verification/model.ts';

const showRoute = route<typeof showAuthoring>('GET', '/api/problems/:id/authoring/');
const saveRoute = route<typeof saveAuthoring>('PUT', '/api/problems/:id/authoring/');
const verifyRoute = route<typeof verifyDraft>('POST', '/api/problems/:id/authoring/verify/');
const followRoute = route<typeof followVerification>('GET', '/api/verifications/:id/events');
const importRoute = route<typeof importDraft>('POST', '/api/problems/:id/authoring/import/');
const exportRoute = route<typeof exportDraft>('GET', '/api/problems/:id/authoring/export/');
const startersRoute = route<typeof previewStarters>('POST', '/api/authoring/starters/');

/** A draft may have many MB: its calls have longer than the usual 10 s. */
const LONG_CALL_MS = 120_000;

const longCall = async <T>(address: string, init: RequestInit, signal?: AbortSignal): Promise<T> => {
  const timeout = AbortSignal.timeout(LONG_CALL_MS);
  const response = await fetchWithSession(address, {
    ...init,
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  return response.json().catch((cause: unknown) => {
    throw new UnreachableError(timeout.aborted, cause);
  }) as Promise<T>;
};

export const fetchAuthoring = (id: number, signal?: AbortSignal): Promise<Authoring> =>
  longCall(addressOf(showRoute.path, { params: { id } }), { headers: { Accept: 'application/json' } }, signal);

/** The draft as it is stored. It is asked for once: what is typed afterwards is newer than any answer. */
export const authoringQuery = (id: number) =>
  queryOptions({
    queryKey: ['authoring', id] as const,
    queryFn: ({ signal }) => fetchAuthoring(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });

export const saveDraft = (id: number, revision: number, draft: AuthoredDraft): Promise<Authoring> =>
  longCall(addressOf(saveRoute.path, { params: { id } }), {
    method: saveRoute.method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ revision, draft }),
  });

export const startVerification = (id: number, revision: number): Promise<Verification> =>
  call(verifyRoute, { params: { id }, body: { revision } });

/** Reports every state of a verification until it has passed or failed. Ends quietly when `signal` aborts. */
export async function follow(id: string, signal: AbortSignal, report: (state: Verification) => void): Promise<void> {
  for await (const verification of liveEvents(followRoute, { params: { id }, signal })) {
    if (signal.aborted) return;
    report(verification);
    if (isOver(verification)) return;
  }
}

/** Puts a package in place of the draft; `onProgress` is told the share of it that has left. */
export const importPackage = async (
  { id, revision, file }: { id: number; revision: number; file: Blob },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Reply<typeof importDraft>> =>
  (await upload(addressOf(importRoute.path, { params: { id }, query: { revision } }), file, options)) as Reply<
    typeof importDraft
  >;

export type ExportFormat = '2025-09' | 'legacy';

/** The verified package, as a file. */
export const exportPackage = async (id: number, format: ExportFormat): Promise<File> => {
  const response = await fetchWithSession(addressOf(exportRoute.path, { params: { id }, query: { format } }), {
    signal: AbortSignal.timeout(LONG_CALL_MS),
  });
  const named = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return new File([await response.blob()], named ?? `problem-${id}-${format}.zip`, { type: 'application/zip' });
};

/** The starter code of each language for a signature. */
export const startersQuery = (signature: Signature | null) =>
  queryOptions({
    queryKey: ['authoring', 'starters', signature] as const,
    queryFn: ({ signal }) => call(startersRoute, { body: { signature }, signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
