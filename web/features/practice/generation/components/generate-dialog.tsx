import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../../platform/session.ts';
import { signInHere } from '../../../../platform/sign-in-here.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { CANCEL } from '../../problems/copy.ts';
import { difficulties } from '../../problems/model.ts';
import { quotaQuery } from '../api.ts';
import { GENERATE_AI_PROBLEM, SIGN_IN_TO_GENERATE } from '../copy.ts';
import { quotaText, topicsOf } from '../model.ts';
import { GenerationSteps } from './generation-steps.tsx';
import { TopicChips } from './topic-chips.tsx';
import { useGeneration } from './use-generation.ts';
import form from '../../../../ui/form.module.css';
import classes from './generate-dialog.module.css';

const emptyWish = { difficulty: 'Easy' as Difficulty, topics: [] as string[] };

type Props = { onClose: () => void; onOpen: (problemId: number) => void };

/** 'Generate AI Problem': what is wished for, then how it is made, step by step, and the way to it. */
export function GenerateDialog({ onClose, onOpen }: Props) {
  const session = useSession();
  const quota = useQuery({ ...quotaQuery(), enabled: session !== null });
  const { making, start, again } = useGeneration();
  const [wish, setWish] = useState(emptyWish);
  const { difficulty } = wish;
  const offered = topicsOf(difficulty);
  const chosen = offered.filter((topic) => wish.topics.includes(topic));
  const draft = useDraft({ name: 'generate', value: wish, initial: emptyWish, onRestore: setWish });
  const used = quota.data?.left_today === 0;
  const asking = making.phase === 'form' || making.phase === 'sending' || making.phase === 'failed';
  const generate = async () => {
    if (session === null && (await signInHere('generate a problem')) !== 'signed-in') return;
    await start({ difficulty, tags: chosen }, draft.forget);
  };
  return (
    <Dialog title={GENERATE_AI_PROBLEM} onClose={onClose}>
      {asking ? (
        <form
          className={form.dialog}
          onSubmit={(event) => {
            event.preventDefault();
            if (making.phase !== 'sending') void generate();
          }}
        >
          <p className={text('quiet')}>
            You get a new problem with its own tests, published once the judge has checked its solutions.
          </p>
          <NativeSelect
            label="Difficulty"
            size="md"
            data-autofocus
            value={difficulty}
            onChange={({ currentTarget }) =>
              setWish({ ...wish, difficulty: difficulties.find((one) => one === currentTarget.value) ?? 'Easy' })
            }
            data={[...difficulties]}
          />
          <TopicChips offered={offered} chosen={chosen} onChange={(topics) => setWish({ ...wish, topics })} />
          {making.phase === 'failed' && <Message tone="bad">{making.message}</Message>}
          {session === null && (
            <Message tone="bad">
              {SIGN_IN_TO_GENERATE}. <SignInLink>Sign In</SignInLink>
            </Message>
          )}
          <DraftNote draft={draft} />
          <div className={form.ends}>
            <p className={`${text('quiet', 'small', 'tabular')} ${classes.quota}`} role="status">
              {quota.data && quotaText(quota.data)}
            </p>
            <Button variant="default" size="md" onClick={onClose}>
              {CANCEL}
            </Button>
            <Button type="submit" size="md" loading={making.phase === 'sending'} disabled={used}>
              Generate
            </Button>
          </div>
        </form>
      ) : (
        <div className={form.dialog}>
          <GenerationSteps generation={making.generation} />
          <div className={form.ends}>
            <p className={`${text('quiet', 'small', 'tabular')} ${classes.quota}`}>
              {quota.data && quotaText({ ...quota.data, left_today: making.generation.left_today })}
            </p>
            {making.phase === 'published' ? (
              <>
                <Button variant="default" size="md" onClick={again}>
                  Generate another
                </Button>
                <Button size="md" onClick={() => onOpen(making.problemId)}>
                  Open the problem
                </Button>
              </>
            ) : (
              <Button variant="default" size="md" onClick={onClose}>
                Continue in the background
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
