import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { digestOf } from './source-digest.ts';

/** What decides, beside the thing itself, what becomes of it. */
export type Basis = {
  /** Of the modules that judge. */
  judge: string;
  /** The compilers, interpreters and whatever else of this machine takes part, in words. */
  toolchain: string[];
};

/** What was judged and found right, and need not be judged again (docs/decisions/0024-*). */
export type Ledger = {
  /** Whether exactly this was judged by exactly this judge on these tools, and was right. */
  vouches: (name: string, content: string) => boolean;
  /** Notes that it was judged and is right. */
  add: (name: string, content: string) => void;
  /** Notes that it was judged and is wrong. */
  drop: (name: string) => void;
  /** Writes the file, one sorted line a name, where something has changed. */
  save: () => void;
};

const HEAD =
  '# What was judged and found right: a name, and the digest of it, of the judge and of the tools. Written by npm test.\n';

/** Of `names`, which are all that there are; without a file it knows of nothing. Of two lines that a merge left of one name, either may be right. */
export function openLedger(file: string | null, names: string[], { judge, toolchain }: Basis): Ledger {
  const before = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = new Set(before.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  const lineOf = (name: string, content: string): string => {
    const parts = { name, content, judge, toolchain: toolchain.join('\n') };
    const bytes = Object.entries(parts).map(([part, text]) => ({ name: part, bytes: Buffer.from(text) }));
    return `${name} ${digestOf(bytes)}`;
  };
  const drop = (name: string): void => {
    for (const line of lines) if (line.startsWith(`${name} `)) lines.delete(line);
  };
  return {
    vouches: (name, content) => lines.has(lineOf(name, content)),
    add(name, content) {
      drop(name);
      lines.add(lineOf(name, content));
    },
    drop,
    save() {
      const known = new Set(names);
      for (const line of lines) if (!known.has(line.split(' ')[0] ?? '')) lines.delete(line);
      const after = `${HEAD}${[...lines]
        .sort()
        .map((line) => `${line}\n`)
        .join('')}`;
      if (file !== null && after !== before) writeFileSync(file, after);
    },
  };
}
