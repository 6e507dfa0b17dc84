import { type PageId, pageIds, pages, pageShown } from '@devorbit/contract/pages.ts';
import type { Plugin, Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** The module of a page, as `routes.ts` names it. */
const fileOf = (id: PageId): string => `/web/app/pages/${pages[pageShown(id)].module ?? pageShown(id)}.tsx`;

/** What a script of the practice area is made of. */
const PRACTICE = /[\\/](contract|web[\\/]features|web[\\/]app)[\\/]practice[\\/]/;
const isIcon = (id: string): boolean => /[\\/]lucide-react[\\/]/.test(id);
/** Editors fetch it when they are shown: the pages do not. */
const ofEditor = (id: string): boolean =>
  /node_modules[\\/](@codemirror|@lezer|@marijn|style-mod|w3c-keyname|crelt)[\\/]|[\\/]web[\\/]ui[\\/]code-editor[\\/](codemirror|grammars|language-grammars)/.test(
    id,
  );
const isPackage = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id);

/**
 * Which modules that several pages share are one script, so that a page asks for some twenty and not for ninety: left to
 * itself the bundler makes one for every set of pages. A group takes what its modules need with it, so what plain pages reach
 * comes first, apart from the kit. `minShareCount` counts pages and parts that are fetched later. `plugin` finds out what
 * the pages reach.
 */
export function chunkGroups(): { plugin: Plugin; groups: Groups } {
  const home = new Set<string>();
  const plain = new Set<string>();
  const list = new Set<string>();
  const problem = new Set<string>();
  const plugin: Plugin = {
    name: 'modules-of-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const reach = (reached: Set<string>, files: readonly string[]): void => {
        const waiting = all.filter((id) => files.some((file) => id.split('?')[0]?.endsWith(file)));
        if (waiting.length === 0) throw new Error(`No page was found of ${files.join(', ')}`);
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (reached.has(id)) continue;
          reached.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      };
      reach(home, [fileOf('home')]);
      reach(plain, [...pageIds.filter((id) => pages[id].kind === 'plain').map(fileOf), '/web/app/pages/not-found.tsx']);
      reach(list, [fileOf('practice')]);
      reach(problem, [fileOf('problem')]);
    },
  };
  const ofKit = (id: string): boolean => !plain.has(id);
  return {
    plugin,
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/ },
      // A file, with all it needs: what every page has, and what the pages with Mantine and queries share.
      { name: 'shell', test: /[\\/]web[\\/]app[\\/]root\.tsx/ },
      { name: 'kit', test: /[\\/]web[\\/]ui[\\/]kit\.tsx/ },
      { name: 'icons', test: isIcon, minShareCount: 5 },
      { name: 'home-parts', test: (id) => home.has(id) && !isIcon(id), minShareCount: 4 },
      { name: 'plain-parts', test: (id) => plain.has(id) && !isIcon(id), minShareCount: 4 },
      { name: 'solving-parts', test: (id) => list.has(id) && problem.has(id) && ofKit(id) && !isPackage(id) },
      {
        name: 'kit-parts',
        test: (id) => ofKit(id) && !ofEditor(id) && (isPackage(id) || /[\\/]web[\\/](ui|platform)[\\/]/.test(id)),
        minShareCount: 13,
      },
      {
        name: 'kit-small',
        test: (id) => (list.has(id) || problem.has(id)) && ofKit(id) && isPackage(id) && !/\.css|module\.mjs/.test(id),
        minShareCount: 3,
        maxModuleSize: 600,
      },
      {
        name: 'list-parts',
        test: (id) => list.has(id) && /[\\/]problems[\\/]catalogue[\\/]/.test(id),
        minShareCount: 2,
      },
      {
        name: 'problem-small',
        test: (id) => problem.has(id) && ofKit(id) && !isPackage(id) && !/\.css/.test(id),
        minShareCount: 2,
        maxModuleSize: 800,
      },
      { name: 'practice-parts', test: (id) => ofKit(id) && PRACTICE.test(id), minShareCount: 14 },
    ],
  };
}
