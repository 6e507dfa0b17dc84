import type { SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { now } from '../../../../../../platform/clock.ts';
import { dateText } from '../../../../../../platform/format/dates.ts';
import { useAct } from '../../../../../../platform/use-act.ts';
import { Dialog } from '../../../../../../ui/dialog.tsx';
import { typedAgo } from '../../../../../../ui/draft-note-text.ts';
import { cluster, pad, stack, text } from '../../../../../../ui/layout.ts';
import { fetchSubmissionCode, submissionsToQuery } from '../../../history/api.ts';
import type { CodeDraft } from '../../../workbench/components/use-code.ts';
import { KEEP_THIS, SEE_BOTH, TAKE_THE_OTHER, TWO_VERSIONS } from '../../copy.ts';
import classes from './draft-notices.module.css';

const CodeDiff = lazy(async () => ({ default: (await import('../../../history/components/code-diff.tsx')).CodeDiff }));

type Props = { draft: CodeDraft; problem: { id: number; user_solved: boolean; languages: readonly SolvingLanguage[] } };

/** What is to be decided about the draft, above the editor: nothing is lost until then. */
export default function DraftNotices({ draft, problem }: Props) {
  if (draft.online.step === 'conflict') return <TwoVersions draft={draft} other={draft.online.draft} />;
  return problem.user_solved && draft.untouched ? <LastSubmission draft={draft} problemId={problem.id} /> : null;
}

function Notice({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className={`${cluster([1, 3], { justify: 'between' })} ${classes.notice}`} role="status">
      <span className={text('small')}>{said}</span>
      <span className={cluster(2)}>{children}</span>
    </div>
  );
}

type Other = { code: string; updated_at: string };

function TwoVersions({ draft, other }: { draft: CodeDraft; other: Other }) {
  const [opened] = useState(now);
  const [both, setBoth] = useState(false);
  const choices = (
    <>
      <Button size="xs" onClick={draft.keepMine}>
        {KEEP_THIS}
      </Button>
      <Button size="xs" variant="default" onClick={draft.takeTheirs}>
        {TAKE_THE_OTHER}
      </Button>
    </>
  );
  const from = typedAgo(Date.parse(other.updated_at), opened);
  return (
    <>
      <Notice said={`${TWO_VERSIONS}: this device’s and the one from ${from}.`}>
        {choices}
        <Button size="xs" variant="subtle" onClick={() => setBoth(true)}>
          {SEE_BOTH}
        </Button>
      </Notice>
      {both && (
        <Dialog title={TWO_VERSIONS} onClose={() => setBoth(false)}>
          <div className={`${stack(4)} ${pad(5)}`}>
            <p className={text('quiet')}>What this device adds to the version from {from}, and what it leaves out.</p>
            <Suspense>
              <CodeDiff older={other.code} newer={draft.code} />
            </Suspense>
            <div className={cluster(3)}>{choices}</div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Somebody who has solved this elsewhere finds what they sent. */
function LastSubmission({ draft, problemId }: { draft: CodeDraft; problemId: number }) {
  const [gone, setGone] = useState(false);
  const { data, isPending } = useQuery(submissionsToQuery(problemId));
  const last = data?.find(({ status }) => status === 'Accepted');
  const load = useAct(async () => {
    if (last) draft.load(last.language, await fetchSubmissionCode(last.submission_id));
  }, 'That code could not be loaded. Try again.');
  if (isPending) return <div className={classes.awaited} />;
  if (!last || gone) return null;
  return (
    <Notice said={load.failure ?? `You solved this on ${dateText(last.created_at)}.`}>
      <Button size="xs" variant="light" loading={load.pending} onClick={() => void load.run()}>
        Load that code
      </Button>
      <Button size="xs" variant="subtle" onClick={() => setGone(true)}>
        Dismiss
      </Button>
    </Notice>
  );
}
