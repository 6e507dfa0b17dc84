// npm run content:check: every gate of the learning content. One line a fault, and last a line of JSON with what was counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { learningFaults } from '@devorbit/content-reader/learning/check-learning.ts';
import { countsOfFrameworks } from '@devorbit/content-reader/learning/check-lessons.ts';
import { lessonsOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { readBlocks } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import { nodesOf, readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { printedBy } from './run-block.ts';

const [content = 'content'] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);
const faults: string[] = [];
let counted: object = {};
try {
  const concepts = readConcepts(join(content, 'concepts'));
  const catalogue = readCatalogue(content);
  const frameworks = readFrameworks(content);
  const lessons = frameworks.flatMap(lessonsOf);
  const { dependencies: versions } = JSON.parse(readFileSync('kits/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  faults.push(...learningFaults({ concepts, catalogue, frameworks, versions, today }));
  let blocks = 0;
  const texts = [
    ...concepts.flatMap(({ id, note }) => (note ? [[`concept/${id}`, note.text] as const] : [])),
    ...catalogue.flatMap((entry) =>
      (entry.type === 'guide' || entry.type === 'project') && entry.whole
        ? [[`${entry.type}/${entry.id}`, entry.whole.text] as const]
        : [],
    ),
    ...lessons.map(({ id, text }) => [id, text] as const),
  ];
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
  for (const { id, questions } of lessons)
    for (const { prints, choices, question } of questions) {
      if (prints === undefined) continue;
      const printed = await printedBy(prints);
      const right = choices.find((choice) => choice.right)?.text.replaceAll('`', '');
      if (printed !== right) faults.push(`${id}: “${question.slice(0, 40)}”: its program prints “${printed}”`);
    }
  counted = {
    concepts: concepts.length,
    notes: concepts.filter(({ note }) => note !== undefined).length,
    items: catalogue.length,
    whole: catalogue.filter(({ whole }) => whole !== null).length,
    nodes: catalogue.reduce(
      (sum, entry) => sum + (entry.type === 'role' || entry.type === 'skill' ? nodesOf(entry).length : 0),
      0,
    ),
    blocks,
    ...countsOfFrameworks(frameworks),
  };
} catch (error) {
  faults.push((error as Error).message);
}
for (const fault of faults) console.log(fault);
console.log(JSON.stringify({ ...counted, faults: faults.length }));
process.exitCode = faults.length === 0 ? 0 : 1;
