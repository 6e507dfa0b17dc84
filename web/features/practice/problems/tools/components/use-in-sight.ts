import { useEffect, useState } from 'react';

/** Whether an element can be seen; true until it is known, and of none. */
export function useInSight(element: HTMLElement | null): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element === null || seen;
}
