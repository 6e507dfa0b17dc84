// npm run content:check: every gate of the learning content. One line a fault, and last a line of JSON with what was counted.
import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { learningFaults } from '@devorbit/content-reader/learning/check-learning.ts';
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
  faults.push(...learningFaults({ concepts, catalogue, today }));
  let blocks = 0;
  const texts = [
    ...concepts.flatMap(({ id, note }) => (note ? [[`concept/${id}`, note.text] as const] : [])),
    ...catalogue.flatMap((entry) =>
      (entry.type === 'guide' || entry.type === 'project') && entry.whole
        ? [[`${entry.type}/${entry.id}`, entry.whole.text] as const]
        : [],
    ),
  ];
  for (const [name, text] of texts)
    for (const block of readBlocks(text)) {
      if (block.kind !== 'run' || block.lang !== 'js') continue;
      blocks += 1;
      try {
        const printed = printedBy(block.code);
        if (block.output !== null && printed !== block.output)
          faults.push(`${name}: a program prints “${printed}”, not “${block.output}”`);
      } catch (error) {
        faults.push(`${name}: a program fails: ${(error as Error).message}`);
      }
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
  };
} catch (error) {
  faults.push((error as Error).message);
}
for (const fault of faults) console.log(fault);
console.log(JSON.stringify({ ...counted, faults: faults.length }));
process.exitCode = faults.length === 0 ? 0 : 1;
