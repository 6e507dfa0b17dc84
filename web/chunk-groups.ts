import { type PageId, pageIds, pages, pageShown } from '@devorbit/contract/pages.ts';
import type { Plugin, Rolldown } from 'vite';
import { iconModules } from './icon-modules.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** The module of a page, as `routes.ts` names it. */
const fileOf = (id: PageId): string => `/web/app/pages/${pages[pageShown(id)].module ?? pageShown(id)}.tsx`;

/** What a script of the practice area is made of. */
const PRACTICE = /[\\/](contract|web[\\/]features|web[\\/]app)[\\/]practice[\\/]/;
/** What the IDE’s screen shares with its dialogs and panels: forty scripts, left to themselves. */
const IDE = /[\\/](contract|features)[\\/]ide[\\/]/;
const LEARNING = /[\\/](contract|features)[\\/]learning[\\/]/;
/** What every page of learning has. */
const PROGRESS = /[\\/]learning[\\/](roadmaps[\\/]progress[\\/]|progress-marks|roadmap-(types|paths))/;
/** What its lists have, and no other page. */
const CATALOGUE = /[\\/]learning[\\/]roadmaps[\\/](copy|catalogue[\\/](model|components[\\/]item-card))/;
/** Of roadmaps, concepts and the like: they share much with each other and little with the other plain pages. */
const learningPages = new Set<PageId>([
  ...(['roadmaps', 'role-roadmap', 'skill-roadmap', 'project-brief', 'roadmap-guide', 'roadmap-video'] as const),
  ...(['roles', 'skills', 'projects', 'guides', 'videos', 'concept', 'my-roadmaps'] as const),
  ...(['portal', 'lesson', 'dev-courses'] as const),
]);
const isLearning = (id: PageId): boolean => learningPages.has(id);
const isIcon = (id: string): boolean => /[\\/]lucide-react[\\/]/.test(id);
/** The look of a field without Mantine: of use to the few pages that have one. */
const isField = (id: string): boolean => /plain-field\.module/.test(id);
/** Of forms that open later: no page has one when it is opened. */
const isTextArea = (id: string): boolean => /[\\/]components[\\/]Textarea[\\/]/.test(id);
/** Of many dialogs and few pages: whoever opens none has no use for it. A group takes what its modules need with it. */
const isForm = (id: string): boolean => /[\\/](@mantine[\\/]form[\\/]|web[\\/]platform[\\/]use-act-form\.ts)/.test(id);
/** Editors fetch it when they are shown: the pages do not. */
const ofEditor = (id: string): boolean =>
  /node_modules[\\/](@codemirror|@lezer|@marijn|style-mod|w3c-keyname|crelt)[\\/]|[\\/]web[\\/]ui[\\/]code-editor[\\/](codemirror|grammars|language-grammars)/.test(
    id,
  );
/** What few of the pages of learning have stands apart from what all have. */
const sharedName = (id: string): string =>
  /page-head/.test(id)
    ? 'shared-page-head'
    : /[\\/]learning[\\/]plans[\\/]/.test(id)
      ? 'shared-plans'
      : /[\\/]ui[\\/](meter|view-switch)/.test(id)
        ? 'shared-controls'
        : 'shared-small';
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
  const learning = new Set<string>();
  const kit = new Set<string>();
  const list = new Set<string>();
  const problem = new Set<string>();
  const ide = new Set<string>();
  /** Of the IDE's screen, and of no page that is opened. */
  const ideIcons = new Set<string>();
  /** What code editors of every kind begin with, and nothing that shows code without one. */
  const editor = new Set<string>();
  /** What shows code without an editor. */
  const listing = new Set<string>();
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
      const plainPages = pageIds.filter((id) => pages[id].kind === 'plain');
      reach(plain, [...plainPages.filter((id) => !isLearning(id)).map(fileOf), '/web/app/pages/not-found.tsx']);
      reach(kit, pageIds.filter((id) => pages[id].kind === 'kit' && id !== 'styleguide').map(fileOf));
      reach(learning, plainPages.filter(isLearning).map(fileOf));
      reach(list, [fileOf('practice')]);
      reach(problem, [fileOf('problem')]);
      reach(ide, ['/web/features/ide/projects/components/ide-screen.tsx']);
      const iconsOf = iconModules(all, (id) => this.getModuleInfo(id)?.code);
      const ofPages = new Set(all.filter(ofPage).flatMap(iconsOf));
      for (const id of [...ide].flatMap(iconsOf)) if (!ofPages.has(id)) ideIcons.add(id);
      const editing = new Set<string>();
      reach(editing, ['/web/ui/code-editor/codemirror-editor.tsx']);
      reach(listing, ['/web/features/practice/submissions/history/highlight.ts']);
      for (const id of editing) if (ofEditor(id) && ide.has(id) && !listing.has(id)) editor.add(id);
    },
  };
  const ofKit = (id: string): boolean => !plain.has(id);
  const ofPage = (id: string): boolean => kit.has(id) || plain.has(id) || learning.has(id);
  const ofLearning = (id: string): boolean => learning.has(id) && !plain.has(id);
  return {
    plugin,
    groups: [
      // Without what begins the app: it can be evaluated ahead of that.
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
      // A file, with all it needs: what every page has, and what the pages with Mantine and queries share.
      { name: 'shell', test: /[\\/]web[\\/]app[\\/]root\.tsx/ },
      { name: 'kit', test: /[\\/]web[\\/]ui[\\/]kit\.tsx/ },
      {
        name: 'icons',
        test: (id) => isIcon(id) && (!ofLearning(id) || kit.has(id)),
        minShareCount: 8,
      },
      // The search and the notifications, which are fetched later.
      { name: 'kinds', test: /[\\/]contract[\\/]kinds\.ts/ },
      // Most pages have it, and nothing else of home.
      { name: 'page-meta', test: /[\\/]web[\\/]app[\\/]page-meta\.ts/ },
      { name: 'home-parts', test: (id) => home.has(id) && !isIcon(id) && !isField(id), minShareCount: 4 },
      { name: 'plain-parts', test: (id) => plain.has(id) && !isIcon(id) && !isField(id), minShareCount: 4 },
      // Of pages of every kind, and of parts of plain pages that are fetched later.
      { name: 'dates', test: /[\\/]web[\\/]platform[\\/](format[\\/]dates|time-zone)\.ts/ },
      // A group takes what its modules need with it: what the pages of learning share with those of the kit comes first.
      {
        name: sharedName,
        test: (id) => ofLearning(id) && kit.has(id) && !isIcon(id),
        minShareCount: 2,
      },
      { name: 'learning-progress', test: (id) => ofLearning(id) && PROGRESS.test(id), minShareCount: 3 },
      { name: 'learning-catalogue', test: (id) => ofLearning(id) && CATALOGUE.test(id), minShareCount: 2 },
      { name: 'learning-parts', test: (id) => ofLearning(id) && LEARNING.test(id), minShareCount: 4 },
      { name: 'solving-parts', test: (id) => list.has(id) && problem.has(id) && ofKit(id) && !isPackage(id) },
      {
        name: 'kit-parts',
        test: (id) =>
          ofKit(id) &&
          !ofEditor(id) &&
          !isTextArea(id) &&
          !isForm(id) &&
          (isPackage(id) || /[\\/]web[\\/](ui|platform)[\\/]/.test(id)),
        minShareCount: 24,
      },
      {
        name: 'kit-small',
        test: (id) => (list.has(id) || problem.has(id)) && ofKit(id) && isPackage(id) && !/\.css|module\.mjs/.test(id),
        minShareCount: 3,
        maxModuleSize: 600,
      },
      // Of every form: left to the next groups, those that only sign up would fetch what is of problems.
      { name: 'drafts', test: /[\\/]web[\\/]platform[\\/]drafts\.ts/ },
      // Of lists of every kind: left to the next groups, others would fetch what is of problems alone.
      { name: 'search-field', test: /[\\/]web[\\/](ui[\\/]search-field\.tsx|platform[\\/]use-typed\.ts)/ },
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
      // Pages without an editor have it too.
      { name: 'copy-button', test: /[\\/]web[\\/]ui[\\/]copy-button/ },
      {
        name: 'editor-parts',
        test: (id) => problem.has(id) && /[\\/]web[\\/]ui[\\/]code-editor/.test(id) && !ofEditor(id),
        minShareCount: 2,
      },
      {
        name: 'problem-parts',
        test: (id) => problem.has(id) && ofKit(id) && PRACTICE.test(id) && !/\.css/.test(id),
        minShareCount: 2,
        maxModuleSize: 3000,
      },
      // Of each editor: in one script, as a browser asks for six at a time. A group takes what its modules need with it, so what
      // pages without an editor have too comes first.
      { name: 'code-colours', test: (id) => listing.has(id) && ide.has(id) && ofEditor(id) },
      { name: 'codemirror', test: (id) => editor.has(id) },
      // What the pages of shared projects have too comes first: a group takes what its modules need with it.
      { name: 'ide-pages', test: (id) => ide.has(id) && ofPage(id) && IDE.test(id), minShareCount: 2 },
      {
        name: 'ide-parts',
        test: (id) => ideIcons.has(id) || (ide.has(id) && !ofPage(id) && IDE.test(id)),
        minShareCount: 2,
      },
      { name: 'practice-parts', test: (id) => ofKit(id) && PRACTICE.test(id), minShareCount: 14 },
    ],
  };
}
