import type {
  listEntryVersions,
  restoreEntryVersion,
  showEntryVersion,
} from '@devorbit/contract/events/entry-versions.ts';
import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import { keep, keyOf } from '../api.ts';

const list = route<typeof listEntryVersions>('GET', '/api/events/:id/entries/:entry/versions/');
const show = route<typeof showEntryVersion>('GET', '/api/events/:id/entries/:entry/versions/:revision/');
const restore = route<typeof restoreEntryVersion>('POST', '/api/events/:id/entry/versions/:version/restore/');

export const versionsQuery = (id: number, entry: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'versions', entry] as const,
    queryFn: ({ signal }) => call(list, { params: { id, entry }, signal }),
  });

export const versionQuery = (id: number, entry: number, revision: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'versions', entry, revision] as const,
    queryFn: ({ signal }) => call(show, { params: { id, entry, revision }, signal }),
  });

/** Answers the entry that it is now. */
export async function restoreVersion(
  client: QueryClient,
  id: number,
  { version, revision }: { version: number; revision: number },
): Promise<Hackathon['entry']> {
  const hackathon = await call(restore, { params: { id, version }, body: { revision } });
  await keep(client, id, hackathon);
  return hackathon.entry;
}
