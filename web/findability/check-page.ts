/** What search engines show of a title and of a description, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

const entity = /&(?:amp|lt|gt|quot|#x27);/g;
const lengthOf = (escaped: string): number => escaped.replace(entity, '.').length;

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

/** A built page that search engines may list under its own address. */
export type Listed = { path: string; title: string; description: string; picture: string };

/**
 * What is wrong with the head of a built page, in words; and, where it is meant for search engines, what must be
 * different on every page. `path` as it is served, `origin` what stands in built pages for the address.
 */
export function checkPage(path: string, html: string, origin: string): { faults: string[]; listed: Listed | null } {
  const faults: string[] = [];
  const one = (what: string, pattern: RegExp): string => {
    const found = all(html, pattern);
    if (found.length !== 1) faults.push(`has ${found.length} × ${what}`);
    return found[0] ?? '';
  };
  const title = one('title', /<title>([^<]*)<\/title>/g);
  if (title === '' || lengthOf(title) > TITLE_LENGTH)
    faults.push(`its title has ${lengthOf(title)} characters: ${title}`);
  one('h1', /<h1[\s>]()/g);
  if (!/<html [^>]*lang="en"/.test(html)) faults.push('does not tell its language');
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return { faults, listed: null };

  const description = one('description', /<meta name="description" content="([^"]*)"/g);
  if (description === '' || lengthOf(description) > DESCRIPTION_LENGTH)
    faults.push(`its description has ${lengthOf(description)} characters: ${description}`);
  const canonical = one('canonical link', /<link rel="canonical" href="([^"]*)"/g);
  if (!canonical.startsWith(`${origin}/`)) faults.push(`its canonical link is not absolute: ${canonical}`);
  const property = (name: string) => one(`og:${name}`, new RegExp(`property="og:${name}" content="([^"]*)"`, 'g'));
  if (property('title') !== title) faults.push('og:title is another title');
  if (property('description') !== description) faults.push('og:description is another description');
  if (property('url') !== canonical) faults.push('og:url is not its canonical link');
  property('type');
  property('site_name');
  const picture = property('image').replace(origin, '');
  one('twitter:card', /name="twitter:card" content="([^"]*)"/g);
  for (const data of all(html, /<script[^>]*type="application\/ld\+json">(.*?)<\/script>/gs)) JSON.parse(data);
  return { faults, listed: canonical === origin + path ? { path, title, description, picture } : null };
}

/** Texts that stand on more than one page. */
export const repeated = (pages: Listed[], what: 'title' | 'description'): string[] =>
  [...Map.groupBy(pages, (page) => page[what])]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.map(({ path }) => path).join(', ')} have one ${what}: ${text}`);
