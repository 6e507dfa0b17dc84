import type { EventQuestion } from '@devorbit/contract/events/events.ts';
import { answerMissing, answerUnknown } from './errors.ts';

/** The answers to the questions that are asked, and no others. Throws for one that is missing or none of the choices. */
export function checkedAnswers(
  questions: readonly EventQuestion[],
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { id, kind, choices, required } of questions) {
    const answer = given[id] ?? '';
    if (answer === '' && required) throw answerMissing(id);
    if (answer === '') continue;
    const offered = kind === 'choice' ? choices : kind === 'yes_no' ? ['yes', 'no'] : null;
    if (offered !== null && !offered.includes(answer)) throw answerUnknown(id);
    answers[id] = answer;
  }
  return answers;
}
