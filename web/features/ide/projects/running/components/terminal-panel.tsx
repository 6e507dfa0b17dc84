import { WORKSPACE } from '@devorbit/contract/execution/workspace-pieces.ts';
import { OctagonX, Plus, SquareTerminal, X } from 'lucide-react';
import { useState } from 'react';
import { RECONNECTING } from '../../copy.ts';
import type { Ran, Runner } from '../state.ts';
import { StreamKeys, StreamView } from './stream-view.tsx';
import classes from './panels.module.css';

type Props = {
  runner: Runner;
  ran: Ran;
  barred: React.ReactNode;
  /** Whether the person may open, type into and close shells, not only look. */
  mayType: boolean;
  onOpen: () => Promise<void>;
  onLeave: () => void;
};

/** Shells in a sandbox with the project's files. */
export function TerminalPanel({ runner, ran, barred, mayType, onOpen, onLeave }: Props) {
  const { shells, hasWorkspace } = ran;
  /** Null: the newest. */
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = shells.find(({ id }) => id === chosen) ?? shells.at(-1);
  const open = shells.filter((shell) => shell.open).length;
  // Without a workspace, programs and shells would take the place of one another.
  const isBarred = hasWorkspace ? open >= WORKSPACE.TERMINALS : ran.running || open > 0;
  const openOne = () => {
    if (isBarred) return;
    setChosen(null);
    void onOpen();
  };
  return (
    <div className={classes.panel}>
      {barred ?? (
        <div className={classes.tools}>
          {shells.map(({ id, name, open: lives }) => (
            <span key={id} className={classes.shell}>
              <button
                type="button"
                className={classes.tool}
                aria-pressed={id === shown?.id}
                onClick={() => setChosen(id)}
              >
                <SquareTerminal size={15} aria-hidden="true" /> {name}
                {!lives && ' (ended)'}
              </button>
              {(mayType || !lives) && (
                <button
                  type="button"
                  className={classes.tool}
                  aria-label={`Close ${name}`}
                  title={`Close ${name}`}
                  onClick={() => runner.closeShell(id)}
                >
                  <X size={15} aria-hidden="true" />
                </button>
              )}
            </span>
          ))}
          {mayType && (
            <button
              type="button"
              className={classes.tool}
              aria-label={shells.length === 0 ? undefined : 'Open another shell'}
              title={shells.length === 0 ? undefined : 'Open another shell'}
              aria-disabled={isBarred}
              onClick={openOne}
            >
              <Plus size={15} aria-hidden="true" /> {shells.length === 0 && 'Open a shell'}
            </button>
          )}
          {mayType && hasWorkspace && (open > 0 || ran.running) && (
            <button
              type="button"
              className={classes.tool}
              title="Ends all programs and shells in this project"
              onClick={() => runner.endAll()}
            >
              <OctagonX size={15} aria-hidden="true" /> End all
            </button>
          )}
          {shown?.open && mayType && <StreamKeys stream={shown.stream} label={shown.name} />}
          <p className={classes.note} role="status">
            {ran.isAway ? RECONNECTING : mayType ? note(open > 0, hasWorkspace) : watchedNote(open > 0)}
          </p>
        </div>
      )}
      {shown && (
        <StreamView
          key={shown.name}
          stream={shown.stream}
          label={shown.name}
          live={mayType && shown.open}
          focus={shown.open && shown.own}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

function watchedNote(open: boolean): string {
  return open
    ? 'You can view this shell. Only people who can edit can type in it.'
    : 'Shells opened by others appear here.';
}

function note(open: boolean, hasWorkspace: boolean): string {
  if (open && hasWorkspace)
    return 'Shells and programs share one workspace. Files you create here appear in the Explorer.';
  if (open) return 'The shell has a copy of your files. What you change here isn’t saved to the project.';
  return 'A Bash shell in a sandbox, with your files. It ends when you leave, or after 15 minutes of inactivity.';
}
