/** The events of an open text/event-stream as JSON, until it ends. Comments are left out. */
export async function* readEvents(response: Response): AsyncGenerator<unknown> {
  if (response.status !== 200 || !response.body) throw new Error(`The events answered ${response.status}`);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body) {
    const frames = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames)
      if (frame.startsWith('data: ')) yield JSON.parse(frame.slice('data: '.length)) as unknown;
  }
}
