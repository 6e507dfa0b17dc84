import type { EntryFiles, listEntryFiles, removeEntryFile } from '@devorbit/contract/events/entry-files.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import { upload } from '../../../../platform/upload.ts';
import { keyOf } from '../api.ts';

const list = route<typeof listEntryFiles>('GET', '/api/events/:id/entries/:entry/files/');
const remove = route<typeof removeEntryFile>('DELETE', '/api/events/:id/entry/files/:file/');

/** Their addresses are good for ten minutes. */
const RENEWED_MS = 8 * 60_000;

export const filesQuery = (id: number, entry: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'files', entry] as const,
    queryFn: ({ signal }) => call(list, { params: { id, entry }, signal }),
    refetchInterval: RENEWED_MS,
  });

export type Place = { client: QueryClient; event: number; entry: number };

const keep = ({ client, event, entry }: Place, files: EntryFiles) =>
  client.setQueryData(filesQuery(event, entry).queryKey, files);

async function send(place: Place, part: string, form: FormData, options: Parameters<typeof upload>[2]): Promise<void> {
  keep(place, (await upload(`/api/events/${place.event}/entry/${part}/`, form, options)) as EntryFiles);
}

export function sendPicture(
  place: Place,
  { file, alt }: { file: File; alt: string },
  options: Parameters<typeof upload>[2],
): Promise<void> {
  const form = new FormData();
  form.set('alt', alt);
  form.set('picture', file);
  return send(place, 'pictures', form, options);
}

export function sendFile(place: Place, file: File, options: Parameters<typeof upload>[2]): Promise<void> {
  const form = new FormData();
  form.set('file', file);
  return send(place, 'files', form, options);
}

export const removeFile = async (place: Place, file: number): Promise<void> =>
  void keep(place, await call(remove, { params: { id: place.event, file } }));
