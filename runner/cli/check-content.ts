// npm run content:check: every gate of the learning content, and what the Online IDE reads of languages. One line a fault, and last a line of JSON with what was counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { readProblemMatchers } from '@devorbit/content-reader/ide-languages.ts';
import { learningFaults, nodeNoteFaults } from '@devorbit/content-reader/learning/check-learning.ts';
import { countsOfFrameworks } from '@devorbit/content-reader/learning/check-lessons.ts';
import { lessonsOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { goalFaults, readPlanGoals } from '@devorbit/content-reader/learning/plan-goals.ts';
import { nodesOf, readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { programFaults, quizFaults } from './check-programs.ts';

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
  faults.push(
    ...learningFaults({ concepts, catalogue, frameworks, versions, today }),
    ...nodeNoteFaults(catalogue, concepts),
  );
  const texts = [
    ...concepts.flatMap(({ id, note }) => (note ? [[`concept/${id}`, note.text] as const] : [])),
    ...catalogue.flatMap((entry) =>
      (entry.type === 'guide' || entry.type === 'project') && entry.whole
        ? [[`${entry.type}/${entry.id}`, entry.whole.text] as const]
        : [],
    ),
    ...lessons.map(({ id, text }) => [id, text] as const),
  ];
  const { faults: wrong, blocks } = await programFaults(texts);
  faults.push(...wrong, ...(await quizFaults(lessons)), ...goalFaults(readPlanGoals(content, concepts), concepts));
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
    matchers: Object.keys(readProblemMatchers(join(content, 'languages'))).length,
    ...countsOfFrameworks(frameworks),
  };
} catch (error) {
  faults.push((error as Error).message);
}
for (const fault of faults) console.log(fault);
console.log(JSON.stringify({ ...counted, faults: faults.length }));
process.exitCode = faults.length === 0 ? 0 : 1;
