import type { Assignment, JudgingPhase } from '@devorbit/contract/events/hackathon-judging.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleDashed, PencilLine } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { momentText } from '../../../../platform/format/dates.ts';
import { usePageQuery } from '../../../../platform/page-query.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Meter } from '../../../../ui/meter.tsx';
import { CalmScene } from '../../../../ui/scenes/calm-scene.tsx';
import { assignmentsQuery } from '../api.ts';
import { stateNames } from '../copy.ts';
import { nextOpen } from '../model.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { useSheets } from './use-sheets.ts';
import classes from './judge-desk.module.css';

const icons = { assigned: CircleDashed, draft: PencilLine, submitted: Check } as const;

const whenText = (phase: JudgingPhase, closesAt: string): string =>
  ({
    entries: 'Entries can still change. Scoring starts when submissions close.',
    open: `Open until ${momentText(closesAt)}. You can change your scores until then.`,
    closed: `Judging closed on ${momentText(closesAt)}. Thank you for your time.`,
    released: 'The results are out. Thank you for your time.',
  })[phase];

const isChanged = ({ state, draft }: Assignment): boolean => state === 'submitted' && draft !== null;

/** A judge’s entries beside the one that they score. `run` is what the sandbox said of an entry. */
export function JudgeDesk({ event, run }: { event: number; run: (entry: number) => ReactNode }) {
  const query = useQuery(assignmentsQuery(event));
  const [params, change] = usePageQuery();
  const sheets = useSheets(event);
  const title = useRef<HTMLHeadingElement>(null);
  /** The entry that is shown, and whether the next one that is has the focus. */
  const here = useRef<number | null>(null);
  const moves = useRef(false);
  const open = (entry: number | null) => {
    // What was submitted may have given way to the next one already.
    if (entry !== null && entry === here.current) title.current?.focus();
    else moves.current = true;
    change({ entry: entry === null ? null : String(entry) });
  };
  /** The next one is read from its beginning. */
  const shown = (entry: number) => {
    here.current = entry;
    if (moves.current) title.current?.focus();
    moves.current = false;
  };
  return (
    <ListPage
      query={query}
      failure="Your entries could not be loaded"
      empty={({ entries }) =>
        entries.length === 0 && (
          <EmptyState scene={<CalmScene />} title="No entries to judge yet">
            The organizers assign entries after submissions close. We’ll notify you.
          </EmptyState>
        )
      }
    >
      {({ phase, closesAt, criteria, entries }) => {
        const wanted = Number(params.get('entry'));
        const current =
          entries.find(({ id }) => id === wanted) ?? entries.find(({ state }) => state !== 'submitted') ?? entries[0];
        const done = entries.filter(({ state }) => state === 'submitted').length;
        return (
          <div className={classes.desk}>
            <nav className={`${stack(3)} ${classes.list}`} aria-label="Your entries">
              <div className={stack(2)}>
                <p className={text('strong', 'tabular')}>
                  {done} of {entries.length} submitted
                </p>
                <Meter part={done / entries.length} />
                <p className={text('quiet', 'small')}>{whenText(phase, closesAt)}</p>
              </div>
              <ol className={classes.entries}>
                {entries.map((one, at) => {
                  const Icon = icons[one.state];
                  return (
                    <li key={one.id}>
                      <button
                        type="button"
                        className={classes.entry}
                        aria-current={one.id === current?.id || undefined}
                        onClick={() => open(one.id)}
                      >
                        <span className={classes.number}>{at + 1}</span>
                        <span className={classes.name}>
                          {one.title}
                          <span className={text('quiet', 'fine')}>{one.team}</span>
                        </span>
                        <span className={classes.state} data-state={one.state}>
                          <Icon size={15} aria-hidden="true" />
                          {isChanged(one) ? 'Changed' : stateNames[one.state]}
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ol>
            </nav>
            {current !== undefined && (
              <ScoreSheet
                key={current.id}
                event={event}
                assignment={current}
                criteria={criteria}
                open={phase === 'open'}
                sheets={sheets}
                titleRef={title}
                onShown={shown}
                next={nextOpen(entries, current.id)}
                onNext={open}
                run={run(current.id)}
              />
            )}
          </div>
        );
      }}
    </ListPage>
  );
}
