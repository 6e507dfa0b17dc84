import path from 'node:path/posix';
import type { LanguageServerName } from '@devorbit/contract/execution/language-servers.ts';
import { isInstalled } from '../../catalogue/program.ts';
import { BOX_ENV } from '../../languages/box.ts';
import { LANGUAGE_SERVERS_IN_BOX, languageServerPackages, NODE_IN_BOX } from '../../sandbox/box-view.ts';

/** A language server, or a formatter that browsers have not, as Debian's packages bring it: `program` and `needs` are there once they are. */
export type LanguageServerTool = {
  tool: 'clangd' | 'gopls' | 'rustfmt';
  name: string;
  /** What it reads, in words. */
  does: string;
  debian: string[];
  program: string;
  needs: string[];
  versioned: string;
};

/** How a language server is started, and what it is told of its settings. */
export type LanguageServer = {
  /** What has to be installed; null where npm's packages bring it. */
  tool: LanguageServerTool | null;
  /** Whether npm has it for this machine. */
  isThere: boolean;
  argv: string[];
  env: Record<string, string>;
  options: unknown;
  /** By section, as it asks for them. */
  settings: Record<string, unknown>;
};

const CLANGD = '/usr/bin/clangd-19';
const GOPLS = '/usr/bin/gopls';

export const languageServerTools: LanguageServerTool[] = [
  {
    tool: 'clangd',
    name: 'clangd',
    does: 'C and C++',
    debian: ['clangd-19'],
    program: CLANGD,
    needs: [],
    versioned: 'clangd-19',
  },
  {
    tool: 'gopls',
    name: 'gopls',
    does: 'Go',
    debian: ['gopls'],
    program: GOPLS,
    needs: [],
    versioned: 'gopls',
  },
  {
    tool: 'rustfmt',
    name: 'rustfmt',
    does: 'formatting of Rust',
    debian: ['rustfmt'],
    program: '/usr/bin/rustfmt',
    needs: [],
    versioned: 'rustfmt',
  },
];
const toolOf = (name: LanguageServerTool['tool']) => languageServerTools.find(({ tool }) => tool === name)!;

const packageOf = (name: keyof typeof languageServerPackages) => path.join(LANGUAGE_SERVERS_IN_BOX, name);

/**
 * For programs of glibc's: what they free goes back to the system. With an arena for each thread, and parts of up to 32 MB kept,
 * clangd held 250 MB for one file, and now 90 to 160.
 */
const GIVING_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

/** Names that would have to be imported are no completions here: what writes the import comes only when one is asked for once more. */
const typescriptSettings = {
  suggest: { autoImports: false, includeCompletionsForModuleExports: false },
  preferences: { useAliasesForRenames: false },
};

export const languageServerKinds: Record<LanguageServerName, LanguageServer> = {
  python: {
    tool: null,
    isThere: languageServerPackages.pyright !== null,
    argv: [
      NODE_IN_BOX,
      '--max-old-space-size=320',
      '--max-semi-space-size=4',
      `${packageOf('pyright')}/langserver.index.js`,
      '--stdio',
    ],
    env: BOX_ENV,
    options: {},
    settings: {
      python: {
        pythonPath: '/usr/bin/python3',
        // It would offer what is already loaded alone: Counter from typing, and typing_extensions, which no program has.
        analysis: { typeCheckingMode: 'basic', diagnosticMode: 'openFilesOnly', autoImportCompletions: false },
      },
      pyright: { disableTaggedHints: true },
    },
  },
  typescript: {
    tool: null,
    isThere: languageServerPackages.typescript !== null,
    argv: [`${packageOf('typescript')}/lib/tsc`, '--lsp', '--stdio'],
    env: { ...BOX_ENV, GOMEMLIMIT: '384MiB' },
    options: {},
    settings: { 'js/ts': typescriptSettings, typescript: typescriptSettings, javascript: typescriptSettings },
  },
  cpp: {
    tool: toolOf('clangd'),
    isThere: true,
    argv: [
      CLANGD,
      '--background-index=false',
      '-j=1',
      '--pch-storage=disk',
      '--malloc-trim',
      '--header-insertion=never',
      '--limit-results=100',
      '--log=error',
    ],
    env: {
      ...BOX_ENV,
      ...GIVING_BACK,
      TMPDIR: '/tmp',
      XDG_CONFIG_HOME: path.join(LANGUAGE_SERVERS_IN_BOX, 'settings'),
    },
    options: {},
    settings: {},
  },
  go: {
    tool: toolOf('gopls'),
    isThere: true,
    argv: [GOPLS, 'serve'],
    // As content/languages/go builds; nothing is ever fetched.
    env: {
      ...BOX_ENV,
      GOCACHE: '/tmp/go',
      GOPATH: '/tmp/gopath',
      GO111MODULE: 'off',
      GOPROXY: 'off',
      GOSUMDB: 'off',
      CGO_ENABLED: '0',
      GOMEMLIMIT: '384MiB',
    },
    options: { completeUnimported: true },
    settings: {},
  },
};

/** Whether one can be started on this machine. */
export const isLanguageServerThere = async (name: LanguageServerName): Promise<boolean> => {
  const { tool, isThere } = languageServerKinds[name];
  return isThere && (tool === null || (await isInstalled(tool)));
};
