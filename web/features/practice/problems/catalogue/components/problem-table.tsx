import type { Problem, ProblemSort } from '@devorbit/contract/practice/problems.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown, Circle, CircleCheckBig } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { card, row, stretchedLink, text, unseen } from '../../../../../ui/layout.ts';
import { DifficultyBadge, NoTestsMark } from '../../components/problem-badges.tsx';
import { SOLVED } from '../../copy.ts';
import { CARD_TAGS, percentText } from '../../model.ts';
import type { FromCatalogue } from '../../reading/model.ts';
import { columnOrder, type SortedColumn } from '../model.ts';
import classes from './problem-table.module.css';

/** What a line says. */
type Line = Pick<
  Problem,
  'id' | 'title' | 'difficulty' | 'tags' | 'attempts' | 'success_rate' | 'tests' | 'user_solved'
>;

type Props = {
  label: string;
  problems: readonly Line[];
  /** Where a line leads. */
  addressOf: (id: number) => string;
  /** The address of the list that it stands in, for the way back. */
  catalogue: string;
  /** By what the server has sorted it, and how to have it sorted otherwise; without it the order is its own. */
  sorted?: { by: ProblemSort; onSort: (column: SortedColumn) => void };
  stale?: boolean;
};

/** The steps of the keys that go from line to line. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = lines.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  lines[step(at, lines.length - 1)]?.focus();
}

/** Problems, a line each, which is a link as a whole: a dense table, and two lines each on a narrow screen. */
export function ProblemTable({ label, problems, addressOf, catalogue, sorted, stale = false }: Props) {
  return (
    <table className={`${card()} ${classes.table}`} data-stale={stale || undefined}>
      <caption>
        <span className={unseen}>{label}</span>
      </caption>
      <thead>
        <tr>
          <th className={classes.status} scope="col">
            <span className={unseen}>Status</span>
          </th>
          <Heading className={classes.number} column="number" sorted={sorted}>
            No.
          </Heading>
          <Heading column="title" sorted={sorted}>
            Title
          </Heading>
          <Heading className={classes.difficulty} column="difficulty" sorted={sorted}>
            Difficulty
          </Heading>
          <Heading className={classes.acceptance} column="acceptance" sorted={sorted}>
            Acceptance
          </Heading>
          <th className={classes.tags} scope="col">
            Tags
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={goAlong}>
        {problems.map((problem) => (
          <tr key={problem.id} className={classes.line}>
            <td className={classes.status}>
              {problem.user_solved ? (
                <CircleCheckBig className={classes.solved} size={18} role="img" aria-label={SOLVED} />
              ) : (
                <Circle className={classes.open} size={18} role="img" aria-label="Not solved" />
              )}
            </td>
            <td className={`${text('quiet', 'tabular')} ${classes.number}`}>{problem.id}</td>
            <th className={classes.title} scope="row">
              <Link className={stretchedLink} to={addressOf(problem.id)} state={{ catalogue } satisfies FromCatalogue}>
                {problem.title}
              </Link>
              {problem.tests === 0 && <NoTestsMark />}
            </th>
            <td className={classes.difficulty}>
              <DifficultyBadge difficulty={problem.difficulty} />
            </td>
            <td className={`${text('tabular')} ${classes.acceptance}`}>
              {problem.attempts === 0 ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className={unseen}>Not tried yet</span>
                </>
              ) : (
                percentText(problem.success_rate)
              )}
            </td>
            <td className={`${text('quiet')} ${classes.tags}`}>{problem.tags.slice(0, CARD_TAGS).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadingProps = {
  column: SortedColumn;
  sorted: Props['sorted'];
  className?: string | undefined;
  children: ReactNode;
};

/** A column's name, and the button that sorts by it where the list can be sorted. */
function Heading({ column, sorted, className, children }: HeadingProps) {
  if (sorted === undefined)
    return (
      <th className={className} scope="col">
        {children}
      </th>
    );
  const order = columnOrder(column, sorted.by);
  const Arrow = order === undefined ? ChevronsUpDown : order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th className={className} scope="col" aria-sort={order}>
      <button type="button" className={`${row(1)} ${classes.sort}`} onClick={() => sorted.onSort(column)}>
        {children}
        <Arrow size={14} aria-hidden="true" />
      </button>
    </th>
  );
}
