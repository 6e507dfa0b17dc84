import type { DebugOrder } from '@devorbit/contract/execution/debugging.ts';
import type { Side } from './activity-bar.tsx';
import type { PanelId } from './bottom-panel.tsx';
import type { Choice } from './quick-open.tsx';
import { useKeys } from './use-keys.ts';

/** What stands above the screen. */
export type Dialog = 'projects' | 'share' | 'files' | 'commands' | 'runs';

type Step = Extract<DebugOrder, { type: 'step' }>['how'];

/** A line of the list of commands. Its keys do it wherever one is on the screen. */
type Command = Choice & {
  /** Other keys that do the same. */
  also?: readonly string[];
  /** The editor itself hears its keys, and nothing else does. */
  inEditor?: boolean;
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

/** Everything that F1 lists, for what may be done now. Of two with the same keys the later one has them. */
const commandsOf = (screen: Screen): Command[] => [
  ...(screen.mayEdit
    ? [
        { name: 'Run', keys: 'Ctrl+Enter', also: ['F5'], act: screen.run },
        { name: 'Stop', keys: 'Shift+F5', act: screen.stop },
        ...(screen.submit ? [{ name: 'Submit to the problem', keys: 'Ctrl+Shift+Enter', act: screen.submit }] : []),
        { name: 'Debug', act: screen.debug },
        { name: 'Step by step', act: screen.steps },
        { name: 'Breakpoint on this line', keys: 'F9', inEditor: true, act: () => void screen.breakpoint() },
        {
          name: 'Condition or message of a breakpoint',
          keys: 'Shift+F9',
          inEditor: true,
          act: () => void screen.editBreakpoint(),
        },
        { name: 'Format document', keys: 'Alt+Shift+F', act: screen.format },
        { name: 'New file', act: () => screen.make('file') },
        { name: 'New folder', act: () => screen.make('folder') },
        { name: 'Run configurations', act: () => screen.open('runs') },
        { name: 'End all programs and shells', act: screen.endAll },
        { name: 'Import files or a zip', act: screen.pick },
      ]
    : []),
  { name: 'Variables, stack and breakpoints', act: () => screen.side('debug') },
  ...(screen.isDebugging && screen.mayEdit
    ? [
        { name: 'Continue', keys: 'F5', act: () => screen.step('continue') },
        { name: 'Step over', keys: 'F10', act: () => screen.step('over') },
        { name: 'Step into', keys: 'F11', act: () => screen.step('into') },
        { name: 'Step out', keys: 'Shift+F11', act: () => screen.step('out') },
        { name: 'Pause', act: () => screen.step('pause') },
      ]
    : []),
  ...(screen.preview ? [{ name: 'Preview the page', act: screen.preview }] : []),
  { name: 'Go to file', keys: 'Ctrl+P', act: () => screen.open('files') },
  { name: 'Search in all files', act: () => screen.side('search') },
  { name: 'Show the sidebar', keys: 'Ctrl+B', act: screen.toggleSide },
  { name: 'Show the panel', keys: 'Ctrl+J', act: screen.togglePanel },
  { name: 'Show the terminal', keys: 'Ctrl+`', act: () => screen.panel('terminal') },
  { name: 'Show the problems', act: () => screen.panel('problems') },
  { name: 'Next pane', keys: 'F6', act: screen.focusPane },
  { name: 'Next problem', keys: 'F8', act: () => screen.toProblem(1) },
  { name: 'Previous problem', keys: 'Shift+F8', act: () => screen.toProblem(-1) },
  { name: 'Projects and templates', act: () => screen.open('projects') },
  { name: 'Download as zip', act: screen.exportAll },
  ...(screen.isSaved
    ? [
        { name: 'History and replay', act: () => screen.side('history') },
        { name: 'Chat', act: () => screen.side('chat') },
        { name: 'People', act: () => screen.side('people') },
        ...(screen.isOwner ? [{ name: 'Share', act: () => screen.open('share') }] : []),
      ]
    : []),
  { name: 'All commands', keys: 'F1', act: () => screen.open('commands') },
];

/** What keys do. */
const keysOf = (commands: readonly Command[]): Partial<Record<string, () => void>> =>
  Object.fromEntries(
    commands.flatMap(({ keys, also = [], inEditor = false, act }) =>
      keys === undefined || inEditor ? [] : [keys, ...also].map((each) => [each, act] as const),
    ),
  );

/** What the screen can do now, as F1 lists it; `pressed` does it by its keys. */
export function useCommands(screen: Screen) {
  const commands = commandsOf(screen);
  return { commands, pressed: useKeys(keysOf(commands)) };
}
