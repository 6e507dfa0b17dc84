import { fileTypeOf } from '@devorbit/contract/library/resources-limits.ts';
import type { Resource, uploadResource as endpoint } from '@devorbit/contract/library/resources.ts';
import type { z } from 'zod';
import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Superuser } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { alreadyHere, unknownCollege, wrongFileType } from '../errors.ts';
import { selectOptionalDuplicate } from '../store.ts';
import type { KeptPages } from './keep-pages.ts';
import { publishResource, type PublishDeps } from './publish-resource.ts';
import { showResource } from './show-resource.ts';

export type UploadDeps = PublishDeps & {
  clock: Clock;
  secret: string;
  /** Of content/universities. */
  colleges: readonly { slug: string; name: string }[];
  pages: KeptPages;
};
type Given = { file: Blob; name: string; body: z.output<typeof endpoint.body>; ip: string };

/** Characters of the name of a file that are kept; file systems have 255 bytes. */
const FILE_NAME_CHARS = 120;

const tidyName = (name: string, type: string): string => {
  const bare = name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, -(type.length + 1))
    .slice(0, FILE_NAME_CHARS)
    .toWellFormed();
  return `${bare === '' ? 'document' : bare}.${type}`;
};

/**
 * Publishes what a superuser has handed in. Throws a Refusal for a type that is not taken, a college that is none, bytes that
 * are here already (unless they are allowed to be), and as `publishResource`.
 */
export async function uploadResource(deps: UploadDeps, actor: Superuser, given: Given): Promise<Resource> {
  const { file, name, ip } = given;
  const { college, duplicate, ...body } = given.body;
  const file_type = fileTypeOf(name);
  if (file_type === null) throw wrongFileType();
  const of = deps.colleges.find(({ slug, name: called }) => slug === college || called === college);
  if (of === undefined) throw unknownCollege();
  const same = duplicate === 'allow' ? null : await selectOptionalDuplicate(deps.database, file.digest);
  if (same) throw alreadyHere(same);
  const at = deps.clock.now();
  const id = await publishResource(
    deps,
    file,
    file_type,
    {
      ...body,
      name: body.name || body.title,
      university: of.slug,
      college: of.name,
      file_name: tidyName(name, file_type),
      pages: null,
      sample: false,
      uploaded_by: actor.id,
      uploaded_at: at,
    },
    (tx, made) =>
      recordAct(tx, {
        at,
        actor,
        ip,
        act: 'resource.upload',
        subject: `resource ${made}`,
        detail: { title: body.title },
      }),
  );
  deps.pages.forget();
  return showResource(deps, actor, id);
}
