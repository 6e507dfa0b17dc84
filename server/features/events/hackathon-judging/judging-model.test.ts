import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulateMany } from './_simulation.ts';
import { type Balance, balanceJudges } from './commands/balance-judges.ts';
import { correctScores, type GivenScore } from './commands/correct-scores.ts';
import { asShown, labelOf, missingText, orderTies, scoreOf } from './policy.ts';

const score = (judge: number, entry: number, points: number): GivenScore => ({ judge, entry, score: points });

test('a strict judge costs nobody their place', () => {
  // Judge 1 gives two points less than the others; entry 1 is the best, and has the bad luck to get them.
  const given = [
    ...[score(1, 1, 3), score(2, 1, 5)],
    ...[score(1, 2, 2), score(3, 2, 4)],
    ...[score(2, 3, 4), score(3, 3, 4)],
    ...[score(2, 4, 3), score(3, 4, 3)],
  ];
  const [group] = correctScores(given);
  const of = (entry: number) => group?.entries.find((one) => one.entry === entry);
  expect([of(1)?.raw, of(3)?.raw]).toEqual([4, 4]);
  expect(of(1)?.rank).toBe(1);
  expect(of(3)?.corrected).toBeLessThan(of(1)?.corrected ?? 0);
  // By plain means entry 2 and 4 would share the last rank.
  expect([of(2)?.raw, of(4)?.raw]).toEqual([3, 3]);
  expect([of(2)?.rank, of(4)?.rank]).toEqual([3, 4]);
  const shift = (judge: number) => group?.judges.find((one) => one.judge === judge)?.shift ?? 0;
  expect(shift(1)).toBeLessThan(-0.5);
  expect(shift(2)).toBeGreaterThan(0);
});

test('the worked example of the guide: both effects by hand', () => {
  // Two judges, one entry: the middle is 3. With λ = 0.5 and no effect of the entry, a judge's is ±1 / 1.5.
  const [group] = correctScores([score(1, 1, 4), score(2, 1, 2)]);
  expect(group?.entries).toEqual([{ entry: 1, scores: 2, raw: 3, corrected: 3, rank: 1, tied: false }]);
  expect(group?.judges.map(({ shift }) => asShown(shift))).toEqual([0.67, -0.67]);
});

const given = fc.uniqueArray(
  fc.record({
    judge: fc.integer({ min: 1, max: 8 }),
    entry: fc.integer({ min: 1, max: 12 }),
    score: fc.integer({ min: 4, max: 20 }).map((quarter) => quarter / 4),
  }),
  { minLength: 1, maxLength: 60, selector: ({ judge, entry }) => `${judge} ${entry}` },
);

test('the order of what is given changes nothing; all entries are ranked, within their group', () => {
  fc.assert(
    fc.property(given, fc.infiniteStream(fc.nat()), (scores, keys) => {
      const groups = correctScores(scores);
      const shuffled = scores
        .map((one) => ({ one, key: keys.next().value }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(correctScores(shuffled)).toEqual(groups);
      const entries = groups.flatMap((group) => group.entries.map(({ entry }) => entry));
      expect(entries.toSorted((a, b) => a - b)).toEqual(
        [...new Set(scores.map(({ entry }) => entry))].toSorted((a, b) => a - b),
      );
      for (const group of groups) {
        const [own, judges] = [
          new Set(group.entries.map(({ entry }) => entry)),
          new Set(group.judges.map(({ judge }) => judge)),
        ];
        // No score ties two groups together.
        for (const { entry, judge } of scores) expect(own.has(entry)).toBe(judges.has(judge));
        for (const [at, one] of group.entries.entries()) {
          const before = group.entries[at - 1];
          expect(one.rank).toBeGreaterThanOrEqual(before?.rank ?? 1);
          const same = group.entries.filter(({ corrected }) => asShown(corrected) === asShown(one.corrected));
          expect(one.tied).toBe(same.length > 1);
          expect(new Set(same.map(({ rank }) => rank)).size).toBe(1);
          // The middle of the group draws, and no score lies outside 1 to 5.
          expect(Math.abs(one.corrected)).toBeLessThan(10);
        }
      }
    }),
  );
});

test('nobody, one judge, and two halls that share nobody', () => {
  expect(correctScores([])).toEqual([]);
  const [alone, ...others] = correctScores([score(1, 1, 5), score(1, 2, 3), score(1, 3, 3)]);
  expect(others).toEqual([]);
  expect(alone?.entries.map(({ entry, rank, tied }) => [entry, rank, tied])).toEqual([
    [1, 1, false],
    [2, 2, true],
    [3, 2, true],
  ]);
  const halls = correctScores([score(1, 1, 5), score(1, 2, 4), score(1, 3, 1), score(2, 4, 2), score(2, 5, 3)]);
  expect(halls.map(({ entries }) => entries.map(({ entry }) => entry))).toEqual([
    [1, 2, 3],
    [5, 4],
  ]);
  // The best of the strict hall is the first there, whatever the other hall gives.
  expect(halls[1]?.entries[0]).toMatchObject({ entry: 5, rank: 1 });
});

const world = fc
  .record({
    entries: fc.integer({ min: 1, max: 30 }),
    judges: fc.integer({ min: 1, max: 10 }),
    perEntry: fc.integer({ min: 1, max: 5 }),
    conflicts: fc.uniqueArray(fc.tuple(fc.nat(29), fc.nat(9)), { maxLength: 40, selector: String }),
    standing: fc.uniqueArray(fc.record({ entry: fc.nat(29), judge: fc.nat(11), begun: fc.boolean() }), {
      maxLength: 30,
      selector: ({ entry, judge }) => `${entry} ${judge}`,
    }),
    seed: fc.nat(),
  })
  .map(({ entries, judges, conflicts, ...rest }): Balance & { conflicts: Set<string> } => {
    const forbidden = new Set(conflicts.map(([entry, judge]) => `${entry} ${judge}`));
    return {
      ...rest,
      entries: Array.from({ length: entries }, (_, at) => at),
      judges: Array.from({ length: judges }, (_, at) => at),
      mayNot: ({ entry, judge }) => forbidden.has(`${entry} ${judge}`),
      conflicts: forbidden,
    };
  });

test('judges: nobody twice, nobody in conflict, as many as there can be, and what is begun stays', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { pairs, short } = balanceJudges(given);
      const begun = new Set(
        given.standing
          .filter(({ begun: kept, entry }) => kept && given.entries.includes(entry))
          .map(({ entry, judge }) => `${entry} ${judge}`),
      );
      const keys = pairs.map(({ entry, judge }) => `${entry} ${judge}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of begun) expect(keys).toContain(key);
      for (const key of keys) if (!begun.has(key)) expect(given.conflicts.has(key)).toBe(false);
      for (const entry of given.entries) {
        const own = pairs.filter((pair) => pair.entry === entry);
        const kept = own.filter(({ judge }) => begun.has(`${entry} ${judge}`)).length;
        const may = given.judges.filter(
          (judge) => !given.mayNot({ entry, judge }) || begun.has(`${entry} ${judge}`),
        ).length;
        const strangers = own.filter(({ judge }) => !given.judges.includes(judge)).length;
        expect(own).toHaveLength(Math.max(kept, Math.min(given.perEntry, may + strangers)));
        expect(short.includes(entry)).toBe(own.length < given.perEntry);
      }
      // The same again: it is settled.
      const again = balanceJudges({ ...given, standing: pairs.map((pair) => ({ ...pair, begun: false })) });
      if (begun.size === 0)
        expect(new Set(again.pairs.map(({ entry, judge }) => `${entry} ${judge}`))).toEqual(new Set(keys));
    }),
    { numRuns: 300 },
  );
});

test('without conflicts loads differ by one at most, and all entries hang together where that can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 }), fc.nat(), (entries, judges, seed) => {
      const { pairs, short, groups } = balanceJudges({
        entries: Array.from({ length: entries }, (_, at) => at),
        judges: Array.from({ length: judges }, (_, at) => at),
        perEntry: 3,
        mayNot: () => false,
        standing: [],
        seed,
      });
      const loads = Array.from({ length: judges }, (_, at) => pairs.filter(({ judge }) => judge === at).length);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      expect(short).toHaveLength(judges < 3 ? entries : 0);
      const used = loads.filter((load) => load > 0).length;
      // As many pairs as a tree of all of them needs.
      if (pairs.length >= entries + used) expect(groups).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

test('two halls of friends are tied together where one judge of each may change places', () => {
  const { groups, pairs } = balanceJudges({
    entries: [0, 1, 2, 3],
    judges: [0, 1, 2, 3],
    perEntry: 2,
    mayNot: () => false,
    standing: [0, 1].flatMap((hall) =>
      [0, 1].flatMap((entry) =>
        [0, 1].map((judge) => ({ entry: 2 * hall + entry, judge: 2 * hall + judge, begun: false })),
      ),
    ),
    seed: 1,
  });
  expect(groups).toHaveLength(1);
  expect(pairs).toHaveLength(8);
});

test('whoever steps back gets another entry, and only what must move moves', () => {
  const entries = Array.from({ length: 20 }, (_, at) => at);
  const judges = [0, 1, 2, 3, 4, 5];
  const first = balanceJudges({ entries, judges, perEntry: 3, mayNot: () => false, standing: [], seed: 7 });
  const lost = first.pairs.find(({ judge }) => judge === 0)?.entry ?? -1;
  const next = balanceJudges({
    entries,
    judges,
    perEntry: 3,
    mayNot: ({ entry, judge }) => entry === lost && judge === 0,
    standing: first.pairs
      .filter(({ entry, judge }) => !(entry === lost && judge === 0))
      .map((pair) => ({ ...pair, begun: false })),
    seed: 7,
  });
  const keys = new Set(first.pairs.map(({ entry, judge }) => `${entry} ${judge}`));
  expect(next.pairs.filter(({ judge }) => judge === 0)).toHaveLength(10);
  expect(next.pairs.filter(({ entry }) => entry === lost)).toHaveLength(3);
  expect(next.pairs.filter(({ entry, judge }) => !keys.has(`${entry} ${judge}`)).length).toBeLessThanOrEqual(2);
});

test('ties stand in the order that was decided for just these entries', () => {
  const entries = [1, 2, 3].map((entry) => ({ entry, rank: entry < 3 ? 1 : 3, tied: entry < 3 }));
  const decided = (pairs: [number, number][], at = 'one') =>
    pairs.map(([entry_id, position]) => ({ entry_id, position, decided_by: 9, decided_at: at }));
  const order = (decisions: ReturnType<typeof decided>) =>
    orderTies(entries, decisions).map(({ entry, rank, tied, decidedBy }) => [entry, rank, tied, decidedBy]);
  expect(order([])).toEqual([
    [1, 1, true, null],
    [2, 1, true, null],
    [3, 3, false, null],
  ]);
  expect(
    order(
      decided([
        [2, 1],
        [1, 2],
      ]),
    ),
  ).toEqual([
    [2, 1, false, 9],
    [1, 2, false, 9],
    [3, 3, false, null],
  ]);
  // Decided with others, or apart from each other: not about this tie.
  expect(
    order(
      decided([
        [2, 1],
        [1, 2],
        [3, 3],
      ]),
    )[0],
  ).toEqual([1, 1, true, null]);
  expect(order([...decided([[2, 1]]), ...decided([[1, 2]], 'two')])[0]).toEqual([1, 1, true, null]);
});

test('weights count; labels go on after Z; what is missing is said in words', () => {
  expect(
    scoreOf({ 1: 5, 2: 2 }, [
      { number: 1, weight: 2 },
      { number: 2, weight: 1 },
    ]),
  ).toBe(4);
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(labelOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
  expect(missingText({ scores: 1, entries: 2, ties: 0 }, 'open')).toBe(
    'judging is still open; 1 score sheet is not submitted; 2 entries have no scores',
  );
  expect(missingText({ scores: 0, entries: 0, ties: 0 }, 'closed')).toBe('');
});

test('the model is nearer to the true order than plain means where judges are biased, and no worse where they are not', () => {
  const setting = { entries: 40, judges: 12, perEntry: 3 };
  const biased = simulateMany(60, { ...setting, leniency: 0.6 });
  const fair = simulateMany(60, { ...setting, leniency: 0 });
  expect(biased.additive.tau - biased.raw.tau).toBeGreaterThan(0.08);
  expect(fair.raw.tau - fair.additive.tau).toBeLessThan(0.02);
});
