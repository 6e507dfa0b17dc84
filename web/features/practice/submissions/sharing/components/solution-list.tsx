import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import { VisuallyHidden } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { momentText } from '../../../../../platform/format/dates.ts';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { card, divided, plainLink, text } from '../../../../../ui/layout.ts';
import { LANGUAGE_NAMES } from '../../history/copy.ts';
import { memoryText } from '../../model.ts';
import { SolutionCode } from './solution-code.tsx';
import classes from './solutions-page.module.css';

/** How one tells the moderators of a solution: the page brings it. */
export type ReportSolution = (solution: SharedSolution) => ReactNode;

type ListProps = { rows: readonly SharedSolution[]; stale: boolean; report: ReportSolution };

/** One row a solution; the code of one of them is open at a time. */
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
  return (
    <li>
      <div className={classes.line}>
        <Link
          className={`${plainLink} ${text('small', 'strong', 'breaking')} ${classes.author}`}
          to={pathOf('public-profile', { username: row.username })}
        >
          @{row.username}
        </Link>
        <button
          className={`${text('quiet', 'small', 'tabular')} ${classes.door}`}
          type="button"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <VisuallyHidden>@{row.username} </VisuallyHidden>
          <span>{LANGUAGE_NAMES[row.language]}</span>
          <span>{millisecondsText(row.runtime_ms)}</span>
          <span>{memoryText(row.memory_kb)}</span>
          <time className={classes.date} dateTime={row.created_at}>
            {momentText(row.created_at)}
          </time>
          <ChevronDown className={classes.chevron} size={18} aria-hidden="true" />
        </button>
      </div>
      {open && (
        <>
          <SolutionCode id={row.submission_id} language={row.language} />
          {report(row)}
        </>
      )}
    </li>
  );
}
