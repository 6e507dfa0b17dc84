import classes from './waiting-lines.module.css';

/** `width` as in CSS, all of it where it is absent. */
export type WaitingLine = { height: number; width?: string };

const INK = 'linear-gradient(var(--line) 0 0)';

/**
 * What will stand in a card, one below the other with `gap` pixels between, drawn by a single element: a list that waits
 * with a dozen cards is hydrated and laid out before anybody can use the page.
 */
export function WaitingLines({ lines, gap }: { lines: readonly WaitingLine[]; gap: number }) {
  let top = 0;
  const tops = lines.map(({ height }) => {
    const at = top;
    top += height + gap;
    return at;
  });
  return (
    <div
      className={classes.lines}
      style={{
        height: top - gap,
        backgroundImage: lines.map(() => INK).join(','),
        backgroundSize: lines.map(({ height, width = '100%' }) => `${width} ${height}px`).join(','),
        backgroundPosition: tops.map((at) => `0 ${at}px`).join(','),
      }}
    />
  );
}
