import { limitsOf } from './foreign-limits.ts';
import { readEach, type Roots, rootsOf, rootsWhere, shortName } from './foreign-roots.ts';
import { all, type Element, one, readXml } from './foreign-xml.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { collectNotes } from './notes.ts';
import { textOf } from './package-text.ts';
import { readPolygonJudge, readPolygonSolutions, readPolygonValidators } from './polygon-programs.ts';
import { readPolygonStatements } from './polygon-statements.ts';
import { readPolygonTests } from './polygon-tests.ts';
import { placedTests, testsetOf } from './polygon-testset.ts';
import { readPolygonTrials } from './polygon-trials.ts';

const FILE = 'problem.xml';

/** The folders of problems: the root, or those below `problems/` of a whole contest. */
const problemRoots = (files: PackageFiles): Roots =>
  rootsWhere(rootsOf(files, FILE), (_, root) => /^(problems\/)?[^/]*$/.test(root));

/** Whether the files are a package of Polygon's, of a problem or of a contest. */
export const isPolygon = (files: PackageFiles): boolean =>
  [...problemRoots(files).values()].some((own) =>
    /<problem[\s>]/.test(new TextDecoder().decode(own.get(FILE)?.subarray(0, 4000))),
  );

/** Throws PackageError where the tested program would be run in a way that is not ours. */
function checkWay(problem: Element): void {
  const {
    'input-file': input = '',
    'output-file': output = '',
    'run-count': runs = '1',
  } = one(problem, 'judging')?.attributes ?? {};
  if (input !== '' || output !== '')
    throw new PackageError(
      `${FILE}: the program reads ${input || 'its input'} and writes ${output || 'its output'} as files; only standard input and output are taken`,
    );
  if (runs !== '1') throw new PackageError(`${FILE}: the program is run ${runs} times on a test, which is not taken`);
  for (const name of ['scorer', 'arbiter', 'strategy'])
    if (one(problem, 'assets', name)) throw new PackageError(`${FILE}: a ${name} judges, which is not taken`);
}

/** A positive number of an element's text. Throws PackageError. */
function numberOf(testset: Element, name: string): number {
  const text = one(testset, name)?.text.trim() ?? '';
  if (!/^\d{1,15}$/.test(text))
    throw new PackageError(`${FILE}: ${name} must be a whole number, not ${text || 'nothing'}`);
  return Number(text);
}

function readProblem(files: PackageFiles): ImportedProblem {
  const { note, notes } = collectNotes();
  const problem = readXml(FILE, textOf(files, FILE));
  if (problem.name !== 'problem') throw new PackageError(`${FILE} begins with <${problem.name}>, not with <problem>`);
  checkWay(problem);
  const testset = testsetOf(one(problem, 'judging'), note);
  const placed = placedTests(testset);
  const name = shortName(problem.attributes['short-name'] ?? '', 'polygon');
  return {
    format: 'polygon',
    name,
    statements: readPolygonStatements(files, problem, note),
    tags: all(one(problem, 'tags'), 'tag').flatMap(({ attributes }) => attributes['value'] ?? []),
    judging: {
      format: 1,
      name,
      limits: limitsOf(FILE, numberOf(testset, 'time-limit'), numberOf(testset, 'memory-limit') / 1024),
      ...readPolygonJudge(files, problem),
      ...readPolygonTests(files, testset, placed, note),
    },
    timeLimit: 'given',
    submissions: readPolygonSolutions(files, problem, note),
    inputValidators: readPolygonValidators(files, problem, testset.attributes['name'] ?? 'tests', placed, note),
    ...readPolygonTrials(files, problem, note),
    notTaken: notes,
  };
}

/** Reads a full package of Polygon's: one problem, or each of a contest. Throws PackageError. */
export const readPolygon = (files: PackageFiles): ImportedProblem[] => readEach(problemRoots(files), readProblem);
