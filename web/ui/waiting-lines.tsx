import type { CSSProperties } from 'react';
import classes from './waiting-lines.module.css';

/** `width` as in CSS, all of it where it is absent. */
export type WaitingLine = { height: number; width?: string };

type Props = { lines: readonly WaitingLine[]; gap: number };

/**
 * What will stand in a card, one below the other with `gap` pixels between, drawn by a single element: a list that waits
 * with a dozen cards is hydrated and laid out before anybody can use the page.
 */
export const WaitingLines = (props: Props) => <div className={classes.lines} style={drawn(props)} />;

function drawn({ lines, gap }: Props): CSSProperties {
  const ends: number[] = [];
  for (const { height } of lines) ends.push((ends.at(-1) ?? -gap) + gap + height);
  return {
    height: ends.at(-1) ?? 0,
    backgroundImage: lines.map(() => 'linear-gradient(var(--line) 0 0)').join(','),
    backgroundSize: lines.map(({ height, width = '100%' }) => `${width} ${height}px`).join(','),
    backgroundPosition: lines.map(({ height }, at) => `0 ${(ends[at] ?? 0) - height}px`).join(','),
  };
}
