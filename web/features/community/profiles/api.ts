import type { Account, Preferences } from '@devorbit/contract/community/profiles.ts';
import type {
  askForDeletion as askEndpoint,
  exportAccount as exportEndpoint,
  keepAccount as keepEndpoint,
  removePicture as removeEndpoint,
  showAccount,
  showPublicProfile,
  updatePreferences,
  updateProfile,
} from '@devorbit/contract/community/profiles.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, fetchWithSession, route, send } from '../../../platform/http-client.ts';
import { keepPreferences } from '../../../platform/preferences.ts';
import { withProof } from '../../../platform/proof.ts';
import { keepUser, readSession } from '../../../platform/session.ts';
import { upload } from '../../../platform/upload.ts';
import { userOf } from '../../identity/accounts/model.ts';
import { NO_DATA } from './copy.ts';
import type { ProfileUpdate } from './model.ts';

/** An archive of years of work takes its time. */
const EXPORT_MS = 600_000;

const accountRoute = route<typeof showAccount>('GET', '/api/me/');
const profileRoute = route<typeof updateProfile>('PUT', '/api/profile/');
const pictureAddress = '/api/profile/picture/';
const removeRoute = route<typeof removeEndpoint>('DELETE', pictureAddress);
const preferencesRoute = route<typeof updatePreferences>('PUT', '/api/preferences/');
const deletionRoute = route<typeof askEndpoint>('POST', '/api/account/deletion/');
const exportRoute = route<typeof exportEndpoint>('GET', '/api/account/export/');
const keepRoute = route<typeof keepEndpoint>('DELETE', '/api/account/deletion/');
const publicRoute = route<typeof showPublicProfile>('GET', '/api/users/:username/');

/** The signed-in user with profile and preferences; null where the server answers nothing. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'] as const,
    queryFn: async ({ signal }): Promise<Account | null> => (await call(accountRoute, { signal })) ?? null,
  });

const merge = (client: QueryClient, change: Partial<Account>): void => {
  client.setQueryData(accountQuery().queryKey, (account) => account && { ...account, ...change });
  void client.invalidateQueries({ queryKey: ['public-profile'] });
};

/** Saves the profile and merges what the server answers into what is on the page. Throws NO_DATA where it answers nothing. */
export const saveProfile = async (client: QueryClient, update: ProfileUpdate): Promise<void> => {
  const code = readSession()?.session_code;
  const saved: Account | undefined = await call(profileRoute, { body: update });
  if (!saved) throw new Error(NO_DATA);
  merge(client, saved);
  if (code !== undefined) keepUser(code, userOf(saved));
};

/** Sends a picture; `onProgress` hears from 0 to 1 how much of it has left. */
export const savePicture = async (
  client: QueryClient,
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> => {
  const form = new FormData();
  form.append('profile_picture', file);
  const answer = (await upload(pictureAddress, form, options)) as {
    profile_picture_url?: string;
    profileImageUrl?: string;
  } | null;
  const address = answer?.profile_picture_url ?? answer?.profileImageUrl;
  if (!address) throw new Error(NO_DATA);
  merge(client, { profile_image: address });
};

export const removePicture = async (client: QueryClient): Promise<void> => {
  await send(removeRoute, {});
  merge(client, { profile_image: null });
};

export type PreferenceChange = Partial<Omit<Preferences, 'visibility'>> & {
  visibility?: Partial<Preferences['visibility']>;
};

/** Saves preferences, and keeps in this browser what it opens with. */
export const savePreferences = async (client: QueryClient, change: PreferenceChange): Promise<void> => {
  const owner = readSession()?.user.id;
  const preferences = await call(preferencesRoute, { body: change });
  // First: a colour scheme that was chosen here is not taken for one that was chosen elsewhere.
  if (owner !== undefined) keepPreferences({ user_id: owner, ...preferences });
  merge(client, { preferences });
};

/** A dangerous act: asks for a proof of who acts where the session has none. */
export const askForDeletion = async (client: QueryClient, username: string): Promise<void> =>
  merge(client, await withProof(() => call(deletionRoute, { body: { username } })));

/** All that is kept about the account, as a zip archive. A dangerous act, as the deletion is one. */
export const downloadAccount = (): Promise<File> =>
  withProof(async () => {
    const response = await fetchWithSession(exportRoute.path, { signal: AbortSignal.timeout(EXPORT_MS) });
    const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return new File([await response.blob()], named ?? 'devorbit.zip', { type: 'application/zip' });
  });

export const keepAccount = async (client: QueryClient): Promise<void> => {
  await call(keepRoute, {});
  merge(client, { deletion_due_at: null });
};

/** What the caller may see of a user. */
export const publicProfileQuery = (username: string) =>
  queryOptions({
    queryKey: ['public-profile', username] as const,
    queryFn: ({ signal }) => call(publicRoute, { params: { username }, signal }),
    staleTime: 0,
  });
