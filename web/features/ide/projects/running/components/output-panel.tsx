import type { MadeFile } from '@devorbit/contract/ide/workspaces.ts';
import { Eraser, Footprints, Keyboard, TextQuote } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { RECONNECTING } from '../../copy.ts';
import type { ShownDiagnostic } from '../../diagnostics/model.ts';
import { changeLayout, layoutChoice } from '../../state.ts';
import type { Record_ } from '../model.ts';
import type { Ran, Runner } from '../state.ts';
import { StreamKeys, StreamView } from './stream-view.tsx';
import classes from './panels.module.css';

const MadeCards = lazy(async () => ({ default: (await import('../../viewing/components/made-cards.tsx')).MadeCards }));
const SqlResults = lazy(async () => ({
  default: (await import('../../viewing/components/sql-results.tsx')).SqlResults,
}));

type Props = {
  runner: Runner;
  ran: Ran;
  /** Why nothing can be run here, with the way on; null where it can. */
  barred: React.ReactNode;
  /** Whether the person may type into it, not only look. */
  mayType: boolean;
  /** Files that programs made, which the Explorer shows. */
  made: readonly MadeFile[];
  /** Null for a visitor’s. */
  project: number | null;
  /** Shows a page that a program has made. */
  onPreview: (page: string) => void;
  /** What the run has said about places of the project's files. */
  problems: readonly ShownDiagnostic[];
  /** Names of the project's files, which lead there where they are written with a line. */
  names: readonly string[];
  onGo: (file: string, line: number, column: number | null) => void;
  onLeave: () => void;
  /** Shows the last run step by step; null where it was not recorded. */
  onSteps: (() => void) | null;
};

const STAGES = {
  waiting: 'Waiting for a free console…',
  compile: 'Compiling…',
  run: 'Running. Type below if it asks for input.',
};

/** What answers in tables. */
const SQL = 'sqlite3';

const OUTPUT = 'Output of the program';

const WATCHED_STAGES = { ...STAGES, run: 'Running. You can watch its output.' };

/** What is said of a run, and under it the terminal that it runs on. */
export function OutputPanel({
  runner,
  ran,
  barred,
  mayType,
  made,
  project,
  onPreview,
  problems,
  names,
  onGo,
  onLeave,
  onSteps,
}: Props) {
  const { stdinOpen, plainOutput } = layoutChoice.useChosen();
  const fresh = ran.records.length === 0;
  const inTables = ran.language === SQL && !plainOutput;
  const isLive = mayType && ran.stage === 'run';
  return (
    <div className={classes.panel}>
      <div className={classes.tools}>
        {mayType && (
          <button
            type="button"
            className={classes.tool}
            aria-expanded={stdinOpen}
            onClick={() => changeLayout({ stdinOpen: !stdinOpen })}
          >
            <Keyboard size={15} aria-hidden="true" /> Input
          </button>
        )}
        <button
          type="button"
          className={classes.tool}
          aria-pressed={plainOutput}
          onClick={() => changeLayout({ plainOutput: !plainOutput })}
        >
          <TextQuote size={15} aria-hidden="true" /> Plain text
        </button>
        <button type="button" className={classes.tool} onClick={() => runner.clear()}>
          <Eraser size={15} aria-hidden="true" /> Clear
        </button>
        {onSteps && (
          <button type="button" className={classes.tool} onClick={onSteps}>
            <Footprints size={15} aria-hidden="true" /> Show the steps
          </button>
        )}
        {isLive && !fresh && !inTables && <StreamKeys stream={runner.output} label={OUTPUT} />}
      </div>
      {barred}
      {mayType && stdinOpen && (
        <label className={classes.stdin}>
          Typed ahead when the program starts
          <textarea
            className={classes.field}
            rows={3}
            value={ran.stdin}
            spellCheck={false}
            onChange={({ currentTarget }) => runner.setStdin(currentTarget.value)}
          />
        </label>
      )}
      <div className={classes.records} role="status">
        {fresh && barred === null && <p className={classes.empty}>Press Run (Ctrl+Enter) to run the open file.</p>}
        {ran.records.map((record, at) => (
          <RecordLine key={at} record={record} />
        ))}
        {made.length > 0 && <p className={classes.stage}>{madeText(made)}</p>}
        {ran.isAway ? (
          <p className={classes.stage}>{RECONNECTING}</p>
        ) : (
          ran.stage !== null && (
            <p className={classes.stage}>{mayType ? STAGES[ran.stage] : WATCHED_STAGES[ran.stage]}</p>
          )
        )}
      </div>
      {project !== null && made.length > 0 && (
        <Suspense>
          <MadeCards project={project} files={made} changes={ran.changes} onPreview={onPreview} />
        </Suspense>
      )}
      {problems.length > 0 && (
        <ul className={classes.places} aria-label="Places in your files">
          {problems.slice(0, 5).map((problem) => (
            <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.message}`}>
              <button
                type="button"
                className={classes.place}
                onClick={() => onGo(problem.file, problem.line, problem.column)}
              >
                {problem.file}, line {problem.line}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!fresh && inTables ? (
        <Suspense fallback={<p className={classes.empty}>Loading the tables…</p>}>
          <SqlResults key={ran.turn} stream={runner.output} />
        </Suspense>
      ) : (
        !fresh && (
          <StreamView
            key={ran.turn}
            stream={runner.output}
            label={OUTPUT}
            live={isLive}
            focus={ran.stage === 'run' && !ran.adopted}
            links={{ names, onGo }}
            onLeave={onLeave}
          />
        )
      )}
    </div>
  );
}

const NAMED = 3;
function madeText(made: readonly MadeFile[]): string {
  const names = made.slice(0, NAMED).map(({ name }) => name);
  const more = made.length > NAMED ? ` and ${made.length - NAMED} more` : '';
  return `Made by your programs: ${names.join(', ')}${more}. The Explorer adds them to the project.`;
}

/** A sentence of a run, with its details folded away while the terminal shows the same. */
export function RecordLine({ record: { type, message, details } }: { record: Record_ }) {
  return (
    <div className={classes.record} data-type={type}>
      <p className={classes.message}>{message}</p>
      {details !== undefined && (
        <details className={classes.details}>
          <summary>Details</summary>
          <pre tabIndex={0}>{details}</pre>
        </details>
      )}
    </div>
  );
}
