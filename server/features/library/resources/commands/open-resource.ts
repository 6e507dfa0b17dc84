import { buffer } from 'node:stream/consumers';
import type { Reply } from '@devorbit/contract/endpoint.ts';
import { type PreviewKind, previewOf } from '@devorbit/contract/library/resources-limits.ts';
import { ArchiveEntry, type openResource as endpoint, type Preview } from '@devorbit/contract/library/resources.ts';
import { z } from 'zod';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type Rendition, selectOptionalRendition } from '../file-store.ts';
import { presentPreparation } from '../preparation/present.ts';
import { selectOptionalPreparation } from '../preparation/store.ts';
import { fileAddress, presentResource, renditionAddress, type Signing } from '../present.ts';
import { selectOptionalPosition } from '../reading/store.ts';
import type { Row } from '../store.ts';
import { countOpen } from '../use-store.ts';
import { findVisible } from './find-visible.ts';

export type OpenDeps = { database: Database; clock: Clock; secret: string; blobs: Blobs };
const Listing = z.object({
  entries: z.array(ArchiveEntry.omit({ reading: true, text: true })),
  total: z.number(),
  unpacked: z.number(),
});

/** How a member is shown a document. Counts that it was opened; throws as `findVisible`. */
export async function openResource(deps: OpenDeps, actor: Actor, id: number): Promise<Reply<typeof endpoint>> {
  const { database, clock, secret } = deps;
  const now = clock.now();
  await countOpen(database, { id, user: actor.id, at: now });
  // Before the document and its preview: what has come to an end by now is shown.
  const preparation = await selectOptionalPreparation(database, id);
  const row = await findVisible(database, actor, id);
  const signing = { secret, user: actor.id, now };
  return {
    resource: presentResource(row, signing),
    preview: await previewFor(deps, row, signing, preparation?.state === 'refused'),
    preparation: preparation && presentPreparation(preparation, actor),
    position: await selectOptionalPosition(database, actor.id, id),
  };
}

/** What was made of the bytes for each kind of preview. */
const renditions: Record<PreviewKind, Rendition['kind']> = {
  pdf: 'pdf',
  text: 'text',
  table: 'text',
  grid: 'grid',
  picture: 'picture',
  archive: 'listing',
};

/** A PDF is shown as it is, unless it was refused: what harms our readers may harm a browser. */
async function previewFor(
  { database, blobs }: OpenDeps,
  row: Row,
  signing: Signing,
  isRefused: boolean,
): Promise<Preview> {
  const kind = previewOf(row.file_type);
  const made = await selectOptionalRendition(database, row.digest, renditions[kind]);
  if (made === null && row.file_type === 'pdf' && !isRefused)
    return { kind: 'pdf', url: fileAddress(row, signing), size: row.size };
  if (made === null && (kind === 'pdf' || kind === 'grid')) return { kind: 'none' };
  if (made === null) throw new Error(`Nothing was made of ${row.digest} to show it`);
  if (kind === 'archive') {
    const listed = JSON.parse((await buffer(await blobs.open(made.rendition))).toString()) as unknown;
    const { entries, ...sums } = Listing.parse(listed);
    const texts = await selectOptionalRendition(database, row.digest, 'entries');
    const places = new Map(texts?.facts.entries?.map(({ entry, ...place }) => [entry, place]));
    return {
      kind,
      ...sums,
      entries: entries.map((entry, at) => ({ ...entry, ...(places.get(at + 1) ?? { reading: null, text: null }) })),
      url: texts && renditionAddress(row.id, texts.rendition, signing),
    };
  }
  const url = renditionAddress(row.id, made.rendition, signing);
  if (kind === 'pdf') return { kind, url, size: made.size };
  if (kind === 'grid') return { kind, url };
  const { cut = false, width = 1, height = 1 } = made.facts;
  return kind === 'picture' ? { kind, url, width, height } : { kind, url, cut };
}
