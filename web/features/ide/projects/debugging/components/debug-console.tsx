import { DEBUGGING } from '@devorbit/contract/execution/debugging-limits.ts';
import { Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useShown } from '../../components/use-shown.ts';
import type { Debugging } from '../state.ts';
import panels from '../../running/components/panels.module.css';
import classes from './debugging.module.css';

/** What a debugger says, and what is asked of it where the program has stopped. */
export function DebugConsole({ debugging }: { debugging: Debugging }) {
  const { entries, state, mayAsk } = useShown(debugging);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [back, setBack] = useState(0);
  const log = useRef<HTMLDivElement>(null);
  const isStopped = state?.state === 'stopped';
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  const recall = (to: number) => {
    const at = Math.max(0, Math.min(to, asked.length));
    setBack(at);
    setText(at === 0 ? '' : (asked[asked.length - at] ?? ''));
  };
  return (
    <div className={panels.panel}>
      <div className={classes.log} role="log" aria-label="Debug console" tabIndex={0} ref={log}>
        {entries.length === 0 && (
          <p className={panels.empty}>
            Press Debug to start. Click beside a line number or press F9 to stop the program there.
          </p>
        )}
        {entries.map(({ at, kind, text: said }) => (
          <p key={at} className={classes.entry} data-kind={kind}>
            {kind === 'asked' && <span aria-hidden="true">› </span>}
            {said}
          </p>
        ))}
      </div>
      {mayAsk && state !== null && state.state !== 'over' && (
        <form
          className={classes.ask}
          onSubmit={(event) => {
            event.preventDefault();
            const expression = text.trim();
            if (expression === '') return;
            setAsked([...asked.filter((each) => each !== expression), expression].slice(-50));
            setBack(0);
            setText('');
            void debugging.evaluate(expression);
          }}
        >
          <input
            className={classes.field}
            aria-label="Expression to evaluate"
            placeholder={
              isStopped ? 'Evaluate an expression' : 'Once the program has stopped, expressions are evaluated here'
            }
            value={text}
            maxLength={DEBUGGING.EXPRESSION}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              recall(back + (event.key === 'ArrowUp' ? 1 : -1));
            }}
          />
          <button type="submit" className={panels.small}>
            Evaluate
          </button>
          <button
            type="button"
            className={panels.tool}
            aria-label="Clear the debug console"
            title="Clear"
            onClick={() => debugging.clear()}
          >
            <Eraser size={15} aria-hidden="true" />
          </button>
        </form>
      )}
    </div>
  );
}
