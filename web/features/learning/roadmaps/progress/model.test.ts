import {
  clampMark,
  type Mark,
  type MarkState,
  markStates,
  mergeMark,
} from '@devorbit/contract/learning/progress-marks.ts';
import { expect, test } from 'vitest';
import { joined, type Kept, marksToSend, nothingKept, readKept, stateOf, withAnswer, withMark } from './model.ts';

/** The server’s half, as its command does it: one row an item, the revision grows with what has changed. */
class _Server {
  rows = new Map<string, Mark & { revision: number }>();
  revision = 0;
  merge(since: number, marks: readonly Mark[], now: number) {
    const won = marks
      .map((mark) => clampMark(mark, now))
      .filter((mark) => mergeMark(this.rows.get(mark.item), mark) === mark);
    if (won.length > 0) this.revision += 1;
    for (const mark of won) this.rows.set(mark.item, { ...mark, revision: this.revision });
    const told = [...this.rows.values()].filter(
      ({ item, revision }) => revision > since || marks.some((mark) => mark.item === item),
    );
    return {
      marks: told.map(({ item, state, at, device }) => ({ item, state, at, device })),
      revision: this.revision,
      now,
    };
  }
}

/** Always the same numbers from 0 up to 1 for the same seed. */
const _random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};
const _pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const items = ['concept/a', 'concept/b', 'concept/c', 'outcome/a/1', 'saved/role/x'];
const devices = ['laptop', 'phone', 'tablet'];

type Act = { device: number; item: string; state: MarkState; at: number } | { device: number; sync: true };

const _history = (seed: number): Act[] => {
  const random = _random(seed);
  let at = 1_000;
  return Array.from({ length: 6 + Math.floor(random() * 20) }, (): Act => {
    at += Math.floor(random() * 3);
    const device = Math.floor(random() * devices.length);
    return random() < 0.3
      ? { device, sync: true }
      : { device, item: _pick(random, items), state: _pick(random, markStates), at };
  });
};

const _exchange = (server: _Server, kept: Kept, now: number): Kept => {
  const sent = marksToSend(kept);
  return withAnswer(kept, sent, server.merge(kept.revision, sent, now));
};

/** Three devices live through a history, then all meet the server in this order, and once more to hear of each other. */
const _lived = (history: Act[], order: readonly number[], skew = [0, 0, 0]) => {
  const server = new _Server();
  const kept: Kept[] = devices.map(() => nothingKept);
  let now = 1_000;
  for (const act of history) {
    const own = kept[act.device] ?? nothingKept;
    if ('sync' in act) kept[act.device] = _exchange(server, own, now);
    else {
      now = Math.max(now, act.at);
      kept[act.device] = withMark(own, act.item, act.state, {
        now: act.at + (skew[act.device] ?? 0),
        device: devices[act.device] ?? '',
      });
    }
  }
  now += 10;
  for (const device of [...order, ...order]) kept[device] = _exchange(server, kept[device] ?? nothingKept, now);
  return { server, kept };
};
const _states = ({ marks }: Kept) => items.map((item) => marks[item] ?? null);

test('a thousand histories on three devices end equal, whichever device comes first', () => {
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ];
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const history = _history(seed);
    const ends = orders.map((order) => _lived(history, order));
    for (const { kept, server } of ends) {
      const [first = nothingKept] = kept;
      for (const other of kept) expect(_states(other)).toEqual(_states(first));
      for (const mark of server.rows.values())
        expect(first.marks[mark.item]).toMatchObject({ state: mark.state, at: mark.at });
      for (const { pending } of kept) expect(pending).toEqual([]);
    }
    // Where no device was told of another in between, the order changes nothing at all.
    const apart = history.filter((act) => !('sync' in act));
    const [one, ...others] = orders.map((order) => _states(_lived(apart, order).kept[0] ?? nothingKept));
    for (const other of others) expect(other).toEqual(one);
  }
});

test('they end equal as well when a clock is hours ahead, and the next mark of any device still counts', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const { kept, server } = _lived(_history(seed), [1, 0, 2], [0, 9_000_000, -500]);
    const [first = nothingKept, second = nothingKept] = kept;
    for (const other of kept) expect(_states(other)).toEqual(_states(first));
    const after = _exchange(server, withMark(first, 'concept/a', 'skipped', { now: 20_000, device: 'laptop' }), 20_001);
    expect(stateOf(_exchange(server, second, 20_002), 'concept/a')).toBe('skipped');
    expect(after.pending).toEqual([]);
  }
});

test('what is taken back stays taken back, also from devices that never heard of it', () => {
  const server = new _Server();
  let laptop = withMark(nothingKept, 'concept/a', 'done', { now: 10, device: 'laptop' });
  let phone = withMark(nothingKept, 'concept/a', 'learning', { now: 5, device: 'phone' });
  laptop = _exchange(server, laptop, 11);
  laptop = _exchange(server, withMark(laptop, 'concept/a', 'none', { now: 12, device: 'laptop' }), 13);
  phone = _exchange(server, phone, 14);
  expect([stateOf(phone, 'concept/a'), stateOf(laptop, 'concept/a')]).toEqual(['none', 'none']);
});

test('what is marked while an answer is on its way is not lost, and goes next', () => {
  const before = withMark(nothingKept, 'concept/a', 'learning', { now: 10, device: 'd' });
  const sent = marksToSend(before);
  const meanwhile = withMark(before, 'concept/a', 'done', { now: 11, device: 'd' });
  const after = withAnswer(meanwhile, sent, { marks: sent, revision: 1, now: 12 });
  expect(stateOf(after, 'concept/a')).toBe('done');
  expect(marksToSend(after).map(({ state }) => state)).toEqual(['done']);
});

test('a second mark within the same moment stands against the first', () => {
  const once = withMark(nothingKept, 'concept/a', 'done', { now: 10, device: 'd' });
  const twice = withMark(once, 'concept/a', 'none', { now: 10, device: 'd' });
  expect(mergeMark(once.marks['concept/a'], twice.marks['concept/a'] as Mark).state).toBe('none');
});

test('what a visitor did joins the account at sign-in, item by item', () => {
  const own = withMark(nothingKept, 'concept/a', 'done', { now: 20, device: 'phone' });
  let visitor = withMark(nothingKept, 'concept/a', 'learning', { now: 10, device: 'd' });
  visitor = withMark(visitor, 'concept/b', 'done', { now: 10, device: 'd' });
  const both = joined({ ...own, pending: [], revision: 4 }, visitor);
  expect([stateOf(both, 'concept/a'), stateOf(both, 'concept/b')]).toEqual(['done', 'done']);
  expect([both.pending, both.revision]).toEqual([['concept/b'], 4]);
});

test('whatever stands in the storage of a browser can be read', () => {
  for (const odd of [
    null,
    7,
    'x',
    [],
    {},
    { marks: 3 },
    { marks: { a: null } },
    { marks: { a: { item: 'b' } }, pending: 'x' },
  ])
    expect(readKept(odd)).toEqual({ marks: {}, pending: [], revision: 0 });
  const kept = withMark(nothingKept, 'concept/a', 'done', { now: 10, device: 'd' });
  expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readKept({ ...kept, pending: ['concept/a', 'gone'], revision: 'x' })).toEqual({ ...kept, revision: 0 });
});
