import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import { Skeleton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../../../../platform/format/dates.ts';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { card, clamp, cluster, divided, plainLink, stack, tag, text } from '../../../../../ui/layout.ts';
import { Markdown } from '../../../../../ui/markdown/markdown.tsx';
import { LANGUAGE_NAMES } from '../../history/copy.ts';
import { memoryText } from '../../model.ts';
import { excerptOf } from '../model.ts';
import { VoteButton } from './vote-button.tsx';
import classes from './solution-list.module.css';

const SolutionCode = lazy(async () => ({ default: (await import('./solution-code.tsx')).SolutionCode }));

/** How one tells the moderators of a solution, and of its note: the page brings it. */
export type ReportSolution = (solution: SharedSolution) => ReactNode;

type ListProps = { rows: readonly SharedSolution[]; stale: boolean; report: ReportSolution };

/** One card a solution; the code of one of them is open at a time. */
export function SolutionList({ rows, stale, report }: ListProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className={`${card('lifted')} ${divided} ${classes.list}`} data-stale={stale || undefined}>
      {rows.map((row) => (
        <SolutionRow
          key={row.submission_id}
          row={row}
          report={report}
          open={row.submission_id === open}
          onOpen={(wanted) => setOpen(wanted ? row.submission_id : null)}
        />
      ))}
    </ul>
  );
}

type Props = { row: SharedSolution; report: ReportSolution; open: boolean; onOpen: (open: boolean) => void };

function SolutionRow({ row, report, open, onOpen }: Props) {
  const id = useId();
  const excerpt = excerptOf(row.note);
  return (
    <li className={`${stack(3)} ${classes.solution}`}>
      <div className={cluster([2, 4], { justify: 'between' })}>
        <div className={`${cluster([1, 3])} ${classes.head}`}>
          <Link
            className={`${plainLink} ${text('strong', 'breaking')} ${classes.author}`}
            to={pathOf('public-profile', { username: row.username })}
          >
            @{row.username}
          </Link>
          <span className={tag}>{LANGUAGE_NAMES[row.language]}</span>
          <Complexities row={row} />
        </div>
        <VoteButton row={row} />
      </div>
      {open && row.note !== '' ? (
        <Markdown text={row.note} />
      ) : (
        excerpt !== '' && <p className={`${text('quiet', 'small', 'breaking')} ${clamp}`}>{excerpt}</p>
      )}
      <div className={cluster([2, 4], { justify: 'between' })}>
        <p className={`${cluster([0, 4])} ${text('quiet', 'fine', 'tabular')}`}>
          <span>{millisecondsText(row.runtime_ms)}</span>
          <span>{memoryText(row.memory_kb)}</span>
          <time dateTime={row.created_at}>{dateText(row.created_at)}</time>
        </p>
        <button
          className={`${text('small', 'strong')} ${classes.door}`}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={`${open ? 'Hide' : 'Show'} code of @${row.username} in ${LANGUAGE_NAMES[row.language]}`}
          onClick={() => onOpen(!open)}
        >
          {open ? 'Hide code' : 'Show code'}
          <ChevronDown className={classes.chevron} size={18} aria-hidden="true" />
        </button>
      </div>
      {open && (
        <div className={stack(2)} id={id}>
          <Suspense fallback={<Skeleton height={180} radius="lg" />}>
            <SolutionCode id={row.submission_id} language={row.language} />
          </Suspense>
          {report(row)}
        </div>
      )}
    </li>
  );
}

/** What the author says of time and space. */
function Complexities({ row: { time_complexity, space_complexity } }: { row: SharedSolution }) {
  const said = [
    ['Time', time_complexity],
    ['Space', space_complexity],
  ].filter(([, value]) => value !== '');
  if (said.length === 0) return null;
  return (
    <span className={cluster([1, 3])}>
      {said.map(([name, value]) => (
        <span className={text('quiet', 'fine', 'breaking')} key={name}>
          {name} <span className={classes.complexity}>{value}</span>
        </span>
      ))}
    </span>
  );
}
