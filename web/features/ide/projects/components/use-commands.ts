import type { DebugOrder } from '@devorbit/contract/execution/debugging.ts';
import { EDITOR_KEYS } from '../../../../ui/code-editor/editor-keys.ts';
import type { ListedKeys } from '../keys/model.ts';
import type { Side } from './activity-bar.tsx';
import type { PanelId } from './bottom-panel.tsx';
import type { Choice } from './quick-open.tsx';
import { useKeys } from './use-keys.ts';

/** What stands above the screen. */
export type Dialog = 'projects' | 'share' | 'files' | 'commands' | 'runs' | 'keys';

type Step = Extract<DebugOrder, { type: 'step' }>['how'];

/** What can be done, and its keys, which do it wherever one is on the screen: this is the only place that names them. */
type Command = {
  name: string;
  /** Where the list of keys has it. */
  group: ListedKeys['group'];
  keys?: string;
  /** Other keys that do the same. */
  also?: readonly string[];
  /** The editor itself hears its keys, and nothing else does. */
  inEditor?: boolean;
  /** Always, where it does not say. */
  when?: (screen: Screen) => boolean;
  act: (screen: Screen) => void;
};

type Screen = {
  mayEdit: boolean;
  isSaved: boolean;
  isOwner: boolean;
  isDebugging: boolean;
  run: () => void;
  stop: () => void;
  /** Null where the project is of no problem. */
  submit: (() => void) | null;
  debug: () => void;
  steps: () => void;
  /** Null where the project has no page. */
  preview: (() => void) | null;
  format: () => void;
  step: (how: Step) => void;
  breakpoint: () => unknown;
  editBreakpoint: () => unknown;
  make: (what: 'file' | 'folder') => void;
  endAll: () => void;
  pick: () => void;
  exportAll: () => void;
  side: (id: Side) => void;
  toggleSide: () => void;
  togglePanel: () => void;
  panel: (id: PanelId) => void;
  open: (dialog: Dialog) => void;
  focusPane: () => void;
  toProblem: (step: 1 | -1) => void;
};

const mayEdit = (screen: Screen): boolean => screen.mayEdit;
const isSaved = (screen: Screen): boolean => screen.isSaved;
const mayStep = (screen: Screen): boolean => screen.isDebugging && screen.mayEdit;
/** As the screen writes the keys of the editor. */
const written = (keys: string): string => keys.replaceAll('-', '+');

/** In the order in which F1 lists them. Of two with the same keys the later one has them. */
const COMMANDS: readonly Command[] = [
  { name: 'Run', group: 'Running', keys: 'Ctrl+Enter', also: ['F5'], when: mayEdit, act: ({ run }) => run() },
  { name: 'Stop', group: 'Running', keys: 'Shift+F5', when: mayEdit, act: ({ stop }) => stop() },
  {
    name: 'Submit to the problem',
    group: 'Running',
    keys: 'Ctrl+Shift+Enter',
    when: (screen) => screen.mayEdit && screen.submit !== null,
    act: ({ submit }) => submit?.(),
  },
  { name: 'Debug', group: 'Debugging', when: mayEdit, act: ({ debug }) => debug() },
  { name: 'Step by step', group: 'Running', when: mayEdit, act: ({ steps }) => steps() },
  {
    name: 'Breakpoint on this line',
    group: 'Debugging',
    keys: written(EDITOR_KEYS.breakpoint),
    inEditor: true,
    when: mayEdit,
    act: ({ breakpoint }) => void breakpoint(),
  },
  {
    name: 'Condition or message of a breakpoint',
    group: 'Debugging',
    keys: written(EDITOR_KEYS.editBreakpoint),
    inEditor: true,
    when: mayEdit,
    act: ({ editBreakpoint }) => void editBreakpoint(),
  },
  { name: 'Format document', group: 'Editor', keys: 'Alt+Shift+F', when: mayEdit, act: ({ format }) => format() },
  { name: 'New file', group: 'Files', when: mayEdit, act: ({ make }) => make('file') },
  { name: 'New folder', group: 'Files', when: mayEdit, act: ({ make }) => make('folder') },
  { name: 'Run configurations', group: 'Running', when: mayEdit, act: ({ open }) => open('runs') },
  { name: 'End all programs and shells', group: 'Running', when: mayEdit, act: ({ endAll }) => endAll() },
  { name: 'Import files or a zip', group: 'Files', when: mayEdit, act: ({ pick }) => pick() },
  { name: 'Variables, stack and breakpoints', group: 'Debugging', act: ({ side }) => side('debug') },
  { name: 'Continue', group: 'Debugging', keys: 'F5', when: mayStep, act: ({ step }) => step('continue') },
  { name: 'Step over', group: 'Debugging', keys: 'F10', when: mayStep, act: ({ step }) => step('over') },
  { name: 'Step into', group: 'Debugging', keys: 'F11', when: mayStep, act: ({ step }) => step('into') },
  { name: 'Step out', group: 'Debugging', keys: 'Shift+F11', when: mayStep, act: ({ step }) => step('out') },
  { name: 'Pause', group: 'Debugging', when: mayStep, act: ({ step }) => step('pause') },
  {
    name: 'Preview the page',
    group: 'Screen',
    when: ({ preview }) => preview !== null,
    act: ({ preview }) => preview?.(),
  },
  { name: 'Go to file', group: 'Files', keys: 'Ctrl+P', act: ({ open }) => open('files') },
  { name: 'Search in all files', group: 'Files', act: ({ side }) => side('search') },
  { name: 'Show the sidebar', group: 'Screen', keys: 'Ctrl+B', act: ({ toggleSide }) => toggleSide() },
  { name: 'Show the panel', group: 'Screen', keys: 'Ctrl+J', act: ({ togglePanel }) => togglePanel() },
  { name: 'Show the terminal', group: 'Screen', keys: 'Ctrl+`', act: ({ panel }) => panel('terminal') },
  { name: 'Show the problems', group: 'Screen', act: ({ panel }) => panel('problems') },
  { name: 'Next pane', group: 'Screen', keys: 'F6', act: ({ focusPane }) => focusPane() },
  { name: 'Next problem', group: 'Editor', keys: 'F8', act: ({ toProblem }) => toProblem(1) },
  { name: 'Previous problem', group: 'Editor', keys: 'Shift+F8', act: ({ toProblem }) => toProblem(-1) },
  { name: 'Projects and templates', group: 'Files', act: ({ open }) => open('projects') },
  { name: 'Download as zip', group: 'Files', act: ({ exportAll }) => exportAll() },
  { name: 'History and replay', group: 'Files', when: isSaved, act: ({ side }) => side('history') },
  { name: 'Chat', group: 'Screen', when: isSaved, act: ({ side }) => side('chat') },
  { name: 'People', group: 'Screen', when: isSaved, act: ({ side }) => side('people') },
  {
    name: 'Share',
    group: 'Screen',
    when: (screen) => screen.isSaved && screen.isOwner,
    act: ({ open }) => open('share'),
  },
  { name: 'Keyboard shortcuts', group: 'Screen', keys: '?', act: ({ open }) => open('keys') },
  { name: 'All commands', group: 'Screen', keys: 'F1', act: ({ open }) => open('commands') },
];

const allowed = (screen: Screen): Command[] => COMMANDS.filter(({ when }) => when?.(screen) ?? true);

/** Everything that F1 lists, for what may be done now. */
const choicesOf = (screen: Screen): Choice[] =>
  allowed(screen).map(({ name, keys, act }) => ({
    name,
    ...(keys === undefined ? {} : { keys }),
    act: () => act(screen),
  }));

/** What keys do now. */
const keysOf = (screen: Screen): Partial<Record<string, () => void>> =>
  Object.fromEntries(
    allowed(screen).flatMap(({ keys, also = [], inEditor = false, act }) =>
      keys === undefined || inEditor ? [] : [keys, ...also].map((each) => [each, () => act(screen)] as const),
    ),
  );

/** Everything that has keys, also what has them only while a program is debugged. */
const listOf = (screen: Screen): ListedKeys[] =>
  allowed({ ...screen, isDebugging: true }).flatMap(({ name, group, keys, also = [] }) =>
    keys === undefined ? [] : [{ name, group, keys: [keys, ...also] }],
  );

/** What the screen can do now, as F1 lists it; `pressed` does it by its keys, which `keys` lists. */
export function useCommands(screen: Screen) {
  return { commands: choicesOf(screen), pressed: useKeys(keysOf(screen)), keys: listOf(screen) };
}
