import type { deleteMessage, listMessages, writeMessage } from '@devorbit/contract/ide/chat.ts';
import type {
  addFiles,
  deleteFiles,
  pullChanges,
  pushChanges,
  showFileBytes,
  showHistory,
  updateFiles,
} from '@devorbit/contract/ide/files.ts';
import type {
  createLink,
  forkShared,
  listLinks,
  revokeLink,
  SharedProject,
  showShared,
  showSharedBytes,
} from '@devorbit/contract/ide/links.ts';
import type {
  addMember,
  createJoinLink,
  joinProject,
  listJoinLinks,
  listMembers,
  listSharedProjects,
  MemberRole,
  removeMember,
  revokeJoinLink,
  showJoinOffer,
} from '@devorbit/contract/ide/members.ts';
import type { tellPresence as tellPresenceEndpoint, Whereabouts } from '@devorbit/contract/ide/presence.ts';
import type { endPreviews, openPreview } from '@devorbit/contract/ide/previews.ts';
import type {
  createProject,
  deleteProject,
  followProject,
  listProjects,
  openProject,
  showProject,
  updateProject,
} from '@devorbit/contract/ide/projects.ts';
import type { showStart } from '@devorbit/contract/ide/start.ts';
import type {
  keepVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  showVersion,
} from '@devorbit/contract/ide/versions.ts';
import type { addMadeFiles, listMadeFiles, showMadeFile } from '@devorbit/contract/ide/workspaces.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api-error.ts';
import { addressOf, call, fetchWithSession, route } from '../../../platform/http-client.ts';

export const startRoute = route<typeof showStart>('GET', '/api/ide/start/');
export const listRoute = route<typeof listProjects>('GET', '/api/ide/projects/');
export const openRoute = route<typeof openProject>('POST', '/api/ide/projects/open/');
export const createRoute = route<typeof createProject>('POST', '/api/ide/projects/');
export const showRoute = route<typeof showProject>('GET', '/api/ide/projects/:id/');
export const updateRoute = route<typeof updateProject>('PATCH', '/api/ide/projects/:id/');
export const deleteRoute = route<typeof deleteProject>('DELETE', '/api/ide/projects/:id/');
export const followRoute = route<typeof followProject>('GET', '/api/ide/projects/:id/events/');
export const addFilesRoute = route<typeof addFiles>('POST', '/api/ide/projects/:id/files/');
export const updateFilesRoute = route<typeof updateFiles>('PATCH', '/api/ide/projects/:id/files/');
export const deleteFilesRoute = route<typeof deleteFiles>('DELETE', '/api/ide/projects/:id/files/');
export const bytesRoute = route<typeof showFileBytes>('GET', '/api/ide/projects/:id/files/:file/bytes/');
export const pushRoute = route<typeof pushChanges>('POST', '/api/ide/projects/:id/files/:file/changes/');
export const pullRoute = route<typeof pullChanges>('GET', '/api/ide/projects/:id/files/:file/changes/');
const historyRoute = route<typeof showHistory>('GET', '/api/ide/projects/:id/files/:file/history/');
const versionsRoute = route<typeof listVersions>('GET', '/api/ide/projects/:id/versions/');
const keepRoute = route<typeof keepVersion>('POST', '/api/ide/projects/:id/versions/');
const versionRoute = route<typeof showVersion>('GET', '/api/ide/projects/:id/versions/:number/');
const nameRoute = route<typeof nameVersion>('PATCH', '/api/ide/projects/:id/versions/:number/');
const restoreRoute = route<typeof restoreVersion>('POST', '/api/ide/projects/:id/versions/:number/restore/');
const linksRoute = route<typeof listLinks>('GET', '/api/ide/projects/:id/links/');
const createLinkRoute = route<typeof createLink>('POST', '/api/ide/projects/:id/links/');
const revokeRoute = route<typeof revokeLink>('DELETE', '/api/ide/projects/:id/links/:link/');
const sharedRoute = route<typeof showShared>('GET', '/api/ide/shared/:token/');
const sharedBytesRoute = route<typeof showSharedBytes>('GET', '/api/ide/shared/:token/files/:file/bytes/');
const forkRoute = route<typeof forkShared>('POST', '/api/ide/shared/:token/fork/');
const messagesRoute = route<typeof listMessages>('GET', '/api/ide/projects/:id/chat/');
const writeRoute = route<typeof writeMessage>('POST', '/api/ide/projects/:id/chat/');
const eraseRoute = route<typeof deleteMessage>('DELETE', '/api/ide/projects/:id/chat/:message/');
const presenceRoute = route<typeof tellPresenceEndpoint>('POST', '/api/ide/projects/:id/presence/');
const sharedProjectsRoute = route<typeof listSharedProjects>('GET', '/api/ide/shared-projects/');
const membersRoute = route<typeof listMembers>('GET', '/api/ide/projects/:id/members/');
const addMemberRoute = route<typeof addMember>('POST', '/api/ide/projects/:id/members/');
const removeMemberRoute = route<typeof removeMember>('DELETE', '/api/ide/projects/:id/members/:username/');
const joinLinksRoute = route<typeof listJoinLinks>('GET', '/api/ide/projects/:id/join-links/');
const createJoinRoute = route<typeof createJoinLink>('POST', '/api/ide/projects/:id/join-links/');
const revokeJoinRoute = route<typeof revokeJoinLink>('DELETE', '/api/ide/projects/:id/join-links/:link/');
const offerRoute = route<typeof showJoinOffer>('GET', '/api/ide/join/:token/');
const joinRoute = route<typeof joinProject>('POST', '/api/ide/join/:token/');

const madeRoute = route<typeof listMadeFiles>('GET', '/api/ide/projects/:id/made/');
const addMadeRoute = route<typeof addMadeFiles>('POST', '/api/ide/projects/:id/made/');

const openPreviewRoute = route<typeof openPreview>('POST', '/api/ide/projects/:id/previews/');
const endPreviewsRoute = route<typeof endPreviews>('DELETE', '/api/ide/projects/:id/previews/');
const madeBytesRoute = route<typeof showMadeFile>('GET', '/api/ide/projects/:id/made/bytes/');

export const startQuery = () =>
  queryOptions({
    queryKey: ['ide', 'start'] as const,
    queryFn: ({ signal }) => call(startRoute, { signal }),
    staleTime: 60_000,
  });
export const projectsQuery = () =>
  queryOptions({ queryKey: ['ide', 'projects'] as const, queryFn: ({ signal }) => call(listRoute, { signal }) });
export const sharedProjectsQuery = () =>
  queryOptions({
    queryKey: ['ide', 'shared-projects'] as const,
    queryFn: ({ signal }) => call(sharedProjectsRoute, { signal }),
  });
/** `turn` is another number whenever people came or went. */
export const membersQuery = (id: number, turn: number) =>
  queryOptions({
    queryKey: ['ide', 'members', id, turn] as const,
    queryFn: ({ signal }) => call(membersRoute, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
/** `turn` is another number whenever something was written or deleted. */
export const messagesQuery = (id: number, turn: number) =>
  queryOptions({
    queryKey: ['ide', 'chat', id, turn] as const,
    queryFn: ({ signal }) => call(messagesRoute, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
export const joinLinksQuery = (id: number, turn: number) =>
  queryOptions({
    queryKey: ['ide', 'join-links', id, turn] as const,
    queryFn: ({ signal }) => call(joinLinksRoute, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['ide', 'join', token] as const,
    queryFn: ({ signal }) => call(offerRoute, { params: { token }, signal }),
    retry: false,
  });
export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['ide', 'versions', id] as const,
    queryFn: ({ signal }) => call(versionsRoute, { params: { id }, signal }),
  });
export const linksQuery = (id: number) =>
  queryOptions({
    queryKey: ['ide', 'links', id] as const,
    queryFn: ({ signal }) => call(linksRoute, { params: { id }, signal }),
  });
/** What programs have made where a project runs; `changes` is another number whenever files have changed there. */
export const madeQuery = (id: number, changes: number) =>
  queryOptions({
    queryKey: ['ide', 'made', id, changes] as const,
    queryFn: ({ signal }) => call(madeRoute, { params: { id }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
/** An address of a preview; it is good for twelve hours, so a new one is taken a little earlier. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: ['ide', 'preview', id] as const,
    queryFn: () => call(openPreviewRoute, { params: { id } }),
    staleTime: 11 * 60 * 60 * 1000,
    retry: false,
  });
export const turnOffPreviews = (id: number) => call(endPreviewsRoute, { params: { id } });
/** The bytes of a file that a program has made, in base64; `changes` as above. */
export const madeBytesQuery = (id: number, name: string, changes: number) =>
  queryOptions({
    queryKey: ['ide', 'made-bytes', id, name, changes] as const,
    queryFn: async ({ signal }) => (await call(madeBytesRoute, { params: { id }, query: { name }, signal })).base64,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
/** Without a session: in a page of somebody else's nobody is signed in. */
async function readAsNobody(token: string, signal: AbortSignal): Promise<SharedProject> {
  const response = await fetch(`/api/ide/shared/${encodeURIComponent(token)}/`, { signal, credentials: 'omit' });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return (await response.json()) as SharedProject;
}

/** What a link shows. */
export const sharedQuery = (token: string, embedded: boolean) =>
  queryOptions({
    queryKey: ['ide', 'shared', token, embedded] as const,
    queryFn: ({ signal }) =>
      embedded ? readAsNobody(token, signal) : call(sharedRoute, { params: { token }, signal }),
    retry: false,
  });

/** Five megabytes over a slow line. */
const FILE_MS = 120_000;

/** A file that is no text of what a link shows. */
export async function fetchSharedBytes(
  token: string,
  file: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchWithSession(addressOf(sharedBytesRoute.path, { params: { token, file } }), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_MS)]),
  });
  return new Uint8Array(await response.arrayBuffer());
}

export const addMade = (id: number, names: string[]) => call(addMadeRoute, { params: { id }, body: { names } });
export const keepNow = (id: number, body: { name?: string; reason?: 'named' | 'run' }) =>
  call(keepRoute, { params: { id }, body });
export const fetchVersion = (id: number, number: number) => call(versionRoute, { params: { id, number } });
export const renameVersion = (id: number, number: number, name: string) =>
  call(nameRoute, { params: { id, number }, body: { name } });
export const restore = (id: number, number: number) => call(restoreRoute, { params: { id, number } });
export const makeLink = (id: number, body: { version: number | null; days: number | null }) =>
  call(createLinkRoute, { params: { id }, body });
export const endLink = (id: number, link: number) => call(revokeRoute, { params: { id, link } });
export const tellPresence = (id: number, body: { page: string; at: Whereabouts | null; asks: boolean }) =>
  call(presenceRoute, { params: { id }, body });
export const say = (id: number, text: string) => call(writeRoute, { params: { id }, body: { text } });
export const eraseMessage = (id: number, message: number) => call(eraseRoute, { params: { id, message } });
export const letIn = (id: number, username: string, role: MemberRole) =>
  call(addMemberRoute, { params: { id }, body: { username, role } });
export const takeOut = (id: number, username: string) => call(removeMemberRoute, { params: { id, username } });
export const makeJoinLink = (id: number, body: { role: MemberRole; days: number; uses: number }) =>
  call(createJoinRoute, { params: { id }, body });
export const endJoinLink = (id: number, link: number) => call(revokeJoinRoute, { params: { id, link } });
export const join = (token: string) => call(joinRoute, { params: { token } });
export const fork = (token: string) => call(forkRoute, { params: { token } });
export const fetchHistory = (id: number, file: number) => call(historyRoute, { params: { id, file } });
export const fetchChanges = (id: number, file: number, after: number) =>
  call(pullRoute, { params: { id, file }, query: { after } });
