import { collab, getClientID, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState } from '@codemirror/state';
import type { Changes, Update } from '@devorbit/contract/ide/files.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptChanges, applied, changeBetween, type Logged, newLengthOf } from './change-log.ts';

/** A log in memory, as the commands keep it in the database. */
class Server {
  readonly base: string;
  readonly log: Logged[] = [];
  constructor(base: string) {
    this.base = base;
  }
  get text(): string {
    return applied(
      this.base,
      this.log.map(({ changes }) => changes),
    );
  }
  get length(): number {
    const last = this.log.at(-1);
    return last ? newLengthOf(last.changes) : this.base.length;
  }
  push(version: number, client: string, updates: Changes[]): void {
    const accepted = acceptChanges(this.length, { client, updates }, this.log.slice(version));
    this.log.push(...accepted.map((changes) => ({ client, changes })));
  }
  since(version: number): Pick<Update, 'client' | 'changes'>[] {
    return this.log.slice(version);
  }
}

type Push = { version: number; client: string; updates: Changes[] };

/** A page: edits at once, and sends and hears late, twice, or after it was closed and opened again from what it kept. */
class Page {
  state: EditorState;
  /** A push that is on its way; the answer of one may be lost. */
  sent: Push | null = null;
  /** The text at the version that it has heard of. */
  shared: string;
  constructor(server: Server, client: string) {
    this.shared = server.text;
    this.state = EditorState.create({
      doc: server.text,
      extensions: [collab({ startVersion: server.log.length, clientID: client })],
    });
  }
  edit(at: number, remove: number, insert: string): void {
    const length = this.state.doc.length;
    const from = Math.floor(at * length);
    const to = Math.min(length, from + remove);
    this.state = this.state.update({ changes: { from, to, insert } }).state;
  }
  send(): void {
    const updates = sendableUpdates(this.state);
    if (updates.length > 0)
      this.sent ??= {
        version: getSyncedVersion(this.state),
        client: getClientID(this.state),
        updates: updates.map(({ changes }) => changes.toJSON() as Changes),
      };
  }
  arrive(server: Server): void {
    if (this.sent) server.push(this.sent.version, this.sent.client, this.sent.updates);
  }
  hear(server: Server): void {
    this.sent = null;
    const updates = server
      .since(getSyncedVersion(this.state))
      .map(({ client, changes }) => ({ clientID: client, changes: ChangeSet.fromJSON(changes) }));
    this.state = receiveUpdates(this.state, updates).state;
    this.shared = server.text;
  }
  /** What an offline browser keeps: the text that it shared with the server, and its own changes since. */
  reopen(): void {
    const client = getClientID(this.state);
    const version = getSyncedVersion(this.state);
    const own = sendableUpdates(this.state).map(({ changes }) => changes);
    this.state = EditorState.create({
      doc: this.shared,
      extensions: [collab({ startVersion: version, clientID: client })],
    });
    for (const changes of own) this.state = this.state.update({ changes }).state;
    this.sent = null;
  }
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      page: fc.nat(2),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat(4),
      insert: fc.constantFrom('a', 'bc\nd', '', '🚀', 'x\n', 'किताब'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), page: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive' as const), page: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hear' as const), page: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), page: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('restore' as const),
      page: fc.nat(2),
      text: fc.constantFrom('', 'back\n', 'hello world', '🚀🚀'),
    }),
  },
);

test('whatever is typed, sent late, sent twice, lost, restored or kept offline: all texts become one, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'one\ntwo\n', '🚀 to the moon'),
      fc.array(step, { maxLength: 80 }),
      (base, steps) => {
        const server = new Server(base);
        const pages = ['a', 'b', 'c'].map((client) => new Page(server, client));
        for (const each of steps) {
          const page = pages[each.page];
          if (!page) throw new Error('no page');
          if (each.do === 'edit') page.edit(each.at, each.remove, each.insert);
          if (each.do === 'send') page.send();
          // It may arrive twice: the page does not hear that it did, and sends it again.
          if (each.do === 'arrive') page.arrive(server);
          if (each.do === 'hear') {
            page.arrive(server);
            page.hear(server);
          }
          if (each.do === 'lose') page.reopen();
          if (each.do === 'restore') server.push(server.log.length, 'restore', [changeBetween(server.text, each.text)]);
          expect(server.text.length).toBe(server.length);
        }
        for (const page of [...pages, ...pages, ...pages]) {
          page.send();
          page.arrive(server);
          page.hear(server);
        }
        for (const page of pages) {
          expect(page.state.doc.toString()).toBe(server.text);
          expect(sendableUpdates(page.state)).toEqual([]);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('what is typed is there once, however often it was sent', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(3), (between, again) => {
      const server = new Server('');
      const page = new Page(server, 'me');
      const other = new Page(server, 'other');
      page.edit(0, 0, '«mine»');
      page.send();
      for (let at = 0; at <= again; at++) {
        page.arrive(server);
        for (let more = 0; more < between; more++) {
          other.hear(server);
          other.edit(1, 0, '.');
          other.send();
          other.arrive(server);
        }
      }
      page.hear(server);
      expect(server.text.split('«mine»')).toHaveLength(2);
      expect(page.state.doc.toString()).toBe(server.text);
    }),
  );
});

test('a change between two texts makes one the other, and cuts no character', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '🚀', '🚁', 'é'), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (from, to) => {
      const change = changeBetween(from, to);
      expect(applied(from, [change])).toBe(to);
      expect(JSON.stringify(change)).not.toMatch(/\\ud[89a-f]/);
    }),
  );
});

test('a change that does not fit is refused: false lengths, too long, nonsense', () => {
  const push = (updates: Changes[], length = 5, over: Logged[] = []) =>
    acceptChanges(length, { client: 'me', updates }, over);
  for (const changes of [[4], [6], [1_000_000], [5, [1]], [[6]], [[5, 'x'], 1]] as Changes[])
    expect(() => push([changes])).toThrow('doesn’t match the text');
  expect(() => push([[5, [0, 'a']], [5]])).toThrow('doesn’t match the text');
  expect(() => push([[5, [0, 'x'.repeat(1024 * 1024)]]])).toThrow('at most 1 MB');
  // Each fits, both together do not.
  const half: Changes = [5, [0, 'x'.repeat(600_000)]];
  expect(() => push([half], newLengthOf(half), [{ client: 'other', changes: half }])).toThrow('at most 1 MB');
  expect(push([[5, [0, 'a']]])).toEqual([[5, [0, 'a']]]);
});
