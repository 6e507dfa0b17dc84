import { readBlocks } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import type { QuizQuestion } from '@devorbit/contract/learning/lessons.ts';
import { printedBy } from './run-block.ts';

/** Runs the programs of our texts, by the names of the texts: one that fails, or prints something else than the text says, is a fault. Answers how many were run. */
export async function programFaults(
  texts: readonly (readonly [name: string, text: string])[],
): Promise<{ faults: string[]; blocks: number }> {
  const faults: string[] = [];
  let blocks = 0;
  for (const [name, text] of texts)
    for (const block of readBlocks(text)) {
      if (block.kind !== 'run') continue;
      try {
        const printed = await printedBy(block.code, block.lang);
        if (printed === null) continue;
        blocks += 1;
        if (block.output !== null && printed !== block.output)
          faults.push(`${name}: a program prints “${printed}”, not “${block.output}”`);
      } catch (error) {
        faults.push(`${name}: a program fails: ${(error as Error).message}`);
      }
    }
  return { faults, blocks };
}

type Asked = Pick<QuizQuestion, 'prints' | 'choices' | 'question'>;

/** Runs the programs whose output a quiz asks for: what they print has to be the right choice. */
export async function quizFaults(lessons: readonly { id: string; questions: readonly Asked[] }[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, questions } of lessons)
    for (const { prints, choices, question } of questions) {
      if (prints === undefined) continue;
      const name = `${id}: “${question.slice(0, 40)}”`;
      const right = choices.find((choice) => choice.right)?.text.replaceAll('`', '');
      try {
        const printed = await printedBy(prints);
        if (printed !== right) faults.push(`${name}: its program prints “${printed}”, not “${right}”`);
      } catch (error) {
        faults.push(`${name}: its program fails: ${(error as Error).message}`);
      }
    }
  return faults;
}
