import { Unexpected } from './expect.ts';
import type { Answer, Exports, Kit } from './kit-type.ts';

const SEGMENT = /^\[(\.\.\.)?([^\][.]+)\]$/;

/**
 * The parts of an address that a route's segments stand for: `[id]` for one, `[...path]` for all that follow; null where the
 * address is another's. Throws for a segment that is read here by nobody, such as `[[...path]]`.
 */
export function routeParams(route: string, path: string): Record<string, string | string[]> | null {
  const split = (whole: string) => whole.split('/').filter((part) => part !== '');
  const [segments, given] = [split(route), split(path)];
  const params: Record<string, string | string[]> = {};
  for (const [at, segment] of segments.entries()) {
    const [, rest, name] = SEGMENT.exec(segment) ?? [];
    if (name === undefined && /[[\]]/.test(segment))
      throw new Error(`No route is read with the segment “${segment}” here.`);
    const here = given[at];
    if (here === undefined || (name === undefined && segment !== here)) return null;
    if (rest) return { ...params, [name!]: given.slice(at).map(decodeURIComponent) };
    if (name !== undefined) params[name] = decodeURIComponent(here);
  }
  return segments.length === given.length ? params : null;
}

type Answered = { status: number; headers: Record<string, string>; body: unknown };

async function readAnswer(answer: Answer, request: Request, route: string): Promise<Answered> {
  const response: unknown = await answer(request, route);
  if (!(response instanceof Response)) throw new Error('The program has to answer with a Response.');
  const text = await response.text();
  const headers = Object.fromEntries(response.headers);
  const isJson = /\bjson\b/.test(headers['content-type'] ?? '') && text !== '';
  return { status: response.status, headers, body: isJson ? (JSON.parse(text) as unknown) : text };
}

/** Asks a program of a server. Throws where it is none. */
export async function askWith(
  kit: Kit,
  program: Exports,
  method: string,
  path: string,
  { route, body }: { route?: string; body?: unknown },
): Promise<Answered> {
  const answer = kit.answering?.(program);
  if (!answer) throw new Unexpected('The program answers no requests.');
  const address = new URL(path, 'http://localhost');
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return readAnswer(answer, new Request(address, { method, ...json }), route ?? address.pathname);
}

/** Shows a program's default export; of one that answers requests, how it answers `GET /`. */
export async function showProgram(
  kit: Kit,
  program: Exports,
  props: Readonly<Record<string, unknown>>,
  root: Element,
  onError: (error: unknown) => void,
): Promise<void> {
  const shown = program['default'];
  const answer = kit.answering?.(program);
  if (answer) {
    const { status, body } = await readAnswer(answer, new Request('http://localhost/'), '/');
    const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
    const [line, said] = ['p', 'pre'].map((name) => root.ownerDocument.createElement(name));
    line!.textContent = `GET / answers ${status}`;
    said!.textContent = text;
    return root.replaceChildren(line!, said!);
  }
  if (shown === undefined) throw new Error('The program has to say what it shows: export default function …');
  await kit.show(shown, props, root, onError);
}
