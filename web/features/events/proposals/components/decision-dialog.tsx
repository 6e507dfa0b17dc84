import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { MAX_PROGRAMME_CHARS } from '@devorbit/contract/events/programme-limits.ts';
import { MAX_PROPOSAL_CHARS as CHARS, proposalDecisions } from '@devorbit/contract/events/proposals-limits.ts';
import type { ListedProposal, ProposalDecision, ProposalDetail } from '@devorbit/contract/events/proposals.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { divided, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { decideAbout, proposalQuery, putIntoProgramme, type SlotFields } from '../api.ts';
import { decisionNames, TRY_AGAIN } from '../copy.ts';
import { isFinal } from '../model.ts';
import { ProposalText } from './proposal-text.tsx';
import formClasses from '../../../../ui/form.module.css';
import classes from './proposals.module.css';

const must = { required: true, withAsterisk: false } as const;

type Props = { event: EventDetail; proposal: ListedProposal; onClose: () => void };

/** A proposal with its reviews, and what its organizers do with it. */
export function DecisionDialog({ event, proposal: { id, title }, onClose }: Props) {
  const query = useQuery({ ...proposalQuery(event.id, id), staleTime: 0 });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={formClasses['dialog']}>
        <ListPage query={query} failure="The proposal could not be loaded" frame="line">
          {(detail) => (
            <>
              <ProposalText proposal={detail} />
              {detail.author !== null && (
                <p className={text('breaking')}>
                  Proposed by{' '}
                  <Link to={pathOf('public-profile', { username: detail.author.username })}>{detail.author.name}</Link>
                  {detail.author.coSpeakers !== '' && ` with ${detail.author.coSpeakers.split('\n').join(', ')}`}
                </p>
              )}
              <Reviews reviews={detail.reviews} />
              {!isFinal(detail) && (
                <DecisionForm key={detail.decision} event={event.id} detail={detail} onClose={onClose} />
              )}
              {detail.told === 'accept' && !detail.inProgramme && <SlotForm event={event} proposal={detail.id} />}
              {detail.inProgramme && (
                <p>
                  <Link to={pathOf('event-programme', { id: event.id })}>See it in the programme</Link>
                </p>
              )}
            </>
          )}
        </ListPage>
      </div>
    </Dialog>
  );
}

const Reviews = ({ reviews }: Pick<ProposalDetail, 'reviews'>) => (
  <section className={stack(2)} aria-labelledby="reviews">
    <h3 className={text('section')} id="reviews">
      Reviews
    </h3>
    {reviews.length === 0 ? (
      <p className={text('quiet')}>No reviews yet.</p>
    ) : (
      <ul className={`${stack(0)} ${divided} ${classes.list}`}>
        {reviews.map(({ reviewer, points, note }, at) => (
          <li key={at} className={`${stack(1)} ${classes.row}`}>
            <span className={text('breaking')}>
              <strong className={text('tabular')}>{points} of 5</strong>{' '}
              <span className={text('quiet')}>by {reviewer}</span>
            </span>
            {note !== '' && <p className={`${text('breaking')} ${classes.prose}`}>{note}</p>}
          </li>
        ))}
      </ul>
    )}
  </section>
);

type FormProps = { event: number; detail: ProposalDetail; onClose: () => void };

function DecisionForm({ event, detail, onClose }: FormProps) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm<{ decision: ProposalDecision | ''; line: string }>({
    mode: 'controlled',
    initialValues: { decision: detail.decision ?? '', line: detail.line },
    send: async ({ decision, line }) => {
      await decideAbout(client, event, detail.id, { decision: decision === '' ? null : decision, line });
      onClose();
    },
    failure: TRY_AGAIN,
  });
  return (
    <form className={formClasses['form']} aria-label="Decision" onSubmit={onSubmit}>
      <NativeSelect
        name="decision"
        size="md"
        label="Decision"
        description="The author is notified when you send the decisions. Once you’ve decided, you can see who they are."
        data={[
          { value: '', label: 'Not decided' },
          ...proposalDecisions.map((one) => ({ value: one, label: decisionNames[one] })),
        ]}
        {...form.getInputProps('decision')}
      />
      <Textarea
        name="line"
        size="md"
        label="A line to the author"
        description="Sent with the decision. Leave it empty for none."
        autosize
        minRows={2}
        maxLength={CHARS.line}
        {...form.getInputProps('line')}
      />
      <Message tone="bad">{act.failure}</Message>
      <div className={formClasses['ends']}>
        <Button variant="default" size="md" onClick={onClose}>
          Cancel
        </Button>
        <ActButton type="submit" size="md" pending={act.pending}>
          Save the decision
        </ActButton>
      </div>
    </form>
  );
}

function SlotForm({ event, proposal }: { event: EventDetail; proposal: number }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm<SlotFields>({
    mode: 'controlled',
    initialValues: { date: event.startDate, startTime: event.startTime, room: '', track: '' },
    send: (fields) => putIntoProgramme(client, event.id, proposal, fields),
    failure: TRY_AGAIN,
  });
  const field = (name: keyof SlotFields) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <form className={formClasses['form']} aria-label="Add to the programme" onSubmit={onSubmit}>
      <h3 className={text('section')}>Add to the programme</h3>
      <TextInput type="date" label="Date" min={event.startDate} max={event.endDate} {...must} {...field('date')} />
      <TextInput type="time" label="Starts" description={`In ${event.timeZone}.`} {...must} {...field('startTime')} />
      <TextInput label="Room" maxLength={MAX_PROGRAMME_CHARS.room} {...must} {...field('room')} />
      <TextInput label="Track" maxLength={MAX_PROGRAMME_CHARS.track} {...field('track')} />
      <Message tone="bad">{act.failure}</Message>
      <div className={formClasses['ends']}>
        <ActButton type="submit" size="md" pending={act.pending}>
          Add to the programme
        </ActButton>
      </div>
    </form>
  );
}
