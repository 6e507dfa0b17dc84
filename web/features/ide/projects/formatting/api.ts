import type { ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { fetchWithSession } from '../../../../platform/http-client.ts';
import { NotFormatted } from '../../../../ui/formatter/formatter.ts';
import type { FormatReply } from '../../../../ui/formatter/requests.ts';
import * as copy from './copy.ts';

/** It is told in a sentence why the text could not be formatted. */
export class NoTool extends Error {
  override name = 'NoTool';
}

const MISSING = 127;
const program = (tab: number): string => `command -v rustfmt > /dev/null || exit ${MISSING}
exec rustfmt --edition 2021 --color never --emit stdout --config tab_spaces=${tab}
`;

/** Rust as rustfmt writes it, which runs where programs run: it is no program of browsers. Rejects with NotFormatted or NoTool. */
export async function formatRust(text: string, tab: number): Promise<FormatReply> {
  const response = await fetchWithSession('/execute', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      language: 'bash',
      version: 'latest',
      files: [{ name: 'format.sh', content: program(tab) }],
      stdin: text,
    }),
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw new NotFormatted('load');
    throw new NoTool(error.status === 401 ? copy.SIGN_IN_FOR_RUST : error.sentence);
  });
  const { run } = (await response.json()) as ExecuteReply;
  if (run.code === MISSING) throw new NoTool(copy.NO_RUSTFMT);
  if (run.status === 'TO') throw new NotFormatted('time');
  if (run.status === null) return { text: run.stdout };
  // What was ended, or wrote more than is passed on.
  if (run.status !== 'RE') throw new NoTool(copy.TOO_LONG_TO_FORMAT);
  const line = /--> <stdin>:(\d+):/.exec(run.stderr)?.[1];
  return { fault: run.stderr, line: line === undefined ? null : Number(line) };
}
