import type { ResourceForm } from '@devorbit/contract/library/resource-uploads.ts';
import { unknownCollege } from '../errors.ts';
import type { Words } from '../store.ts';

/** Of content/universities. */
type College = { slug: string; name: string };

/** What a form says of a document, as it is kept. Throws for a college that is none. */
export function readWords(colleges: readonly College[], { college, name, ...form }: ResourceForm): Words {
  const of = colleges.find(({ slug, name: called }) => slug === college || called === college);
  if (of === undefined) throw unknownCollege();
  return { ...form, name: name || form.title, university: of.slug, college: of.name };
}
