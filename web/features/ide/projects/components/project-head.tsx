import type { Start } from '@devorbit/contract/ide/start.ts';
import { goneText } from '../copy.ts';
import type { ProjectSession, Shown } from '../editing/state.ts';
import { PeopleHere } from '../presence/components/people-here.tsx';
import type { Transfer } from '../transfer/components/use-transfer.ts';
import { VisitorsProject } from './visitors-project.tsx';
import classes from './workbench.module.css';

type Props = {
  session: ProjectSession;
  shown: Shown;
  start: Start;
  onOpen: (id: number) => void;
  transfer: Pick<Transfer, 'failure' | 'said' | 'say'>;
};

/** The project's name, who is in it, and what is to be said above all. */
export function ProjectHead({ session, shown, start, onOpen, transfer }: Props) {
  const { said, failure } = transfer;
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>
          <span className={classes.kind}>Online IDE</span> {shown.name}
          {shown.role !== 'owner' && <span className={classes.kind}> by {shown.owner}</span>}
        </h1>
        {shown.id !== null && <PeopleHere presence={session.presence} files={shown.files} />}
      </div>
      {shown.id !== null && <VisitorsProject samples={start.samples} onOpen={onOpen} />}
      {(failure !== null || said.length > 0 || shown.gone !== null) && (
        <div className={classes.notice} role="alert">
          {shown.gone === null ? failure : goneText[shown.gone]}
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {said.length > 0 && (
            <button type="button" className={classes.dismiss} onClick={() => transfer.say([])}>
              OK
            </button>
          )}
        </div>
      )}
    </>
  );
}
