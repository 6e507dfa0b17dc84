import type { ResourceForm } from '@devorbit/contract/library/resource-uploads.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import type { Superuser } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { resourceNotFound } from '../errors.ts';
import { updateWords } from '../store.ts';
import { readWords } from './read-words.ts';
import { showResource } from './show-resource.ts';
import type { UploadDeps } from './upload-resource.ts';

type Deps = Pick<UploadDeps, 'database' | 'clock' | 'secret' | 'colleges' | 'pages'>;

/** Changes what is said of a document, in whatever state. Throws where there is none, and for a college that is none. */
export async function editResource(
  deps: Deps,
  { actor, ip }: { actor: Superuser; ip: string },
  id: number,
  form: ResourceForm,
): Promise<Resource> {
  const words = readWords(deps.colleges, form);
  await deps.database.transaction(async (tx) => {
    if (!(await updateWords(tx, id, words))) throw resourceNotFound();
    const { title, licence } = words;
    await recordAct(tx, {
      at: deps.clock.now(),
      actor,
      ip,
      act: 'resource.edit',
      subject: `resource ${id}`,
      detail: { title, licence },
    });
    await tx.notify('resources');
  });
  deps.pages.forget();
  return showResource(deps, actor, id);
}
