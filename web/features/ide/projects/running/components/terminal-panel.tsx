import { SquareTerminal, X } from 'lucide-react';
import type { Ran, Runner } from '../state.ts';
import { StreamView } from './stream-view.tsx';
import classes from './panels.module.css';

type Props = { runner: Runner; ran: Ran; barred: React.ReactNode; onOpen: () => void; onLeave: () => void };

/** A shell in a sandbox with a copy of the project's files. */
export function TerminalPanel({ runner, ran, barred, onOpen, onLeave }: Props) {
  const open = runner.hasShell;
  return (
    <div className={classes.panel}>
      {barred ?? (
        <div className={classes.tools}>
          {open ? (
            <button type="button" className={classes.tool} onClick={() => runner.closeShell()}>
              <X size={15} aria-hidden="true" /> Close the shell
            </button>
          ) : (
            <button
              type="button"
              className={classes.tool}
              aria-disabled={ran.running}
              onClick={() => !ran.running && onOpen()}
            >
              <SquareTerminal size={15} aria-hidden="true" /> Open a shell
            </button>
          )}
          <p className={classes.note}>
            {open
              ? 'The shell has a copy of your files. What you change here isn’t saved to the project.'
              : 'A Bash shell in a sandbox, with a copy of your files. It closes when you run a program, or after two quiet minutes.'}
          </p>
        </div>
      )}
      {(open || runner.shell.written() !== '') && (
        <StreamView stream={runner.shell} label="Shell" live={open} focus={open} onLeave={onLeave} />
      )}
    </div>
  );
}
