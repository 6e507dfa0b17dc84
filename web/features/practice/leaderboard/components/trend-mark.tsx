import { VisuallyHidden } from '@mantine/core';
import { numberText } from '../../../../platform/format/numbers.ts';
import { text } from '../../../../ui/layout.ts';
import { type Trend, trendText } from '../model.ts';
import classes from './rank-table.module.css';

const signs = { up: '▲', down: '▼', same: '–', new: 'New' } as const;

/** How a rank has changed over the week: an arrow and a number, and a sentence for who does not see them. */
export function TrendMark({ trend, since }: { trend: Trend; since: string }) {
  const said = trendText(trend, since);
  return (
    <span className={`${text('fine', 'tabular')} ${classes.trend}`} data-way={trend.way} title={said}>
      <span aria-hidden="true">
        {signs[trend.way]}
        {trend.places > 0 && numberText(trend.places)}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
