import type { Attempt } from './_attempts.ts';
import type { Call } from './_calls.ts';
import type { Answer, Wire } from './_wire.ts';
import { shown } from './_wire.ts';

const kinds = ['2xx', '4xx', '401/403', '429', '503', '5xx', 'none'] as const;
type Kind = (typeof kinds)[number];

function kindOf(status: number): Kind {
  if (status < 100) return 'none';
  if (status < 400) return '2xx';
  if (status === 401 || status === 403) return '401/403';
  if (status === 429) return '429';
  if (status === 503) return '503';
  return status < 500 ? '4xx' : '5xx';
}

type Fault = { attempt: Attempt; wire: Wire; answer: Answer };

/** Counts replies by call, and keeps those that must not be. */
export class Report {
  readonly faults: Fault[] = [];
  private readonly counts = new Map<string, Record<Kind, number>>();
  sent = 0;

  constructor(calls: Call[]) {
    for (const { name } of calls)
      this.counts.set(name, Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>);
  }

  count({ call }: Attempt, { status }: Answer): void {
    this.sent++;
    const counted = this.counts.get(call.name);
    if (counted) counted[kindOf(status)]++;
  }

  /** Calls that never answered anything but refusals of the caller; `unavailable` are those that a 503 is the answer of. */
  unreached(unavailable: Readonly<Record<string, string>>): string[] {
    return [...this.counts].flatMap(([name, counted]) => {
      const answered = counted['2xx'] + counted['4xx'] + (name in unavailable ? counted['503'] : 0);
      return answered === 0 ? [name] : [];
    });
  }

  /** A line a call. */
  table(): string {
    const line = (name: string, cells: (string | number)[]) =>
      `${cells.map((cell) => String(cell).padStart(8)).join('')}  ${name}`;
    const rows = [...this.counts].map(([name, counted]) =>
      line(
        name,
        kinds.map((kind) => counted[kind] || ''),
      ),
    );
    const sum = kinds.map((kind) => [...this.counts.values()].reduce((all, counted) => all + counted[kind], 0));
    return [line('call', [...kinds]), ...rows, line('all', sum)].join('\n');
  }

  /** Each fault with what the server said of it, the request, and how to send it again. One of a kind a call. */
  told(seed: number, logged: (id: string) => string): string[] {
    const seen = new Set<string>();
    return this.faults.flatMap(({ attempt: { call, caller, variants }, wire, answer }) => {
      const log = logged(answer.id);
      const kind = `${call.name} ${answer.status} ${log}`;
      if (seen.has(kind)) return [];
      seen.add(kind);
      const how = variants.map(({ name }) => name).join(', then ');
      return [
        `${call.name}, ${how}, by ${caller}: ${answer.status} ${answer.text}\n${log}\n` +
          `again: FUZZ_SEED=${seed} FUZZ_CALL='${call.name}'\n${shown(wire, caller)}`,
      ];
    });
  }
}
