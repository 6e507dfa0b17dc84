import { row, text } from '../../../../ui/layout.ts';
import { FAILED, nearTo, nothingFor, resultsIn, SEARCHING } from '../copy.ts';
import { countResults, type Group } from '../options.ts';
import type { Found } from '../use-search.ts';
import classes from './palette.module.css';

function said(question: string, count: number, { pending, error, page }: Found): string {
  if (question === '') return '';
  if (pending) return SEARCHING;
  if (error !== null) return FAILED;
  if (count === 0) return nothingFor(question);
  return page?.approximate && page.total > 0 ? nearTo(question) : resultsIn(count);
}

/** The line below the list: how much was found, said to screen readers too, and the keys. */
export const PaletteStatus = ({ question, groups, found }: { question: string; groups: Group[]; found: Found }) => (
  <div className={`${row(4, { justify: 'between' })} ${text('quiet', 'fine')} ${classes.foot}`}>
    <p className={`${text('breaking')} ${classes.said}`} role="status">
      {said(question, countResults(groups), found)}
    </p>
    <p className={classes.keys} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>esc</kbd> close
    </p>
  </div>
);
