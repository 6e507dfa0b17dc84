import { arch } from 'node:os';
import { join } from 'node:path';
import { type Ledger, openLedger } from '../runner/ledger/ledger.ts';
import { judgeDigest } from '../runner/ledger/source-digest.ts';

/** The versions that a runner has of these languages, by Piston's names. */
async function toolsOf(runner: string, languages: string[]): Promise<string[]> {
  const runtimes = (await (await fetch(`${runner}/api/v2/runtimes`)).json()) as { language: string; version: string }[];
  return languages.map((name) => {
    const found = runtimes.find(({ language }) => language === name);
    if (!found) throw new Error(`This runner has no ${name}`);
    return `${name} ${found.version}`;
  });
}

/**
 * What the runner at this address judged and found right (docs/decisions/0024-*): `file` of runner/ledger, with the
 * `names` of all that there are, in these `languages` (Piston's names). With JUDGE_ALL=1 it vouches for nothing.
 */
export async function ledgerOf(runner: string, file: string, names: string[], languages: string[]): Promise<Ledger> {
  const ledger = openLedger(join(import.meta.dirname, '../runner/ledger', file), names, {
    judge: judgeDigest(['runner/cli/run-check.ts']),
    toolchain: [`node ${process.version} ${arch()}`, ...(await toolsOf(runner, languages))],
  });
  return process.env['JUDGE_ALL'] === '1' ? { ...ledger, vouches: () => false } : ledger;
}
