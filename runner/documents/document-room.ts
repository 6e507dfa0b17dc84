import {
  type DocumentAbility,
  type DocumentHealth,
  type DocumentRequest,
  documentAbilities,
} from '@devorbit/contract/execution/documents.ts';
import type { DocumentEvent } from '@devorbit/contract/execution/documents.ts';
import { fresh } from '../platform/fresh.ts';
import type { Log } from '../platform/log.ts';
import { createQueue } from '../worker/queue.ts';
import { boxesOn, type Spent } from './boxes.ts';
import { abilityOf } from './document-tools.ts';
import { fetchDocument } from './fetch-document.ts';
import type { GentleLane } from './gentle-lane.ts';
import { type Abilities, ocrDocument, prepareDocument, type Telling } from './prepare.ts';
import { Refused } from './refused.ts';

type Finished = Extract<DocumentEvent, { type: 'finished' }>;
export type DocumentWork = {
  request: DocumentRequest;
  telling: Telling;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
};

export type DocumentRoom = {
  /** Where it is taken: how many stand before it, and how it ends. Null where too many wait. `over` never rejects. */
  accept(work: DocumentWork): { position: number; over: Promise<Finished | null> } | null;
  health(withinMs: number): Promise<DocumentHealth['documents']>;
  readonly waiting: number;
  /** Ends what runs, takes nothing more, and leaves no process, mount or control group behind. */
  close(): Promise<void>;
};

/** Documents that may wait; whoever is refused asks again. */
const QUEUE = 32;
/** Behind every document that somebody waits to see; who waits long comes all the same (worker/queue.ts). */
const PRIORITY = { prepare: 0, ocr: 9 } as const;
/** How long a look at the machine's programs holds, in ms. */
const HOLDS_MS = 3_000;

const lookAtTools = async (): Promise<Abilities> =>
  Object.fromEntries(
    await Promise.all(documentAbilities.map(async (id) => [id, await abilityOf(id)] as const)),
  ) as Abilities;

const versionsOf = (abilities: Abilities): string =>
  [...new Set(documentAbilities.flatMap((id) => (abilities[id].ready ? abilities[id].version.split(', ') : [])))]
    .join(', ')
    .slice(0, 300);

type Turn = DocumentWork & { end: (finished: Finished | null) => void };

/** Takes documents apart, one at a time, on a lane of its own that is opened when the first one comes. */
export function createDocumentRoom(open: () => Promise<GentleLane>, log: Log, queueLimit = QUEUE): DocumentRoom {
  const queue = createQueue<Turn>();
  const closing = new AbortController();
  const tools = fresh(lookAtTools, () => HOLDS_MS);
  let lane: GentleLane | null = null;
  /** What the machine had when the lane was shown its settings. */
  let shown = '';
  let running: Promise<void> | null = null;

  const laneFor = async (abilities: Abilities): Promise<GentleLane> => {
    const now = versionsOf(abilities);
    if (lane && shown !== now) await lane.renew();
    lane ??= await open();
    shown = now;
    return lane;
  };

  const attempt = async ({ request, telling, signal }: DocumentWork): Promise<Finished> => {
    const { file, type, task } = request;
    const abilities = await tools.now();
    const finished = (outcome: Finished['outcome'], problems: Finished['problems'], spent?: Spent): Finished => ({
      type: 'finished',
      outcome,
      problems: problems.slice(0, 20),
      tools: versionsOf(abilities),
      cpu_ms: spent?.cpu_ms ?? 0,
      memory_kb: spent?.memory_kb ?? 0,
    });
    let opened: GentleLane | null = null;
    let spent: Spent | undefined;
    try {
      telling.tell({ type: 'step', step: 'fetching' });
      const bytes = await fetchDocument(file, signal);
      opened = await laneFor(abilities);
      const boxes = boxesOn(opened, signal);
      spent = boxes.spent;
      const pictures = task.kind === 'prepare' && task.pictures !== false;
      const work = { ...telling, boxes, abilities, pictures };
      const problems =
        task.kind === 'prepare'
          ? await prepareDocument(work, type, bytes)
          : await ocrDocument(work, type, bytes, task.pages);
      return finished(problems.length > 0 ? 'partial' : 'ready', problems, spent);
    } catch (error) {
      if (error instanceof Refused) return finished('refused', [error.of('document')], spent);
      throw error;
    } finally {
      await opened?.release().catch((error: unknown) => log.warn({ err: error }, 'a lane of documents is begun anew'));
    }
  };

  const run = async ({ end, ...work }: Turn): Promise<void> => {
    const { request } = work;
    const started = performance.now();
    const signal = AbortSignal.any([work.signal, closing.signal]);
    try {
      const finished = await attempt({ ...work, signal });
      const { outcome, problems, cpu_ms, memory_kb } = finished;
      log.info(
        {
          id: request.id,
          document: request.type,
          kind: request.task.kind,
          outcome,
          faults: problems.map(({ part, fault }) => `${part}: ${fault}`),
          ms: Math.round(performance.now() - started),
          cpu_ms: Math.round(cpu_ms),
          memory_kb,
        },
        'document over',
      );
      end(finished);
    } catch (error) {
      if (!signal.aborted) log.error({ id: request.id, err: error }, 'a document failed by our own fault');
      end(null);
    }
  };

  const start = (): void => {
    const next = running || closing.signal.aborted ? undefined : queue.take();
    if (!next) return;
    running = run(next).finally(() => {
      running = null;
      start();
    });
  };

  const told = (id: DocumentAbility, abilities: Abilities | null): DocumentHealth['documents'][number] => {
    const found = abilities?.[id] ?? { ready: false as const, reason: 'It is being looked for; ask again soon' };
    return { id, ...found };
  };

  return {
    accept(work) {
      if (closing.signal.aborted || queue.size >= queueLimit) return null;
      const { promise: over, resolve: end } = Promise.withResolvers<Finished | null>();
      const turn: Turn = { ...work, end };
      const before = queue.add(turn, PRIORITY[work.request.task.kind]) + (running ? 1 : 0);
      work.signal.addEventListener('abort', () => queue.remove(turn) && end(null), { once: true });
      start();
      return { position: before, over };
    },
    async health(withinMs) {
      const abilities = await tools.within(withinMs);
      return documentAbilities.map((id) => told(id, abilities));
    },
    get waiting() {
      return queue.size;
    },
    async close() {
      closing.abort();
      for (let turn = queue.take(); turn; turn = queue.take()) turn.end(null);
      await running;
      await lane?.close();
      lane = null;
    },
  };
}
