import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import type { Languages } from '../languages/detect.ts';
import type { Tools } from '../languages/language.ts';
import { programTools } from '../packages/program-tools.ts';
import { Cannot, inWords } from './cannot.ts';

/** The tools of a program. Throws Cannot, with the reason, where they are not on this machine, or have no such standard. */
export async function toolsFor(program: JudgeProgram, languages: Languages, standard?: string): Promise<Tools> {
  try {
    return await programTools(program, languages, standard);
  } catch (error) {
    throw new Cannot(inWords(error));
  }
}
