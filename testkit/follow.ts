import { followSubmission, SubmissionEvent } from '@devorbit/contract/submissions.ts';

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
  if (response.status !== 200 || !response.body) throw new Error(`The events answered ${response.status}`);
  const events: SubmissionEvent[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body) {
    const frames = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames.filter((text) => text.startsWith('data: '))) {
      const event = SubmissionEvent.parse(JSON.parse(frame.slice('data: '.length)));
      events.push(event);
      onEvent(event);
    }
  }
  return events;
}
