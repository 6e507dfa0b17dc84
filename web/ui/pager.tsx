import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { numberText } from '../platform/format/numbers.ts';
import classes from './pager.module.css';

type Props = {
  /** Accessible name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
};

/** The way to the page before and the page after; absent where there is one page alone. */
export function Pager({ label, page, pages, addressOf }: Props) {
  if (pages <= 1) return null;
  const before = Math.min(page - 1, pages);
  return (
    <nav className={classes.pager} aria-label={label}>
      {before >= 1 ? (
        <Link className={classes.step} to={addressOf(before)} rel="prev" preventScrollReset>
          <ArrowLeft size={17} aria-hidden="true" />
          Previous
        </Link>
      ) : (
        <span className={classes.step} data-off aria-hidden="true">
          <ArrowLeft size={17} />
          Previous
        </span>
      )}
      <p className={classes.here}>
        Page {numberText(page)} of {numberText(pages)}
      </p>
      {page < pages ? (
        <Link className={classes.step} to={addressOf(page + 1)} rel="next" preventScrollReset>
          Next
          <ArrowRight size={17} aria-hidden="true" />
        </Link>
      ) : (
        <span className={classes.step} data-off aria-hidden="true">
          Next
          <ArrowRight size={17} />
        </span>
      )}
    </nav>
  );
}
