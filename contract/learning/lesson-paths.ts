import { pathOf } from '../path-of.ts';

/** Where a lesson stands, by its id `{framework}/{module}/{lesson}`; `anchor` is that of one of its headings. */
export function lessonPath(id: string, anchor = ''): string {
  const [frameworkId = '', moduleId = '', slug = ''] = id.split('/');
  return `${pathOf('lesson', { frameworkId, moduleId })}#${slug}${anchor === '' ? '' : `-${anchor}`}`;
}
