import { useEffect, useEffectEvent } from 'react';

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
  | 'preventDefault'
  | 'stopPropagation'
>;

/** By how it is written in menus: 'Ctrl+Shift+Enter'. Ctrl is the command key of a Mac, too. */
const nameOf = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string =>
  [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    // With Alt a Mac's keys write other letters.
    altKey && code.startsWith('Key') ? code.slice(3) : key.length === 1 ? key.toUpperCase() : key,
  ].join('+');

/** Nothing has the focus, or the page as a whole, as when one has come to it from another. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.localName === 'main');

/** Keys of a screen, also while nothing of it has the focus; answers what hears them before its elements do. A key that is held does nothing more. */
export function useKeys(acts: Partial<Record<string, () => void>>) {
  const pressed = (event: Pressed) => {
    if (event.defaultPrevented || event.repeat) return;
    const act = acts[nameOf(event)];
    if (!act) return;
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
