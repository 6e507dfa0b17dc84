import { ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import { expect } from 'vitest';

export type Body = Record<string, unknown>;
type To = RequestInit & { path?: string };

/** Asks a runner to execute; a body of text goes out as it is. */
export const postExecute = (url: string, body: Body | string, { path = '/api/v2/execute', ...rest }: To = {}) =>
  fetch(url + path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), ...rest });

/** Runs one source of a language, any version. Nothing may be missing from the answer, and nothing beside it. */
export async function executed(url: string, language: string, source: string, more: Body = {}): Promise<ExecuteReply> {
  const response = await postExecute(url, { language, version: '*', files: [{ content: source }], ...more });
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status: 200 });
  expect(ExecuteReply.parse(body)).toEqual(body);
  return body as ExecuteReply;
}
