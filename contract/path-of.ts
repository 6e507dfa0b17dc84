import { pagePaths } from './page-paths.ts';
import type { PageId, PathOf } from './pages.ts';

type NamesIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
export type Params<Id extends PageId> = Record<NamesIn<PathOf<Id>>, string | number>;
/** The pages that are one page alone. */
export type PlainPageId = { [Id in PageId]: NamesIn<PathOf<Id>> extends never ? Id : never }[PageId];

/**
 * The address of a page, the only way to write one: `pathOf('about')`, `pathOf('problem', { id: 7 })`. Parameters are
 * encoded; one that is missing throws. What stands behind `?` and `#` is the caller's: `${pathOf('about')}#help`.
 */
export const pathOf = <Id extends PageId>(
  id: Id,
  ...[params]: Id extends PlainPageId ? [] : [params: Params<Id>]
): string =>
  pagePaths[id].replace(/:(\w+)/g, (_, name) => {
    const value = (params as Record<string, string | number>)[name];
    if (value === undefined) throw new Error(`The page '${id}' needs '${name}'`);
    return encodeURIComponent(value);
  });
