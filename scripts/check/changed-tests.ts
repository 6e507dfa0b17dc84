import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Ledger } from '../../runner/ledger/ledger.ts';
import { emptyReport, type Report } from './report.ts';

type Tests = {
  /** All files of tests that there are. */
  files: string[];
  ledger: Ledger;
  /** Of what a file is, beside what the ledger stands on. */
  digestOf: (file: string) => string;
};

/**
 * The files that have to be run: those that `words` name, and otherwise those for which the ledger does not vouch; with
 * JUDGE_ALL=1 all. Says how many are left out. `note` takes what became of them; files that were named, as they are when
 * they are tried again, are noted as failed only.
 */
export function changedTests({ files, ledger, digestOf }: Tests, words: string[]) {
  const named = files.filter((file) => words.includes(file));
  const isVouchedFor = (file: string) => process.env['JUDGE_ALL'] !== '1' && ledger.vouches(file, digestOf(file));
  const changed = named.length > 0 ? named : files.filter((file) => !isVouchedFor(file));
  if (named.length === 0) console.log(`${files.length - changed.length} files unchanged since they were passed`);
  return {
    changed,
    note({ files: run, failures, retried }: Report): void {
      // A failure outside of every test may be any file's.
      const isCertain = run.flatMap((file) => file.failures).length === failures.length;
      for (const { name, passed, failures: own } of run) {
        ledger.drop(name);
        const wasTriedAgain = retried.some((line) => line.startsWith(`${name} `));
        if (named.length === 0 && passed > 0 && own.length === 0 && isCertain && !wasTriedAgain)
          ledger.add(name, digestOf(name));
      }
      ledger.save();
    },
  };
}

/** Until a suite has written its report, that it told nothing. */
export function beginReport(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(emptyReport()));
}

export const readReport = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
