import { SHADOW_AFTER_PX } from '@devorbit/contract/limits.ts';
import { useSyncExternalStore } from 'react';

const onScroll = (listener: () => void): (() => void) => {
  globalThis.addEventListener('scroll', listener, { passive: true });
  return () => globalThis.removeEventListener('scroll', listener);
};

/** True once the page is scrolled further than the bar's threshold. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => globalThis.scrollY > SHADOW_AFTER_PX,
    () => false,
  );
