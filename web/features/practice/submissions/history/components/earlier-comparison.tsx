import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showSubmission, SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { momentText } from '../../../../../platform/format/dates.ts';
import { card, pad, stack, text } from '../../../../../ui/layout.ts';
import { submissionQuery, submissionsToQuery } from '../api.ts';
import { LANGUAGE_NAMES, SUBMISSIONS_FAILURE } from '../copy.ts';
import { earlierThan, writtenParts } from '../model.ts';
import { CodeDiff } from './code-diff.tsx';

const optionOf = ({ submission_id, created_at, status, language }: SubmissionRow) => ({
  value: submission_id,
  label: `${momentText(created_at)}, ${status}, ${LANGUAGE_NAMES[language]}`,
});

/** What changed since an earlier submission of one's own to the same problem; absent where there is none. */
export function EarlierComparison({ submission }: { submission: Reply<typeof showSubmission> }) {
  const [params, setParams] = useSearchParams();
  const list = useQuery(submissionsToQuery(submission.problem_id));
  const earlier = earlierThan(list.data ?? [], submission);
  const chosen = earlier.find(({ submission_id }) => submission_id === params.get('against'));
  const older = useQuery({ ...submissionQuery(chosen?.submission_id ?? ''), enabled: chosen !== undefined });
  if (earlier.length === 0) return null;
  return (
    <section className={`${stack(3)} ${card('lifted')} ${pad(4)}`} aria-labelledby="earlier">
      <h2 className={text('section')} id="earlier">
        What changed
      </h2>
      <NativeSelect
        label="Compare with an earlier submission"
        value={chosen?.submission_id ?? ''}
        data={[{ value: '', label: 'Choose a submission' }, ...earlier.map(optionOf)]}
        onChange={({ currentTarget }) => {
          const against = currentTarget.value;
          setParams(against === '' ? {} : { against }, { replace: true, preventScrollReset: true });
        }}
      />
      {chosen &&
        (older.data ? (
          <CodeDiff {...writtenParts(older.data, submission)} />
        ) : older.isError ? (
          <p role="alert">{plainSentence(older.error, SUBMISSIONS_FAILURE)}</p>
        ) : (
          <Skeleton height={120} radius="md" />
        ))}
    </section>
  );
}
