import { followSubmission, SubmissionEvent } from '@devorbit/contract/practice/submissions.ts';
import { readEvents } from './events.ts';

/** The events of a submission up to the last, each checked against the contract. `onEvent` sees them as they come. */
export async function follow(
  base: string,
  code: string,
  id: string,
  onEvent: (event: SubmissionEvent) => void = () => undefined,
): Promise<SubmissionEvent[]> {
  const response = await fetch(base + followSubmission.path.replace(':id', id), {
    headers: { 'x-session-code': code },
  });
  const events: SubmissionEvent[] = [];
  for await (const data of readEvents(response)) {
    const event = SubmissionEvent.parse(data);
    events.push(event);
    onEvent(event);
  }
  return events;
}
