import { setTimeout as delay } from 'node:timers/promises';
import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState } from '@codemirror/state';
import { type Changes, pullChanges, pushChanges, type Update } from '@devorbit/contract/ide/files.ts';
import { followProject, type Project, showProject } from '@devorbit/contract/ide/projects.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { type Figures, percentile } from '../runner/measure.ts';
import { ask, type BenchHouse } from './house.ts';

const EDITS_A_SECOND = 200;
const EDITORS = 2;
const SECONDS = 60;
/** How long a page gathers what was typed: it may push 20 times a second. */
const PUSH_MS = 50;
const TICKS_A_PUSH = 5;
/** Without a connection, and typing. */
const AWAY_MS = 2_000;
const SETTLED_MS = 60_000;

/** Hears of each edit of another that has come, in their order. */
type Seen = (client: string, at: number) => void;

/** A page that types lines, pushes them, and pulls when it is told that others have. */
class Editor {
  state: EditorState;
  url: string;
  #params: { id: number; file: number };
  #code: string;
  #client: string;
  #seen: Seen;
  #stream = new AbortController();
  #busy: Promise<void> = Promise.resolve();
  #asked = false;
  isAway = false;

  constructor(url: string, code: string, { id, files }: Project, client: string, seen: Seen) {
    const [file] = files;
    this.url = url;
    this.#code = code;
    this.#client = client;
    this.#params = { id, file: file?.id ?? 0 };
    this.#seen = seen;
    this.state = EditorState.create({
      doc: file?.content ?? '',
      extensions: [collab({ startVersion: file?.version ?? 0, clientID: client })],
    });
  }

  /** `place`: any number; the same one is another line in a longer text. */
  type(line: string, place: number): void {
    const { doc } = this.state;
    const { from } = doc.line(1 + ((place * 7919) % doc.lines));
    this.state = this.state.update({ changes: { from, insert: `${line}\n` } }).state;
  }

  /** One exchange after the other; what was asked for meanwhile is one more. */
  exchange(): Promise<void> {
    if (this.#asked) return this.#busy;
    this.#asked = true;
    this.#busy = this.#busy.then(async () => {
      this.#asked = false;
      if (!this.isAway) await this.#exchange();
    });
    return this.#busy;
  }

  async #exchange(): Promise<void> {
    const updates = sendableUpdates(this.state);
    const version = getSyncedVersion(this.state);
    const shared = { params: this.#params };
    const changes = updates.map((update) => update.changes.toJSON() as Changes);
    const told =
      updates.length > 0
        ? await ask(this.url, pushChanges, this.#code, {
            ...shared,
            body: { client: this.#client, version, updates: changes },
          })
        : await ask(this.url, pullChanges, this.#code, { ...shared, query: { after: version } });
    this.#hear(told.updates);
  }

  #hear(updates: readonly Update[]): void {
    const synced = getSyncedVersion(this.state);
    const fresh = updates.filter(({ version }) => version > synced);
    this.state = receiveUpdates(
      this.state,
      fresh.map(({ client, changes }) => ({ clientID: client, changes: ChangeSet.fromJSON(changes) })),
    ).state;
    const now = performance.now();
    for (const { client } of fresh) if (client !== this.#client) this.#seen(client, now);
  }

  /** Hears of what others push, until it goes. */
  async follow(): Promise<void> {
    const { signal } = (this.#stream = new AbortController());
    const response = await fetch(this.url + followProject.path.replace(':id', String(this.#params.id)), {
      headers: { 'x-session-code': this.#code },
      signal,
    });
    const read = async () => {
      for await (const _ of readEvents(response)) await this.exchange();
    };
    read().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  async reconnect(url: string): Promise<void> {
    this.isAway = true;
    this.#stream.abort();
    await delay(AWAY_MS);
    this.url = url;
    this.isAway = false;
    await this.follow();
    await this.exchange();
  }

  leave(): void {
    this.#stream.abort();
  }
}

/** Two pages at two servers type into one text; each goes away once and comes back at the other server. */
export async function benchConverge({ urls, user, project }: BenchHouse): Promise<Figures> {
  const code = await user();
  const made = await project(code, [{ name: 'a.txt', content: 'begin\n' }]);
  /** When each edit of a page was typed, first to last; how many of them others have seen. */
  const typed = new Map<string, number[]>();
  const arrived = new Map<string, number>();
  const times: number[] = [];
  let isQuiet = true;
  const seen = (client: string, at: number) => {
    const index = arrived.get(client) ?? 0;
    arrived.set(client, index + 1);
    if (isQuiet) times.push(at - (typed.get(client)?.[index] ?? Number.NaN));
  };
  const editors = Array.from({ length: EDITORS }, (_, index) => {
    typed.set(`editor-${index}`, []);
    return new Editor(urls[index % urls.length] ?? '', code, made, `editor-${index}`, seen);
  });
  for (const editor of editors) await editor.follow();
  const end = performance.now() + SECONDS * 1000;
  const typing = editors.map(async (editor, index) => {
    const own = typed.get(`editor-${index}`)!;
    const start = performance.now();
    let edits = 0;
    for (let tick = 0; performance.now() < end; tick++) {
      for (; edits < ((performance.now() - start) / 1000) * (EDITS_A_SECOND / EDITORS); edits++) {
        editor.type(`${index}.${edits}`, edits * EDITORS + index);
        own.push(performance.now());
      }
      if (tick % TICKS_A_PUSH === 0) void editor.exchange();
      await delay(PUSH_MS / TICKS_A_PUSH);
    }
  });
  for (const [index, editor] of editors.entries()) {
    await delay((SECONDS * 1000) / 3);
    // What was typed without a connection is late by what the connection was away.
    isQuiet = false;
    await editor.reconnect(urls[(index + 1) % urls.length] ?? '');
    await Promise.all(editors.map((each) => each.exchange()));
    isQuiet = true;
  }
  await Promise.all(typing);
  const edits = [...typed.values()].reduce((sum, { length }) => sum + length, 0);
  const settled = performance.now() + SETTLED_MS;
  let isEqual = false;
  while (!isEqual && performance.now() < settled) {
    for (const editor of editors) await editor.exchange();
    const { files } = await ask(urls[0] ?? '', showProject, code, { params: { id: made.id } });
    const texts = new Set([...editors.map(({ state }) => state.doc.toString()), files[0]?.content]);
    isEqual = texts.size === 1 && editors[0]?.state.doc.lines === edits + 2;
  }
  for (const editor of editors) editor.leave();
  return {
    converge: Number(isEqual),
    converge_edits_per_s: edits / SECONDS,
    remote_p50_ms: percentile(times, 0.5),
    remote_p95_ms: percentile(times, 0.95),
  };
}
