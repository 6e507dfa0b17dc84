import { SHADOW_AFTER_PX } from '@devorbit/contract/limits.ts';
import { useSyncExternalStore } from 'react';

let scrolled = false;

/** Asks for the first time after a paint, when the answer costs no layout. */
const onScroll = (listener: () => void): (() => void) => {
  const read = () => {
    const now = globalThis.scrollY > SHADOW_AFTER_PX;
    if (now === scrolled) return;
    scrolled = now;
    listener();
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(read);
  });
  globalThis.addEventListener('scroll', read, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
    globalThis.removeEventListener('scroll', read);
  };
};

/** True once the page is scrolled further than the bar's threshold. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrolled,
    () => false,
  );
