import { pageHead } from '@devorbit/contract/page-head.ts';
import { pageIds } from '@devorbit/contract/pages.ts';
import type { Plugin } from 'vite';

const HEAD = 'virtual:page-head/';

/** Gives each page its own row of heads: `virtual:page-head/about`. No page's scripts hold the words of another. */
export const pageHeads = (): Plugin => ({
  name: 'page-heads',
  resolveId: (id) => (id.startsWith(HEAD) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${HEAD}`)) return null;
    const wanted = id.slice(HEAD.length + 1);
    const known = pageIds.find((one) => one === wanted);
    const head = known && pageHead(known);
    if (!head) throw new Error(`contract/pages.ts has no head for '${wanted}'`);
    return `export default ${JSON.stringify(head)}`;
  },
});

/** Modules of the contract that compute constants from the table of pages. */
const computed = /\/contract\/(page-paths|navigation|listed-pages|coming-pages)\.ts$/;

/** Puts what those modules compute into the built app in their place. The table itself, which is long, ends the build of whatever brings it to the browser. */
export const computedPages = (): Plugin => ({
  name: 'computed-pages',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (this.environment.name === 'client' && id.endsWith('/contract/pages.ts'))
      this.error('contract/pages.ts is not for the browser: import what is computed from it, or its types');
    if (!computed.test(id)) return null;
    const values = Object.entries((await import(id)) as Record<string, unknown>);
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
});
