// node runner/attacks/write-table.ts: runs every hostile program and writes down what happened.
import { writeFile } from 'node:fs/promises';
import { detectLanguages } from '../languages/detect.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { attacks } from './attacks.ts';
import { remainsOf } from './remains.ts';
import { strike } from './strike.ts';
import { elsewhere, happened, promised, tableFile, workspacePart } from './table.ts';

const HEAD = `# Attack table

Hostile programs, each judged as any submission is judged, in the sandbox that learners' code runs in. Written by
\`node runner/attacks/write-table.ts\`, which runs them all; \`npm test\` runs those again that have changed, or all where
the sandbox, its tools or the kernel has, and checks that this table names every one with the answer it must get. The
expected output of each is \`42\`: *Accepted* means that the program did no harm and printed 42, *Wrong Answer* that it
printed nothing it should not know. After each, no process of its box is alive and the next box sees nothing of it; in
\`npm test\` an honest program on another lane also runs beside it, again and again, and always ends with the same answer.

The numbers are those of the list of attacks that a judge is expected to withstand. The programs stand in
\`runner/attacks/programs/\`.

| number | attack | language | strikes at | expected answer | what happened |
|---|---|---|---|---|---|
`;

const sandbox = await startSandbox({ lanes: 1, linesAhead: 0 });
const rows: { number: number; cells: string[] }[] = [];
let broken = 0;
try {
  const lane = sandbox.lanes[0];
  if (!sandbox.isolation.ok || !lane)
    throw new Error(`isolation unavailable: ${sandbox.isolation.ok ? 'no lane' : sandbox.isolation.reason}`);
  const languages = await detectLanguages(lane);
  for (const attack of attacks) {
    const struck = await strike(attack, lane, languages);
    const remains = await remainsOf(lane, sandbox.firstUid);
    if (!attack.answers.includes(struck.verdict) || remains.length > 0) broken++;
    rows.push({ number: attack.number[0] ?? 0, cells: [...promised(attack), happened(struck, remains)] });
  }
} finally {
  await sandbox.close();
}
for (const { number, attack, answer } of elsewhere)
  rows.push({ number, cells: [String(number), attack, '', '', '', answer] });
const lines = rows.toSorted((a, b) => a.number - b.number).map(({ cells }) => `| ${cells.join(' | ')} |`);
await writeFile(tableFile, `${HEAD}${lines.join('\n')}\n${workspacePart}`);
process.stdout.write(`${attacks.length} attacks, ${broken} not contained\n`);
process.exitCode = broken > 0 ? 1 : 0;
