import type { Readable } from 'node:stream';
import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { type Answer, type Http, type Parts, receive, sendAnswer } from './bind.ts';
import { discardRest } from './discard-rest.ts';
import { parseInput } from './parse-input.ts';
import { FILE_RECEIVE_MS } from './receive-time.ts';

/** For the lines that are wrapped around the file, and for the other fields. */
const WRAPPING_BYTES = 64 * 1024;
const LIMITS = { files: 1, fields: 30, parts: 31, fieldNameSize: 100, fieldSize: 20_000, headerPairs: 20 };

type Options<E extends Endpoint, File> = {
  /** The name of the form's field that has the file. */
  field: string;
  maxBytes: number;
  refusals: { noForm: () => Refusal; noFile: () => Refusal; tooLarge: () => Refusal };
  /** Asked before anything of the form is read; throws for who may not send it. */
  admit: (actor: Parts<E>['actor'], params: Parts<E>['params']) => Promise<void>;
  /**
   * Takes the file while it comes; the stream throws where the form breaks off or the file is too large. What it kept is
   * nobody's where the rest of the form is refused. `name` is what the sender calls it.
   */
  take: (file: Readable, name: string, call: Pick<Parts<E>, 'actor' | 'params'>) => Promise<File>;
  /** The file of a form that names one which came before it, by this field, in place of having one. */
  earlier?: { field: string; find: (actor: Parts<E>['actor'], id: string) => Promise<Taken<File>> };
};

/** `done`, where something is left to do when it has found its place. */
type Taken<File> = { file: File; name: string; done?: () => Promise<void> };

/** `name` is what the sender calls the file: any text. */
type Uploaded<E extends Endpoint, File> = Parts<E> & { file: File; name: string; request: FastifyRequest };

/**
 * Serves an endpoint that takes a form with one file (multipart/form-data); the endpoint's `body` is the schema of the
 * other fields. Nothing is read of somebody who may not send it, and never more of the file than `maxBytes`.
 */
export function bindUpload<const E extends Endpoint, File>(
  http: Http,
  endpoint: E,
  options: Options<E, File>,
  handle: (call: Uploaded<E, File>) => Promise<Answer<E>>,
): void {
  const { maxBytes, refusals } = options;
  const { body: form, ...head } = endpoint;
  const receiveHead = (request: FastifyRequest) => receive(http, head as E, request);
  http.endpoints.push(endpoint);
  // In a scope of its own: no other route takes forms.
  void http.app.register(async (app) => {
    await app.register(multipart, { limits: { ...LIMITS, fileSize: maxBytes }, throwFileSizeLimit: false });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { receiveMs: FILE_RECEIVE_MS },
      onRequest: async (request, reply) => {
        discardRest(request, reply);
        const { actor, params } = await receiveHead(request);
        await options.admit(actor, params);
        if (Number(request.headers['content-length'] ?? 0) > maxBytes + WRAPPING_BYTES) throw refusals.tooLarge();
      },
      handler: async (request, reply) => {
        const call = await receiveHead(request);
        const { fields, taken } = await readForm(request, options, call);
        const body = form && parseInput(form, fields);
        const { file, name, done } = taken;
        const answer = await handle({ ...call, file, name, body, request } as Uploaded<E, File>);
        await done?.();
        return sendAnswer(reply, endpoint, answer);
      },
    });
  });
}

async function readForm<E extends Endpoint, File>(
  request: FastifyRequest,
  { field, refusals, take, earlier }: Options<E, File>,
  call: Pick<Parts<E>, 'actor' | 'params'>,
): Promise<{ taken: Taken<File>; fields: Record<string, string> }> {
  const refuse = (): never => {
    throw refusals.noForm();
  };
  if (!request.isMultipart()) return refuse();
  const fields = new Map<string, string>();
  let taken: Taken<File> | undefined;
  const parts = request.parts();
  for (;;) {
    // What the parser throws is the form's fault, whatever its code.
    const { done, value: part } = await parts.next().catch(refuse);
    if (done || !part) break;
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || part.valueTruncated) return refuse();
      fields.set(part.fieldname, part.value);
    } else {
      if (part.fieldname !== field) return refuse();
      // A part may come without a name.
      const name = (part.filename as string | undefined) ?? '';
      const { file: stream } = part;
      // What the parser finds wrong in the middle of the file it tells the stream, in one of two ways.
      const broken = new Set<unknown>();
      stream.on('error', (error) => void broken.add(error));
      const cut = (): void => void stream.destroy(refusals.tooLarge());
      // What came in one piece with its head was cut before anybody listened.
      if (stream.truncated) cut();
      else stream.once('limit', cut);
      const file = await take(stream, name, call).catch((error: unknown) => {
        const isBroken = error === stream.errored || broken.has(error);
        throw isBroken && !(error instanceof Refusal) ? refusals.noForm() : error;
      });
      taken = { file, name };
    }
  }
  const named = earlier && fields.get(earlier.field);
  if (!taken && named) taken = await earlier.find(call.actor, named);
  if (!taken) throw refusals.noFile();
  return { taken, fields: Object.fromEntries(fields) };
}
