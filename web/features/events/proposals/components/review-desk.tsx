import { MAX_PROPOSAL_CHARS as CHARS, reviewPoints } from '@devorbit/contract/events/proposals-limits.ts';
import type { ReviewDetail, ToReview } from '@devorbit/contract/events/proposals.ts';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, divided, row, stack, tag, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { reviewQuery, reviewsQuery, sendReview } from '../api.ts';
import { levelNames, TRY_AGAIN } from '../copy.ts';
import { kindText } from '../model.ts';
import { ProposalText } from './proposal-text.tsx';
import formClasses from '../../../../ui/form.module.css';
import listClasses from './proposals.module.css';
import classes from './review-desk.module.css';

/** What others proposed, for a reviewer; nothing says by whom. */
export function ReviewDesk({ event }: { event: number }) {
  const query = useQuery(reviewsQuery(event));
  const [reading, setReading] = useState<ToReview | null>(null);
  return (
    <Panel
      title="Review proposals"
      lead="You don’t see who proposed what. Others’ reviews appear once you’ve given yours."
    >
      <ListPage query={query} failure="The proposals could not be loaded" frame="line">
        {(proposals) =>
          proposals.length === 0 ? (
            <p className={text('quiet')}>No proposals yet.</p>
          ) : (
            <>
              <p className={text('strong', 'tabular')}>
                {proposals.filter(({ points }) => points !== null).length} of {proposals.length} reviewed
              </p>
              <ul className={`${stack(0)} ${divided} ${listClasses['list']}`}>
                {proposals.map((one) => (
                  <li key={one.id} className={`${row(3, { justify: 'between' })} ${listClasses['row']}`}>
                    <div className={stack(1)}>
                      <span className={cluster(2)}>
                        <strong className={text('breaking')}>{one.title}</strong>
                        {one.points !== null && (
                          <span className={tag} data-tone="good">
                            Your points: {one.points}
                          </span>
                        )}
                      </span>
                      <span className={text('quiet', 'small', 'breaking')}>
                        {kindText(one)} · {levelNames[one.level]}
                      </span>
                    </div>
                    <Button
                      size="sm"
                      variant="default"
                      className={listClasses['fixed'] ?? ''}
                      aria-label={`Review: ${one.title}`}
                      onClick={() => setReading(one)}
                    >
                      Review
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </ListPage>
      {reading !== null && <ReviewDialog event={event} proposal={reading} onClose={() => setReading(null)} />}
    </Panel>
  );
}

type Props = { event: number; proposal: ToReview; onClose: () => void };

function ReviewDialog({ event, proposal: { id, title }, onClose }: Props) {
  const query = useQuery({ ...reviewQuery(event, id), staleTime: 0 });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={formClasses['dialog']}>
        <ListPage query={query} failure="The proposal could not be loaded" frame="line">
          {(detail) => <ReviewForm event={event} detail={detail} onClose={onClose} />}
        </ListPage>
      </div>
    </Dialog>
  );
}

type FormProps = { event: number; detail: ReviewDetail; onClose: () => void };

function ReviewForm({ event, detail, onClose }: FormProps) {
  const client = useQueryClient();
  const [points, setPoints] = useState(detail.own?.points ?? null);
  const [note, setNote] = useState(detail.own?.note ?? '');
  const save = useAct(async () => {
    if (points !== null) await sendReview(client, event, detail.id, { points, note });
  }, TRY_AGAIN);
  return (
    <>
      {detail.changed && (
        <p className={text('strong')}>This proposal changed since your review. Check whether your points still fit.</p>
      )}
      <ProposalText proposal={detail} />
      <form
        className={formClasses['form']}
        aria-label="Your review"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void save.run();
        }}
      >
        <fieldset className={classes.points}>
          <legend className={text('strong')}>Points</legend>
          <p className={text('quiet', 'small')}>1: not for this event. 5: must have.</p>
          <div className={classes.choices}>
            {reviewPoints.map((one) => (
              <label key={one} className={classes.choice}>
                <input type="radio" name="points" required checked={points === one} onChange={() => setPoints(one)} />
                {one}
              </label>
            ))}
          </div>
        </fieldset>
        <Textarea
          size="md"
          label="Note"
          description="For the organizers and the other reviewers."
          autosize
          minRows={2}
          maxLength={CHARS.review}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Message tone="bad">{save.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Close
          </Button>
          <ActButton type="submit" size="md" pending={save.pending}>
            {detail.own === null ? 'Give the review' : 'Update the review'}
          </ActButton>
        </div>
      </form>
      {detail.own !== null && (
        <section className={stack(2)} aria-labelledby="others">
          <h3 className={text('section')} id="others">
            Other reviews
          </h3>
          {detail.others.length === 0 ? (
            <p className={text('quiet')}>None yet.</p>
          ) : (
            <ul className={`${stack(0)} ${divided} ${listClasses['list']}`}>
              {detail.others.map((one, at) => (
                <li key={at} className={`${stack(1)} ${listClasses['row']}`}>
                  <strong className={text('tabular')}>{one.points} of 5</strong>
                  {one.note !== '' && <p className={`${text('breaking')} ${listClasses['prose']}`}>{one.note}</p>}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
