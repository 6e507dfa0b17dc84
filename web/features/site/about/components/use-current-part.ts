import { useEffect, useState } from 'react';
import { currentPart } from '../model.ts';

/** Share of the window's height below which a heading is not read yet. */
const LINE = 0.3;

/** The id of the part of the page that is being read; undefined until the page has been looked at. */
export function useCurrentPart(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const parts = [...document.querySelectorAll('[data-part]')].map((part) => ({
        id: part.id,
        top: part.getBoundingClientRect().top,
      }));
      const { scrollHeight } = document.documentElement;
      setCurrent(currentPart(parts, innerHeight * LINE, innerHeight + scrollY >= scrollHeight - 2));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, []);
  return current;
}
