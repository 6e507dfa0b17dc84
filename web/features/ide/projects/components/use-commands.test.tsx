// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCommands } from './use-commands.ts';

type Screen = Parameters<typeof useCommands>[0];
type Answered = ReturnType<typeof useCommands>;

const ACTS = [
  ...['run', 'stop', 'submit', 'debug', 'steps', 'preview', 'format', 'step', 'breakpoint', 'editBreakpoint', 'make'],
  ...['endAll', 'pick', 'exportAll', 'side', 'toggleSide', 'togglePanel', 'panel', 'open', 'focusPane', 'toProblem'],
];
const done: unknown[][] = [];
const screen = (part: Partial<Screen> = {}): Screen => ({
  mayEdit: true,
  isSaved: true,
  isOwner: true,
  isDebugging: false,
  ...(Object.fromEntries(
    ACTS.map((name) => [name, (...given: unknown[]) => done.push([name, ...given])]),
  ) as unknown as Omit<Screen, 'mayEdit' | 'isSaved' | 'isOwner' | 'isDebugging'>),
  ...part,
});
const answered = vi.fn<(commands: Answered) => void>();
function Commands({ of }: { of: Screen }) {
  answered(useCommands(of));
  return <input />;
}
const place = document.body.appendChild(document.createElement('div'));
let root: Root;
const show = (part?: Partial<Screen>): Answered => {
  act(() => root.render(<Commands of={screen(part)} />));
  return answered.mock.lastCall![0];
};
/** What happens by keys that are written so, as a keyboard sends them. */
function press(keys: string, target: Element = document.body): unknown[] | undefined {
  const words = keys.split('+');
  const key = words.at(-1)!;
  done.length = 0;
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code: `Key${key}`,
      ctrlKey: words.includes('Ctrl'),
      altKey: words.includes('Alt'),
      shiftKey: words.includes('Shift') || key === '?',
      bubbles: true,
      cancelable: true,
    }),
  );
  return done[0];
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  document.querySelector('dialog')?.remove();
  vi.unstubAllGlobals();
});

test('each key that is listed does what its line says, and each command that has keys is listed', () => {
  const { commands, keys } = show({ isDebugging: true });
  expect(commands.flatMap(({ name, keys: own }) => (own === undefined ? [] : [name]))).toEqual(
    keys.map(({ name }) => name),
  );
  for (const { name, keys: all } of keys) {
    done.length = 0;
    commands.find((command) => command.name === name)!.act();
    const [wanted] = done;
    for (const each of all) {
      // F9 and its like are the editor's; F5 goes on while a program is debugged, and is Run's at other times.
      if (name.toLowerCase().includes('breakpoint')) expect([name, press(each)]).toEqual([name, undefined]);
      else if (name !== 'Run' || each !== 'F5') expect([name, each, press(each)]).toEqual([name, each, wanted]);
    }
  }
  show();
  expect(press('F5')).toEqual(['run']);
  expect(press('F10')).toBeUndefined();
});

test('the list has the keys of debugging at any time, and none for what somebody may not do', () => {
  const named = (part?: Partial<Screen>) => show(part).keys.map(({ name }) => name);
  expect(named()).toEqual(expect.arrayContaining(['Run', 'Step over', 'Submit to the problem', 'Keyboard shortcuts']));
  expect(named({ submit: null })).not.toContain('Submit to the problem');
  const watching = named({ mayEdit: false });
  for (const name of ['Run', 'Step over', 'Breakpoint on this line']) expect(watching).not.toContain(name);
  expect(watching).toContain('Go to file');
});

test('a question mark opens the list, but where somebody types or something stands above the screen', () => {
  const { pressed } = show();
  expect(press('?')).toEqual(['open', 'keys']);
  const within = (target: Element) => {
    const listener = (event: Event) => pressed(event as KeyboardEvent);
    target.addEventListener('keydown', listener);
    const found = press('?', target);
    target.removeEventListener('keydown', listener);
    return found;
  };
  const field = place.querySelector('input')!;
  expect(within(field)).toBeUndefined();
  expect(within(place)).toEqual(['open', 'keys']);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(within(place)).toBeUndefined();
});
