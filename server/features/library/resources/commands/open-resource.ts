import { buffer } from 'node:stream/consumers';
import { previewOf } from '@devorbit/contract/library/resources-limits.ts';
import { ArchiveEntry, type Preview, type Resource } from '@devorbit/contract/library/resources.ts';
import { z } from 'zod';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { resourceNotFound } from '../errors.ts';
import { fileAddress, presentResource, renditionAddress, type Signing } from '../present.ts';
import { countOpen, type Row, selectOptionalRendition, selectOptionalResource } from '../store.ts';

export type OpenDeps = { database: Database; clock: Clock; secret: string; blobs: Blobs };
const Listing = z.object({ entries: z.array(ArchiveEntry), total: z.number(), unpacked: z.number() });

/** How a member is shown a document. Counts that it was opened; throws where there is none. */
export async function openResource(
  deps: OpenDeps,
  actor: Actor,
  id: number,
): Promise<{ resource: Resource; preview: Preview }> {
  const { database, clock, secret } = deps;
  const now = clock.now();
  await countOpen(database, { id, user: actor.id, at: now });
  const row = await selectOptionalResource(database, actor.id, id);
  if (row === null) throw resourceNotFound();
  const signing = { secret, user: actor.id, now };
  return { resource: presentResource(row, signing), preview: await previewFor(deps, row, signing) };
}

async function previewFor({ database, blobs }: OpenDeps, row: Row, signing: Signing): Promise<Preview> {
  const kind = previewOf(row.file_type);
  if (kind === 'pdf') return { kind, url: fileAddress(row, signing), size: row.size };
  if (kind === 'office') return { kind };
  const made = await selectOptionalRendition(database, row.digest);
  if (made === null) throw new Error(`Nothing was made of ${row.digest} to show it`);
  if (kind === 'archive') {
    const listing = JSON.parse((await buffer(await blobs.open(made.rendition))).toString()) as unknown;
    return { kind, ...Listing.parse(listing) };
  }
  const url = renditionAddress(row.id, made.rendition, signing);
  const { cut = false, width = 1, height = 1 } = made.facts;
  return kind === 'picture' ? { kind, url, width, height } : { kind, url, cut };
}
