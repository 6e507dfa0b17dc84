/** What is formatted, and how. `kind`: as the tool calls the language. */
export type FormatRequest = { kind: string; text: string; tab: number };
/** `fault`: what the tool says is wrong; `line`: where, if it tells. */
export type FormatReply = { text: string } | { fault: string; line: number | null };
/** A worker says first that it has what it needs: from then on its time counts. */
export type FormatterSays = 'ready' | FormatReply;

type Tool = (text: string, tab: number) => string | Promise<string>;

/** A syntax error as tools tell it: an object with a place, `4:1: expected …`, or bytes of the text. */
function replyOf(error: unknown, text: string): FormatReply {
  const fault = error instanceof Error ? error.message : String(error);
  const { loc } = error as { loc?: { start?: { line?: number } } };
  const bytes = /at byte range (\d+)\.\./.exec(fault)?.[1];
  const told = /^(?:\S+:)?(\d+):\d+/.exec(fault)?.[1];
  const before = bytes === undefined ? null : new TextEncoder().encode(text).subarray(0, Number(bytes));
  const line =
    loc?.start?.line ??
    (before !== null ? new TextDecoder().decode(before).split('\n').length : told === undefined ? null : Number(told));
  return { fault, line };
}

/** Makes this worker a formatter: each message is a request, and has one answer. Tools are fetched when they are first asked for. */
export function answerRequests(tools: Readonly<Record<string, () => Promise<Tool>>>): void {
  const say = (said: FormatterSays) => self.postMessage(said);
  self.addEventListener('message', ({ data: { kind, text, tab } }: MessageEvent<FormatRequest>) => {
    const format = async () => {
      const tool = await tools[kind]!();
      say('ready');
      try {
        say({ text: await tool(text, tab) });
      } catch (error) {
        say(replyOf(error, text));
      }
    };
    // What could not be fetched is no fault of the text: the page is told, and ends this worker.
    format().catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
  });
}
