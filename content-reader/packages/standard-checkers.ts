import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgePackage, JudgeProgram } from '@devorbit/contract/execution/judging.ts';

/** Checkers that accept what our default validator accepts with these flags, which needs no program. */
const asDefault: Record<string, string[]> = { wcmp: ['case_sensitive'], ncmp: ['case_sensitive'] };

/** The standard checker of testlib of that name (`rcmp6`), written anew by us; undefined where we have none. */
export function standardChecker(name: string): JudgeProgram | undefined {
  const path = join(import.meta.dirname, 'checkers', `${name}.cpp`);
  if (!/^[a-z0-9]+$/.test(name) || !existsSync(path)) return undefined;
  return { language: 'c++', files: [{ name: `${name}.cpp`, text: readFileSync(path, 'utf8') }] };
}

/** Who judges the outputs where this checker does: the default validator, if it says the same. */
export function judgedBy(checker: JudgeProgram): Pick<JudgePackage, 'validator' | 'validator_flags'> {
  const [name = ''] = Object.keys(asDefault).filter(
    (each) => standardChecker(each)?.files[0]?.text === checker.files[0]?.text,
  );
  const flags = asDefault[name];
  return flags
    ? { validator_flags: flags }
    : { validator_flags: [], validator: { protocol: 'testlib', program: checker } };
}
