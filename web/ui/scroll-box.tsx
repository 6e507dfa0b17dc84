import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A box of limited height. While its content overflows it takes the keyboard's focus, so that it can be scrolled. */
export function ScrollBox({
  label,
  maxHeight,
  className,
  children,
}: {
  label: string;
  maxHeight: number;
  className?: string | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setOverflows(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [children]);
  return (
    <div
      ref={box}
      className={className}
      style={{ maxHeight, overflow: 'auto' }}
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      {children}
    </div>
  );
}
