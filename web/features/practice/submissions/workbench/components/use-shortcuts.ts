import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter (⌘+Enter) and the same with Shift, anywhere on the page where no component has taken them. */
export function useShortcuts(onRun: () => void, onSubmit: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.key !== 'Enter' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.repeat
    )
      return;
    event.preventDefault();
    (event.shiftKey ? onSubmit : onRun)();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
