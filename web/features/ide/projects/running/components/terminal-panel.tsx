import { SquareTerminal, X } from 'lucide-react';
import type { Ran, Runner } from '../state.ts';
import { StreamView } from './stream-view.tsx';
import classes from './panels.module.css';

type Props = { runner: Runner; ran: Ran; barred: React.ReactNode; onOpen: () => Promise<void>; onLeave: () => void };

/** A shell in a sandbox with the project's files. */
export function TerminalPanel({ runner, ran, barred, onOpen, onLeave }: Props) {
  const { hasShell: open, hasWorkspace } = ran;
  // Without a workspace, program and shell would take the place of one another.
  const isBarred = ran.running && !hasWorkspace;
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
              aria-disabled={isBarred}
              onClick={() => !isBarred && void onOpen()}
            >
              <SquareTerminal size={15} aria-hidden="true" /> Open a shell
            </button>
          )}
          <p className={classes.note}>{note(open, hasWorkspace)}</p>
        </div>
      )}
      {(open || runner.shell.written() !== '') && (
        <StreamView stream={runner.shell} label="Shell" live={open} focus={open} onLeave={onLeave} />
      )}
    </div>
  );
}

function note(open: boolean, hasWorkspace: boolean): string {
  if (open && hasWorkspace)
    return 'The shell stands where your programs run. What you change here isn’t saved to the project.';
  if (open) return 'The shell has a copy of your files. What you change here isn’t saved to the project.';
  return 'A Bash shell in a sandbox, with your files. It ends when you leave, or after fifteen quiet minutes.';
}
