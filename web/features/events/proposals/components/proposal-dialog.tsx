import { MAX_PROPOSAL_CHARS as CHARS, proposalLevels } from '@devorbit/contract/events/proposals-limits.ts';
import type { OwnProposal, ProposalKind } from '@devorbit/contract/events/proposals.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { dropProposal, keepProposal, type ProposalFields } from '../api.ts';
import { levelNames, TRY_AGAIN } from '../copy.ts';
import { kindText } from '../model.ts';
import formClasses from '../../../../ui/form.module.css';

const must = { required: true, withAsterisk: false } as const;

type Props = {
  event: number;
  kinds: readonly ProposalKind[];
  /** Null for a new one. */
  proposal: OwnProposal | null;
  onClose: () => void;
};

/** Writes a proposal, or withdraws it. */
export function ProposalDialog({ event, kinds, proposal, onClose }: Props) {
  const client = useQueryClient();
  const [withdrawing, setWithdrawing] = useState(false);
  const { form, act, onSubmit } = useActForm<ProposalFields>({
    mode: 'controlled',
    initialValues: {
      title: proposal?.title ?? '',
      abstract: proposal?.abstract ?? '',
      kind: proposal?.kind ?? kinds[0]?.name ?? '',
      level: proposal?.level ?? 'intermediate',
      note: proposal?.note ?? '',
      coSpeakers: proposal?.coSpeakers ?? '',
    },
    send: async (fields) => {
      await keepProposal(client, event, proposal?.id ?? null, fields);
      onClose();
    },
    failure: TRY_AGAIN,
  });
  const withdraw = useAct(async () => {
    if (proposal !== null) await dropProposal(client, event, proposal.id);
    onClose();
  }, TRY_AGAIN);
  const field = (name: keyof ProposalFields) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  if (withdrawing && proposal !== null)
    return (
      <ConfirmDialog
        title={`Withdraw “${proposal.title}”`}
        confirm="Withdraw"
        act={withdraw}
        onClose={() => setWithdrawing(false)}
      >
        The proposal and its reviews are deleted.
      </ConfirmDialog>
    );
  // The organizer may have taken its kind away since.
  const offered =
    proposal === null || kinds.some(({ name }) => name === proposal.kind)
      ? kinds
      : [...kinds, { name: proposal.kind, minutes: proposal.minutes }];
  return (
    <Dialog title={proposal === null ? 'Propose a session' : 'Edit your proposal'} onClose={onClose}>
      <form className={formClasses['dialog']} aria-label="Proposal" onSubmit={onSubmit}>
        <TextInput label="Title" maxLength={CHARS.title} data-autofocus {...must} {...field('title')} />
        <Textarea
          label="Abstract"
          description="For the programme. You can use Markdown. Reviewers don’t see who you are, so leave names out."
          autosize
          minRows={5}
          maxRows={16}
          maxLength={CHARS.abstract}
          {...must}
          {...field('abstract')}
        />
        <NativeSelect
          label="Kind"
          data={offered.map(({ name, minutes }) => ({ value: name, label: kindText({ kind: name, minutes }) }))}
          {...field('kind')}
        />
        <NativeSelect
          label="Level"
          data={proposalLevels.map((level) => ({ value: level, label: levelNames[level] }))}
          {...field('level')}
        />
        <Textarea
          label="Note to the reviewers"
          description="Not published: why it fits, what you need, where you gave it before."
          autosize
          minRows={2}
          maxLength={CHARS.note}
          {...field('note')}
        />
        <Textarea
          label="Co-speakers"
          description="One name on each line. Reviewers don’t see them."
          autosize
          minRows={2}
          maxLength={CHARS.coSpeakers}
          {...field('coSpeakers')}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          {proposal !== null && (
            <Button variant="default" size="md" onClick={() => setWithdrawing(true)}>
              Withdraw
            </Button>
          )}
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {proposal === null ? 'Send the proposal' : 'Save the proposal'}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
