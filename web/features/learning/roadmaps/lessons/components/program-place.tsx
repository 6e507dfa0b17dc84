import type { useFrame } from '../../../../../frames/use-frame.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import classes from './program.module.css';

type Frame = ReturnType<typeof useFrame>;

/** Where a program shows itself, and below it what it printed and why it failed. */
export function ProgramPlace({ frame: { place, state } }: { frame: Frame }) {
  const { lines, fault, height } = state;
  return (
    <div className={stack(2)}>
      <div ref={place} className={classes.place} style={{ height }} />
      {lines.length > 0 && (
        <div className={stack(1)}>
          <span className={text('quiet', 'fine')}>Console</span>
          <pre className={classes.console} tabIndex={0} aria-label="Console">
            {lines.join('\n')}
          </pre>
        </div>
      )}
      <Message tone="bad">{fault}</Message>
    </div>
  );
}
