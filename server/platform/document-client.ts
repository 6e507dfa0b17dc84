import {
  type ConvertibleType,
  type DocumentAbility,
  DocumentEvent,
  DocumentHealth,
  type DocumentRequest,
  MAX_GRID_CHARS,
  type MadeFile,
} from '@devorbit/contract/execution/documents.ts';
import { z } from 'zod';
import { linesAndBytes } from './document-stream.ts';
import type { Runners } from './runners.ts';

/** The runner could not take the document: it is full, restarting, away, or cannot isolate. Nothing was done. */
export class DocumentsUnavailable extends Error {
  override name = 'DocumentsUnavailable';
}

/** The runner took the document and did not finish it, or answered what it must not: it may be given again. */
export class DocumentsBroken extends Error {
  override name = 'DocumentsBroken';
}

export type DocumentFinished = Extract<DocumentEvent, { type: 'finished' }>;
type Progress = Exclude<DocumentEvent, DocumentFinished | { type: 'file' }>;

/** Each is awaited before the next is read. */
export type DocumentListener = {
  onEvent(event: Progress): Promise<void>;
  onFile(file: MadeFile, bytes: Buffer): Promise<void>;
};

export type DocumentClient = {
  /**
   * Has a document taken apart, by the least busy runner that takes it. Answers how it ended, also where the document is at
   * fault. Throws DocumentsUnavailable or DocumentsBroken; aborting the signal ends the work on both sides.
   */
  take(request: DocumentRequest, listener: DocumentListener, signal: AbortSignal): Promise<DocumentFinished>;
  /** Why a document of the type cannot be taken now, in a sentence; null where it can. At most 2 s old. */
  whyNot(type: ConvertibleType, kind: DocumentRequest['task']['kind']): Promise<string | null>;
};

/** Without a byte for this long the runner counts as gone, in ms: it sends a blank line every 2 s. */
const QUIET_MS = 20_000;
const HEALTH_MS = 2_000;
/** The longest line is a grid; JSON takes up to six bytes for a character. */
const MAX_LINE = 1_000_000 + 6 * MAX_GRID_CHARS;

/** What a runner can do; or why it takes nothing at all. */
type Health = { taken: true; abilities: DocumentHealth['documents'] } | { taken: false; reason: string };

const needed: Record<ConvertibleType, DocumentAbility | null> = {
  pdf: 'pdf',
  doc: 'office',
  docx: 'office',
  ppt: 'office',
  pptx: 'office',
  xls: 'sheets',
  xlsx: 'sheets',
  csv: null,
  txt: null,
  jpg: null,
  jpeg: null,
  png: null,
  gif: null,
  webp: null,
  zip: 'archives',
};

/** Why none of the runners can do it. */
function reasonOf(all: Health[], ability: DocumentAbility | null): string | null {
  const open = all.filter((health) => health.taken);
  if (open.length === 0) return all.map((health) => (health.taken ? '' : health.reason))[0] ?? 'there is no runner';
  if (ability === null) return null;
  const named = open.flatMap(({ abilities }) => abilities.filter(({ id }) => id === ability));
  return named.some(({ ready }) => ready)
    ? null
    : (named[0]?.reason ?? 'the execution service says nothing of such files');
}

export function createDocumentClient(runners: Runners): DocumentClient {
  if (runners.bases.length === 0) {
    const reason = 'no execution service is configured';
    return {
      take: async () => Promise.reject(new DocumentsUnavailable(reason)),
      whyNot: async () => reason,
    };
  }
  let known: { at: number; found: Promise<Health[]> } | undefined;
  return {
    take: (request, listener, signal) =>
      runners.give(
        (base) => take(base, request, listener, signal),
        (error) => error instanceof DocumentsUnavailable,
      ),
    async whyNot(type, kind) {
      if (!known || performance.now() - known.at > HEALTH_MS)
        known = { at: performance.now(), found: Promise.all(runners.bases.map(askHealth)) };
      return reasonOf(await known.found, kind === 'ocr' ? 'ocr' : needed[type]);
    },
  };
}

async function askHealth(base: string): Promise<Health> {
  try {
    const response = await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(HEALTH_MS) });
    const health = DocumentHealth.extend({ isolation: z.object({ ok: z.boolean(), reason: z.string().optional() }) });
    const { documents, isolation } = health.parse(await response.json());
    if (isolation.ok) return { taken: true, abilities: documents };
    return {
      taken: false,
      reason: `isolation unavailable: ${isolation.reason ?? 'the execution service does not say why'}`,
    };
  } catch (error) {
    const nonsense = error instanceof z.ZodError || error instanceof SyntaxError;
    return {
      taken: false,
      reason: nonsense ? 'the execution service answered nonsense' : 'the execution service cannot be reached',
    };
  }
}

/** What must be free for a file of the stream, before its bytes are taken. */
function bytesAfter(value: unknown): number | null {
  const event = DocumentEvent.parse(value);
  return event.type === 'file' ? event.file.bytes : null;
}

async function take(
  base: string,
  request: DocumentRequest,
  { onEvent, onFile }: DocumentListener,
  signal: AbortSignal,
): Promise<DocumentFinished> {
  const quiet = new AbortController();
  /** While a listener has something, which is no silence of the runner's, and no failure of it either. */
  let listening = false;
  const timer = setTimeout(() => (listening ? timer.refresh() : quiet.abort()), QUIET_MS);
  try {
    const body = await post(`${base}/documents`, request, AbortSignal.any([signal, quiet.signal]));
    for await (const { value, bytes } of linesAndBytes(body, MAX_LINE, bytesAfter, () => timer.refresh())) {
      const event = DocumentEvent.parse(value);
      if (event.type === 'finished') return mustBeOurs(event);
      listening = true;
      if (event.type === 'file') await onFile(event.file, bytes ?? Buffer.alloc(0));
      else await onEvent(event);
      listening = false;
      timer.refresh();
    }
  } catch (error) {
    if (listening || signal.aborted || error instanceof DocumentsUnavailable || error instanceof DocumentsBroken)
      throw error;
    if (quiet.signal.aborted) throw new DocumentsBroken(`The runner was silent for ${QUIET_MS} ms`);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      throw new DocumentsBroken('The runner sent what is not an event', { cause: error });
    if (error instanceof TypeError) throw new DocumentsBroken('The connection to the runner was cut', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    quiet.abort();
  }
  throw new DocumentsBroken('The runner ended without saying how');
}

function mustBeOurs(finished: DocumentFinished): DocumentFinished {
  if (finished.outcome === 'failed') throw new DocumentsBroken('The runner failed, not the document');
  return finished;
}

async function post(url: string, request: DocumentRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new DocumentsUnavailable('The runner cannot be reached', { cause: error });
  }
  if (response.ok && response.body) return response.body;
  const said = await response.json().catch(() => null);
  const message = z.object({ message: z.string().max(1000) }).safeParse(said);
  if (response.status === 503) throw new DocumentsUnavailable(message.data?.message ?? 'The runner is full');
  throw new DocumentsBroken(`The runner answered ${response.status}`);
}
