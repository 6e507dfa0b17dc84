import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { MAX_OWN_PROPOSALS } from '@devorbit/contract/events/proposals-limits.ts';
import type { CallForPapers, OwnProposal } from '@devorbit/contract/events/proposals.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { momentText } from '../../../../platform/format/dates.ts';
import { useSession } from '../../../../platform/session.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { cluster, divided, row, stack, tag, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { callQuery } from '../api.ts';
import { decisionNames, decisionTones, levelNames } from '../copy.ts';
import { kindText } from '../model.ts';
import classes from './proposals.module.css';

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }));
const ProposalDialog = lazy(async () => ({ default: (await import('./proposal-dialog.tsx')).ProposalDialog }));
const DecisionDesk = lazy(async () => ({ default: (await import('./decision-desk.tsx')).DecisionDesk }));
const ReviewDesk = lazy(async () => ({ default: (await import('./review-desk.tsx')).ReviewDesk }));

/** The call for papers of an event: what is asked for, one's own proposals, and the desks of reviewers and organizers. */
export function CallBoard({ event }: { event: EventDetail }) {
  const query = useQuery(callQuery(event.id));
  return (
    <ListPage query={query} failure="The call for papers could not be loaded">
      {(board) => <Board event={event} board={board} />}
    </ListPage>
  );
}

function Board({ event, board }: { event: EventDetail; board: CallForPapers }) {
  const session = useSession();
  const [setting, setSetting] = useState(false);
  const [writing, setWriting] = useState<OwnProposal | 'new' | null>(null);
  const { call, open, proposals } = board;
  const mayChange = event.canEdit && event.status !== 'cancelled';
  return (
    <div className={stack(5)}>
      {mayChange && (
        <div>
          <Button size="md" variant={call === null ? 'filled' : 'default'} onClick={() => setSetting(true)}>
            {call === null ? 'Open a call for papers' : 'Edit the call'}
          </Button>
        </div>
      )}
      {call === null ? (
        <EmptyState scene={<TelescopeScene />} title="No call for papers yet">
          {mayChange
            ? 'Set a deadline and the kinds of session you’re looking for, and anyone can propose one.'
            : 'The organizers haven’t asked for proposals.'}
        </EmptyState>
      ) : (
        <section className={stack(3)} aria-labelledby="call">
          <h2 id="call" className={text('part')}>
            {open ? `Open until ${momentText(call.closesAt)}` : 'Proposals are closed'}
          </h2>
          {call.guidance !== '' && <p className={`${text('breaking')} ${classes.prose}`}>{call.guidance}</p>}
          <ul className={`${cluster(2)} ${classes.list}`} aria-label="Kinds of session">
            {call.kinds.map(({ name, minutes }) => (
              <li key={name} className={tag}>
                {kindText({ kind: name, minutes })}
              </li>
            ))}
          </ul>
          {session === null && open && <SignInPrompt frame="line" why="propose a session" />}
          {session !== null && open && proposals.length < MAX_OWN_PROPOSALS && (
            <div>
              <Button size="md" onClick={() => setWriting('new')}>
                Propose a session
              </Button>
            </div>
          )}
        </section>
      )}
      {proposals.length > 0 && (
        <Panel
          title="Your proposals"
          lead={open ? 'You can change them until the call closes.' : 'The call is closed.'}
        >
          <ul className={`${stack(0)} ${divided} ${classes.list}`}>
            {proposals.map((one) => (
              <li key={one.id} className={`${row(3, { justify: 'between' })} ${classes.row}`}>
                <div className={stack(1)}>
                  <span className={cluster(2)}>
                    <strong className={text('breaking')}>{one.title}</strong>
                    <span className={tag} data-tone={one.decision === null ? undefined : decisionTones[one.decision]}>
                      {one.decision === null ? 'Proposed' : decisionNames[one.decision]}
                    </span>
                  </span>
                  <span className={text('quiet', 'small', 'breaking')}>
                    {kindText(one)} · {levelNames[one.level]}
                  </span>
                  {one.line !== '' && <p className={`${text('breaking')} ${classes.prose}`}>{one.line}</p>}
                </div>
                {open && one.decision === null && (
                  <Button
                    size="sm"
                    variant="default"
                    className={classes.fixed}
                    aria-label={`Edit: ${one.title}`}
                    onClick={() => setWriting(one)}
                  >
                    Edit
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Suspense>
        {call !== null && event.canReview && <ReviewDesk event={event.id} />}
        {call !== null && event.canEdit && <DecisionDesk event={event} />}
      </Suspense>
      <Suspense>
        {setting && <CallDialog event={event} call={call} onClose={() => setSetting(false)} />}
        {writing !== null && call !== null && (
          <ProposalDialog
            event={event.id}
            kinds={call.kinds}
            proposal={writing === 'new' ? null : writing}
            onClose={() => setWriting(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
