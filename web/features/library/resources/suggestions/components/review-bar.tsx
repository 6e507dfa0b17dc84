import { MAX_RESOURCE_CHARS } from '@devorbit/contract/library/resources-limits.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { notify } from '../../../../../platform/notify.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { card, cluster, pad, stack, tag, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { decide } from '../api.ts';
import { REVIEW } from '../copy.ts';
import { stateNames } from '../model.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = { resource: Resource; superuser: boolean };

/** At a document that is not published: what it is, and what its sender or a superuser may do. */
export function ReviewBar({ resource, superuser }: Props) {
  const { name, tone } = stateNames[resource.state];
  return (
    <section className={`${stack(3)} ${card()} ${pad(4)}`} aria-label="Review">
      <p className={cluster(2)}>
        <span className={tag} data-tone={tone}>
          {name}
        </span>
        <span className={text('small')}>{said(resource, superuser)}</span>
      </p>
      {superuser && resource.state === 'suggested' && <Decide resource={resource} />}
      {!superuser && (resource.state === 'suggested' || resource.state === 'declined') && <Withdraw {...resource} />}
    </section>
  );
}

const said = ({ state, credit }: Resource, superuser: boolean): string => {
  if (state === 'hidden') return 'Taken down after a report. Only staff can see it.';
  if (superuser) return `Suggested by ${credit ?? 'somebody'}. Only they and superusers can see it.`;
  return state === 'suggested'
    ? 'Only you and our reviewers can see it. We’ll let you know once it’s reviewed.'
    : 'Only you can see it. It’s deleted 30 days after the decision.';
};

function Decide({ resource: { id } }: { resource: Resource }) {
  const client = useQueryClient();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const act = useAct(
    async (decision: 'publish' | 'decline') => {
      await decide(client, id, decision, decision === 'publish' ? '' : reason);
      setDeclining(false);
      void notify({ tone: 'good', message: decision === 'publish' ? 'Published' : 'Declined' });
    },
    (error) => plainSentence(error, 'Your decision was not saved. Please try again.'),
  );
  return (
    <form
      className={stack(3)}
      onSubmit={(event) => {
        event.preventDefault();
        void act.run('decline');
      }}
    >
      {declining && (
        <Textarea
          label="Reason"
          description="The sender will see this."
          size="md"
          autosize
          minRows={2}
          maxLength={MAX_RESOURCE_CHARS.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
      )}
      <Message tone="bad">{act.failure}</Message>
      <div className={cluster(3)}>
        {declining ? (
          <>
            <ActButton type="submit" pending={act.pending}>
              Decline
            </ActButton>
            <Button variant="default" onClick={() => setDeclining(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <ActButton pending={act.pending} onClick={() => void act.run('publish')}>
              Publish
            </ActButton>
            <Button variant="default" onClick={() => setDeclining(true)}>
              Decline …
            </Button>
            <Link className={text('small')} to={`${pathOf('my-library')}?tab=review`}>
              {REVIEW}
            </Link>
          </>
        )}
      </div>
    </form>
  );
}

function Withdraw({ id, title, state }: Resource) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <div className={cluster(3)}>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        {state === 'declined' ? 'Delete' : 'Withdraw'}
      </Button>
      {asking && (
        <WithdrawDialog
          resource={{ id, title }}
          onClose={() => setAsking(false)}
          onDone={() => void navigate(`${pathOf('my-library')}?tab=suggestions`)}
        />
      )}
    </div>
  );
}
