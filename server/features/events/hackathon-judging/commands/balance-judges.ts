export type Pair = { entry: number; judge: number };
export type Balance = {
  entries: readonly number[];
  judges: readonly number[];
  perEntry: number;
  mayNot: (pair: Pair) => boolean;
  /** What stands already. `begun` stays, whatever comes; the rest stays where it can. */
  standing: readonly (Pair & { begun: boolean })[];
  /** Draws the lots; the same one draws the same. */
  seed: number;
};
export type Balanced = {
  pairs: Pair[];
  /** Entries with fewer judges than they should have: too few may judge them. */
  short: number[];
  /** Entries that share judges, directly or by others; more than one group cannot be compared. The largest first. */
  groups: number[][];
};

function lot(a: number, b: number, seed: number): number {
  let mixed = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ seed, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Who judges what while it is worked out. */
class Draft {
  private readonly judgesOf = new Map<number, Set<number>>();
  private readonly entriesOf = new Map<number, Set<number>>();
  private readonly begun = new Set<string>();
  private readonly given: Balance;

  constructor(given: Balance) {
    this.given = given;
    for (const entry of given.entries) this.judgesOf.set(entry, new Set());
    for (const judge of given.judges) this.entriesOf.set(judge, new Set());
  }

  add({ entry, judge }: Pair, begun = false): void {
    this.judgesOf.get(entry)?.add(judge);
    const own = this.entriesOf.get(judge);
    if (own === undefined) this.entriesOf.set(judge, new Set([entry]));
    else own.add(entry);
    if (begun) this.begun.add(`${entry} ${judge}`);
  }
  remove({ entry, judge }: Pair): void {
    this.judgesOf.get(entry)?.delete(judge);
    this.entriesOf.get(judge)?.delete(entry);
  }

  judges = (entry: number): ReadonlySet<number> => this.judgesOf.get(entry) ?? new Set();
  load = (judge: number): number => this.entriesOf.get(judge)?.size ?? 0;
  isMovable = ({ entry, judge }: Pair): boolean => !this.begun.has(`${entry} ${judge}`);
  pairs = (): Pair[] => [...this.judgesOf].flatMap(([entry, all]) => [...all].map((judge) => ({ entry, judge })));

  /** Who may judge it beside those who do: the fewest entries first, then who has least in common with those, then by lot. */
  candidates(entry: number): number[] {
    const own = this.judges(entry);
    const shared = (judge: number): number =>
      [...(this.entriesOf.get(judge) ?? [])].reduce(
        (sum, other) => sum + [...this.judges(other)].filter((one) => own.has(one)).length,
        0,
      );
    return this.given.judges
      .filter((judge) => !own.has(judge) && !this.given.mayNot({ entry, judge }))
      .map((judge) => ({
        judge,
        load: this.load(judge),
        shared: shared(judge),
        lot: lot(entry, judge, this.given.seed),
      }))
      .toSorted((a, b) => a.load - b.load || a.shared - b.shared || a.lot - b.lot)
      .map(({ judge }) => judge);
  }

  /**
   * From the judges that `first` names, along entries that may move from one judge to another: the nearest of those with
   * the fewest entries, and the moves that make room there. Null where nobody is found.
   */
  private route(first: Pair[]): { last: number; moves: Pair[] } | null {
    const ways = new Map<number, { entry: number; from: number | null }>();
    for (const { entry, judge } of first) if (!ways.has(judge)) ways.set(judge, { entry, from: null });
    const found = [...ways.keys()];
    const lightest = Math.min(...this.given.judges.map(this.load));
    for (const judge of found) {
      if (this.load(judge) === lightest) break;
      for (const entry of this.entriesOf.get(judge) ?? []) {
        if (!this.isMovable({ entry, judge })) continue;
        for (const next of this.given.judges) {
          if (ways.has(next) || this.judges(entry).has(next) || this.given.mayNot({ entry, judge: next })) continue;
          ways.set(next, { entry, from: judge });
          found.push(next);
        }
      }
    }
    const least = Math.min(...found.map(this.load));
    const last = found.find((judge) => this.load(judge) === least);
    if (last === undefined) return null;
    const moves: Pair[] = [];
    for (let judge: number | null = last; judge !== null;) {
      const way: { entry: number; from: number | null } | undefined = ways.get(judge);
      if (way === undefined) break;
      moves.push({ entry: way.entry, judge });
      judge = way.from;
    }
    return { last, moves };
  }
  /** Each move takes its entry from the judge of the move before it. */
  private move(moves: Pair[]): void {
    for (const [at, { entry, judge }] of moves.entries()) {
      const from = moves[at + 1]?.judge;
      if (from !== undefined) this.remove({ entry, judge: from });
      this.add({ entry, judge });
    }
  }

  /** One judge more for an entry, so that loads stay as even as can be. Says whether there is one. */
  fill(entry: number): boolean {
    const found = this.route(this.candidates(entry).map((judge) => ({ entry, judge })));
    if (found !== null) this.move(found.moves);
    return found !== null;
  }

  /** Entries go from whoever has two more to whoever has two fewer, directly or by way of others. */
  level(): void {
    const heaviest = this.given.judges.toSorted((a, b) => this.load(b) - this.load(a) || a - b);
    for (const judge of heaviest)
      for (;;) {
        const own = [...(this.entriesOf.get(judge) ?? [])].filter((entry) => this.isMovable({ entry, judge }));
        const firsts = own.flatMap((entry) => this.candidates(entry).map((next) => ({ entry, judge: next })));
        const found = this.route(firsts);
        if (found === null || this.load(found.last) > this.load(judge) - 2) break;
        const start = found.moves.at(-1);
        if (start !== undefined) this.remove({ entry: start.entry, judge });
        this.move(found.moves);
      }
  }
}

/** The pairs of each group; the largest first. */
function groupsOf(pairs: readonly Pair[]): Pair[][] {
  const lists = new Map<string, Pair[]>();
  for (const pair of pairs)
    for (const key of [`entry ${pair.entry}`, `judge ${pair.judge}`]) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [pair]);
      else list.push(pair);
    }
  const seen = new Set<Pair>();
  return pairs
    .flatMap((first) => {
      if (seen.has(first)) return [];
      seen.add(first);
      const group = [first];
      for (const { entry, judge } of group)
        for (const next of [...(lists.get(`entry ${entry}`) ?? []), ...(lists.get(`judge ${judge}`) ?? [])])
          if (!seen.has(next)) {
            seen.add(next);
            group.push(next);
          }
      return [group];
    })
    .toSorted((a, b) => b.length - a.length);
}

/** Whether its group holds together without it, and both ends stay in it. */
function isSpare(pair: Pair, group: readonly Pair[]): boolean {
  const rest = group.filter((other) => other !== pair);
  return (
    rest.some(({ entry }) => entry === pair.entry) &&
    rest.some(({ judge }) => judge === pair.judge) &&
    groupsOf(rest).length === 1
  );
}

/** Two judges of different groups change places, where one of the groups holds together without: then both are one. */
function joinGroups(draft: Draft, mayNot: Balance['mayNot']): boolean {
  const groups = groupsOf(draft.pairs());
  if (groups.length < 2) return false;
  for (const group of groups.toReversed()) {
    const others = groups.flatMap((other) => (other === group ? [] : other)).filter(draft.isMovable);
    for (const a of group) {
      if (!draft.isMovable(a)) continue;
      const b = others.find(
        (other) => !mayNot({ entry: a.entry, judge: other.judge }) && !mayNot({ entry: other.entry, judge: a.judge }),
      );
      if (b === undefined || !isSpare(a, group)) continue;
      draft.remove(a);
      draft.remove(b);
      draft.add({ entry: a.entry, judge: b.judge });
      draft.add({ entry: b.entry, judge: a.judge });
      return true;
    }
  }
  return false;
}

/**
 * Gives each entry its judges, who may judge it: as evenly as can be, and so that all entries are tied together by judges
 * where that is possible. What stands moves no more than this needs.
 */
export function balanceJudges(given: Balance): Balanced {
  const draft = new Draft(given);
  const [entries, judges] = [new Set(given.entries), new Set(given.judges)];
  for (const { begun, ...pair } of given.standing.toSorted((a, b) => Number(b.begun) - Number(a.begun))) {
    if (!entries.has(pair.entry)) continue;
    const stays = judges.has(pair.judge) && !given.mayNot(pair) && draft.judges(pair.entry).size < given.perEntry;
    if (begun || stays) draft.add(pair, begun);
  }
  const short: number[] = [];
  // In turns, so that judges meet in many ways.
  const order = given.entries.toSorted((a, b) => lot(a, 0, given.seed) - lot(b, 0, given.seed));
  for (let turn = 1; turn <= given.perEntry; turn++)
    for (const entry of order)
      if (draft.judges(entry).size < turn && !draft.fill(entry) && turn === given.perEntry) short.push(entry);
  draft.level();
  while (joinGroups(draft, given.mayNot));
  const pairs = draft.pairs();
  const groups = groupsOf(pairs).map((group) =>
    [...new Set(group.map(({ entry }) => entry))].toSorted((a, b) => a - b),
  );
  return { pairs, short: short.toSorted((a, b) => a - b), groups };
}
