import type { uploadResource as endpoint } from '@devorbit/contract/library/resource-uploads.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import type { z } from 'zod';
import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Superuser } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { type AddDeps, addResource } from './add-resource.ts';
import { describeFile } from './describe-file.ts';
import type { KeptPages } from './keep-pages.ts';
import { readWords } from './read-words.ts';
import { refuseKnown } from './refuse-known.ts';
import { showResource } from './show-resource.ts';

export type UploadDeps = AddDeps & {
  clock: Clock;
  secret: string;
  /** Of content/universities. */
  colleges: readonly { slug: string; name: string }[];
  pages: KeptPages;
};
type Given = { file: Blob; name: string; body: z.output<typeof endpoint.body>; ip: string };

/**
 * Publishes what a superuser has handed in. Throws a Refusal for a type that is not taken, a college that is none, bytes that
 * are here already or were taken down (unless they are allowed to be), and as `addResource`.
 */
export async function uploadResource(deps: UploadDeps, actor: Superuser, given: Given): Promise<Resource> {
  const { file, name, ip } = given;
  const { duplicate, ...body } = given.body;
  const { file_type, file_name } = describeFile(name);
  const words = readWords(deps.colleges, body);
  if (duplicate === 'refuse') await refuseKnown(deps.database, file.digest);
  const at = deps.clock.now();
  const described = { ...words, file_name, pages: null, sample: false, uploaded_by: actor.id, uploaded_at: at };
  const id = await addResource(deps, file, file_type, { ...described, suggested: false }, (tx, made) =>
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
