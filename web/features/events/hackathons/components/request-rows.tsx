import type { ReactNode } from 'react';
import type { Act } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, divided, stack, text } from '../../../../ui/layout.ts';
import classes from './requests.module.css';

type Row = { id: number; kind: 'invite' | 'request'; who: ReactNode; name: string };
type Props = {
  label: string;
  /** Which of the two the reader answers; the other they take back. */
  theirs: 'invite' | 'request';
  rows: Row[];
  accept: Act<number, unknown>;
  end: Act<number, unknown>;
};

const said = { invite: 'Invited', request: 'Asked to join' } as const;

/** Invites and requests that wait, each with what its reader may do about it. */
export const RequestRows = ({ label, theirs, rows, accept, end }: Props) => (
  <ul className={`${stack(0)} ${divided} ${classes.list}`} aria-label={label}>
    {rows.map(({ id, kind, who, name }) => (
      <li key={id} className={`${cluster(2, { justify: 'between' })} ${classes.row}`}>
        <span className={cluster([1, 2])}>
          <span className={text('breaking')}>{who}</span>
          <span className={text('quiet', 'fine')}>{said[kind]}</span>
        </span>
        <span className={cluster(2)}>
          {kind === theirs && (
            <ActButton
              size="sm"
              aria-label={`Accept ${name}`}
              pending={accept.input === id}
              onClick={() => {
                end.forget();
                void accept.run(id);
              }}
            >
              Accept
            </ActButton>
          )}
          <ActButton
            variant="default"
            size="sm"
            aria-label={`${kind === theirs ? 'Decline' : 'Take back'} ${name}`}
            pending={end.input === id}
            onClick={() => {
              accept.forget();
              void end.run(id);
            }}
          >
            {kind === theirs ? 'Decline' : 'Take back'}
          </ActButton>
        </span>
      </li>
    ))}
  </ul>
);
