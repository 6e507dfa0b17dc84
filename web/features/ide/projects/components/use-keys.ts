import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../../platform/is-typing.ts';

type Pressed = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'defaultPrevented'
  | 'target'
  | 'preventDefault'
  | 'stopPropagation'
>;

/** By how it is written in menus: 'Ctrl+Shift+Enter'. Ctrl is the command key of a Mac, too. */
const nameOf = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string =>
  [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    // Whether it takes Shift is the keyboard's.
    ...(shiftKey && key !== '?' ? ['Shift'] : []),
    // With Alt a Mac's keys write other letters.
    altKey && code.startsWith('Key') ? code.slice(3) : key.length === 1 ? key.toUpperCase() : key,
  ].join('+');

/** Keys that write something do nothing else where somebody types, nor in what stands above the screen. */
const isWritten = (name: string, target: EventTarget | null): boolean =>
  name.length === 1 && (isTyping(target) || document.querySelector('dialog[open]') !== null);

/** Nothing has the focus, or the page as a whole, as when one has come to it from another. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.localName === 'main');

/** Keys of a screen, also while nothing of it has the focus; answers what hears them before its elements do. A key that is held does nothing more. */
export function useKeys(acts: Partial<Record<string, () => void>>) {
  const pressed = (event: Pressed) => {
    if (event.defaultPrevented || event.repeat) return;
    const name = nameOf(event);
    const act = acts[name];
    if (!act || isWritten(name, event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const pressedOnPage = useEffectEvent((event: KeyboardEvent) => {
    if (isNowhere(event.target)) pressed(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressedOnPage(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return pressed;
}
