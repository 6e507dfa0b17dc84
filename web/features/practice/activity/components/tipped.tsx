import { type ReactNode, type SyntheticEvent, useState } from 'react';
import classes from './tipped.module.css';

type Tip = { text: string; x: number; y: number; above: boolean };

/**
 * Shows the `data-tip` of whatever in it is pointed at or has the focus; Escape takes it away. What it says is the
 * element's own name as well: here it is for the eyes.
 */
export function Tipped({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const show = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
    const text = element?.dataset['tip'];
    if (!element || text === undefined) return setTip(null);
    const around = currentTarget.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const above = box.top - around.top > 56;
    setTip({
      text,
      // Never beyond the edges by more than its own half.
      x: Math.min(Math.max(box.left + box.width / 2 - around.left, 96), Math.max(96, around.width - 96)),
      y: (above ? box.top - 6 : box.bottom + 6) - around.top,
      above,
    });
  };
  return (
    <div
      className={`${classes.around} ${className ?? ''}`}
      role="presentation"
      onPointerOver={show}
      onPointerLeave={() => setTip(null)}
      onFocus={show}
      onBlur={() => setTip(null)}
      onKeyDown={({ key }) => key === 'Escape' && setTip(null)}
    >
      {children}
      {tip && (
        <span
          className={classes.tip}
          data-above={tip.above || undefined}
          style={{ left: tip.x, top: tip.y }}
          aria-hidden="true"
        >
          {tip.text}
        </span>
      )}
    </div>
  );
}
