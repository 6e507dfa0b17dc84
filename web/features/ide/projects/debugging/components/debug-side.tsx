import { DEBUGGING } from '@devorbit/contract/execution/debugging-limits.ts';
import { CATCHES_UNSEEN } from '@devorbit/contract/execution/exception-languages.ts';
import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useShown } from '../../components/use-shown.ts';
import type { Shown } from '../../editing/state.ts';
import { mainFileOf } from '../../model.ts';
import { breakpointsByPath, inOrder, isMisplaced } from '../model.ts';
import type { Debugging } from '../state.ts';
import { Variables } from './variables.tsx';
import side from '../../components/side.module.css';
import classes from './debugging.module.css';

type Props = {
  debugging: Debugging;
  shown: Shown;
  onGo: (id: number, line: number) => void;
  onBreakpoints: (all: ProjectBreakpoint[]) => void;
  onEdit: (file: number, line: number) => void;
};

/** Variables, watched expressions, the stack, breakpoints. */
export function DebugSide({ debugging, shown, onGo, onBreakpoints, onEdit }: Props) {
  const debugged = useShown(debugging);
  const { state, scopes, children, watched, exceptions } = debugged;
  const [expression, setExpression] = useState('');
  const stop = state?.stop ?? null;
  const { breakpoints, files } = shown;
  const ordered = inOrder(breakpoints, files);
  return (
    <section className={side.side} aria-label="Run and debug">
      <h2 className={side.title}>Run and debug</h2>
      <Part title="Variables">
        {stop === null && <p className={classes.quiet}>They’re shown when the program stops.</p>}
        {scopes.map(({ name, reference, variables }, at) => (
          <details
            key={name}
            className={classes.scope}
            open={at === 0}
            hidden={variables === null && !shown.mayEdit}
            onToggle={({ currentTarget }) =>
              currentTarget.open && variables === null && !children.has(reference) && void debugging.open(reference)
            }
          >
            <summary>{name}</summary>
            <Variables
              debugging={debugging}
              variables={variables ?? children.get(reference)?.variables ?? []}
              known={children}
            />
          </details>
        ))}
      </Part>
      <Part title="Watch">
        <ul className={classes.list}>
          {watched.map((one) => (
            <li key={one.expression} className={classes.row}>
              <span className={classes.variable} data-failed={one.failed || undefined}>
                <span className={classes.name}>{one.expression}</span>
                {one.value !== null && stop !== null && (
                  <>
                    {' '}
                    = <span className={classes.value}>{one.value}</span>
                  </>
                )}
              </span>
              <button
                type="button"
                className={classes.tool}
                aria-label={`Stop watching ${one.expression}`}
                title="Stop watching"
                onClick={() => debugging.unwatch(one.expression)}
              >
                <X size={15} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        {shown.mayEdit && (
          <form
            className={classes.ask}
            onSubmit={(event) => {
              event.preventDefault();
              if (expression.trim() !== '') debugging.watch(expression.trim());
              setExpression('');
            }}
          >
            <input
              className={classes.field}
              aria-label="Expression to watch"
              placeholder="Watch an expression"
              value={expression}
              maxLength={DEBUGGING.EXPRESSION}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setExpression(currentTarget.value)}
            />
          </form>
        )}
        {!shown.mayEdit && <p className={classes.quiet}>Only people who can edit can watch expressions.</p>}
      </Part>
      <Part title="Call stack">
        {stop === null && (
          <p className={classes.quiet}>
            {state?.state === 'running' ? 'The program is running.' : 'Nothing is being debugged.'}
          </p>
        )}
        <ol className={classes.list}>
          {(stop?.frames ?? []).map(({ id, name, path, line }) => {
            const file = files.find((each) => each.name === path);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={classes.frame}
                  aria-current={debugged.frame === id || undefined}
                  data-foreign={file === undefined || undefined}
                  onClick={() => {
                    void debugging.choose(id);
                    if (file) onGo(file.id, line);
                  }}
                >
                  <span className={classes.name}>{name}</span>
                  <span className={classes.where}>{path === null ? 'not in this project' : `${path}:${line}`}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </Part>
      <Part title="Breakpoints">
        {shown.mayEdit && !CATCHES_UNSEEN.has(mainFileOf(shown)?.language ?? '') && (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={exceptions === 'all'}
              onChange={({ currentTarget }) =>
                void debugging.stopAt(currentTarget.checked ? 'all' : 'uncaught', breakpointsByPath(breakpoints, files))
              }
            />
            Stop at every exception, caught or not
          </label>
        )}
        {ordered.length === 0 && (
          <p className={classes.quiet}>
            {shown.mayEdit
              ? 'Click beside a line number, or press F9 on a line, to stop there.'
              : 'No breakpoints set.'}
          </p>
        )}
        <ul className={classes.list}>
          {ordered.map(({ file, path, line, condition, log }) => (
            <li key={`${file}:${line}`} className={classes.row}>
              <button type="button" className={classes.frame} onClick={() => onGo(file, line)}>
                <span className={classes.name}>
                  {path}:{line}
                </span>
                <span className={classes.where}>
                  {log !== null ? `writes “${log}”` : condition !== null ? `when ${condition}` : ''}
                  {isMisplaced(state?.placed ?? [], path, line) && ' no code here'}
                </span>
              </button>
              {shown.mayEdit && (
                <>
                  <button
                    type="button"
                    className={classes.tool}
                    aria-label={`Edit the breakpoint at ${path}, line ${line}`}
                    title="Condition or message"
                    onClick={() => onEdit(file, line)}
                  >
                    <Pencil size={14} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className={classes.tool}
                    aria-label={`Remove the breakpoint at ${path}, line ${line}`}
                    title="Remove"
                    onClick={() => onBreakpoints(breakpoints.filter((one) => one.file !== file || one.line !== line))}
                  >
                    <X size={15} aria-hidden="true" />
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  );
}
