import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import { useEffect } from 'react';
import { crashHint, failureText } from '../details/model.ts';
import type { ErrorReport } from '../errors/model.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FailingTest } from './failing-test.tsx';

type Props = {
  result: RunResult;
  report: ErrorReport | null;
  /** Called with all of it in sentences. */
  onTold: (text: string) => void;
  onGoTo: ((line: number) => void) | undefined;
  onUseInput: ((input: string) => void) | undefined;
};

/** Why it failed: the error with its lines, then the first failing test. */
export function Failure({ result, report, onTold, onGoTo, onUseInput }: Props) {
  const told = failureText(result, report);
  useEffect(() => onTold(told), [told, onTold]);
  return (
    <>
      {report && (
        <ErrorSummary report={report} said={result.message.includes('\n') ? '' : result.message} onGoTo={onGoTo} />
      )}
      <FailingTest result={result} onUseInput={onUseInput} hint={crashHint(result, report)} />
    </>
  );
}
