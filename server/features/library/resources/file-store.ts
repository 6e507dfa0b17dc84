import { ArchiveEntry, Resource } from '@devorbit/contract/library/resources.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const RenditionKind = z.enum(['text', 'picture', 'listing', 'pdf', 'grid', 'entries']);
/** Of an archive: what came of its entries, by their places in its directory. */
const Places = z.array(z.object({ ...ArchiveEntry.pick({ reading: true, text: true }).shape, entry: z.number() }));
const Rendition = z.object({
  kind: RenditionKind,
  rendition: z.string(),
  size: z.number(),
  facts: z.object({ cut: z.boolean(), width: z.number(), height: z.number(), entries: Places }).partial(),
});
export type Rendition = z.infer<typeof Rendition>;

export const insertRendition = (db: Queryable, digest: string, made: Rendition): Promise<number> =>
  db.run(
    `insert into resource_renditions (digest, kind, rendition, size, facts) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [digest, made.kind, made.rendition, made.size, JSON.stringify(made.facts)],
  );

export const selectOptionalRendition = (
  db: Queryable,
  digest: string,
  kind: Rendition['kind'],
): Promise<Rendition | null> =>
  db.optionalRow(
    Rendition,
    'select kind, rendition, size, facts from resource_renditions where digest = $1 and kind = $2',
    [digest, kind],
  );

const File = z.object({
  digest: z.string(),
  size: z.number(),
  file_type: Resource.shape.file_type,
  file_name: z.string(),
});
export type File = z.infer<typeof File>;

/** Whether a member, who may sign in, may have the bytes of document `r`: as policy.ts says. $3 is the member. */
const MAY_HAVE = `exists (select from active_users u where u.id = $3 and (r.state = 'published' or u.is_superuser
  or u.has_staff_role and r.state = 'hidden' or r.uploaded_by = u.id and r.state in ('suggested', 'declined')))`;

/** The bytes of a document, or of a version that it had: whoever has an address of that was given it while it was current, or is a superuser. */
const FILES = `(select id as resource_id, digest, size, file_type, file_name from resources where id = $1
  union all select resource_id, digest, size, file_type, file_name from resource_versions where resource_id = $1)`;

/** The bytes of a document for a member whom nobody keeps out; null where there are none, or others. */
export const selectOptionalFile = (
  db: Queryable,
  { id, digest, user }: { id: number; digest: string; user: number },
): Promise<File | null> =>
  db.optionalRow(
    File,
    `select f.digest, f.size, f.file_type, f.file_name from ${FILES} f join resources r on r.id = f.resource_id
     where f.digest = $2 and ${MAY_HAVE} limit 1`,
    [id, digest, user],
  );

const RenditionFile = z.object({ rendition: z.string(), size: z.number(), kind: RenditionKind, file_name: z.string() });

/** The same of what was made of a document, by the digest of that. */
export const selectOptionalRenditionFile = (
  db: Queryable,
  { id, digest, user }: { id: number; digest: string; user: number },
): Promise<z.infer<typeof RenditionFile> | null> =>
  db.optionalRow(
    RenditionFile,
    `select x.rendition, x.size, x.kind, f.file_name from ${FILES} f join resources r on r.id = f.resource_id
       join resource_renditions x on x.digest = f.digest
     where x.rendition = $2 and ${MAY_HAVE} limit 1`,
    [id, digest, user],
  );
