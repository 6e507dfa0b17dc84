import { pathOf } from '@devorbit/contract/path-of.ts';
import type { AuthoredDraft, Verification } from '@devorbit/contract/practice/authoring.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { card, cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { PartFrame } from '../components/part-frame.tsx';
import type { Gap } from '../gaps.ts';
import { partAddress } from '../model.ts';
import { CheckGroup } from './check-group.tsx';
import { groupChecks, isOver, progressText, share, spokenText } from './model.ts';
import progress from '../../../../ui/progress.module.css';
import partClasses from '../parts/parts.module.css';
import classes from './verification.module.css';

type Props = {
  verification: Verification | null;
  /** Why the last one could not be started or followed. */
  failure: string | null;
  draft: AuthoredDraft;
  gaps: readonly Gap[];
  problemId: number;
  /** Whether the draft is another one than was verified. */
  stale: boolean;
};

/** What the judge found, as it goes on, and the way to mend it. */
export function VerificationPart({ verification, failure, draft, gaps, problemId, stale }: Props) {
  return (
    <PartFrame part="verify" gaps={[]}>
      {failure !== null && <Message tone="bad">{failure}</Message>}
      {verification ? (
        <Outcome verification={verification} draft={draft} problemId={problemId} stale={stale} />
      ) : (
        <div className={partClasses.empty}>
          {gaps.length === 0 ? (
            <p>Nothing is missing. Select Verify to run everything.</p>
          ) : (
            <ul className={stack(2)}>
              {gaps.map(({ part, text }) => (
                <li key={text}>
                  <Link to={partAddress(part)} preventScrollReset>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </PartFrame>
  );
}

type OutcomeProps = Pick<Props, 'draft' | 'problemId' | 'stale'> & { verification: Verification };

function Outcome({ verification, draft, problemId, stale }: OutcomeProps) {
  const over = isOver(verification);
  const { state, checks } = verification;
  return (
    <>
      <div
        className={`${card('lifted')} ${pad(4)} ${cluster([3, 5], { justify: 'between' })} ${classes.outcome}`}
        data-state={over ? state : 'going'}
      >
        <div className={classes.said}>
          <p className={classes.sentence} role="status" aria-live="polite">
            {spokenText(verification)}
          </p>
          {over && checks.length > 0 && (
            <p className={text('quiet', 'small', 'tabular')}>{progressText(checks)} done</p>
          )}
          {over && stale && (
            <p className={text('quiet', 'small', 'tabular')}>
              The draft has changed since then. Verify again to make your changes live.
            </p>
          )}
        </div>
        {!over && (
          <progress className={progress.bar} aria-label="Checks done" max={1} value={share(checks)}>
            {progressText(checks)}
          </progress>
        )}
        {state === 'passed' && (
          <Button component={Link} to={pathOf('problem', { id: problemId })}>
            Open the problem
          </Button>
        )}
      </div>
      {groupChecks(checks).map((group) => (
        <CheckGroup key={group.id} name={group.name} checks={group.checks} draft={draft} over={over} />
      ))}
    </>
  );
}
