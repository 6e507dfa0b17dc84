import type { JudgePackage, JudgeProgram, Verdict } from '@devorbit/contract/execution/judging.ts';
import { checkerOf } from './foreign-checker.ts';
import { languageOfName, programOf } from './foreign-language.ts';
import { all, type Element, one } from './foreign-xml.ts';
import { type ImportedProblem, type PackageFiles, PackageError, type PackagedSubmission } from './imported-problem.ts';
import { textOf } from './package-text.ts';
import { interactThenCheck } from './polygon-interactor.ts';
import type { PlacedTest } from './polygon-testset.ts';
import { judgedBy, standardChecker } from './standard-checkers.ts';

const FILE = 'problem.xml';

type Note = (sentence: string) => void;

const failures: Verdict[] = [
  'Wrong Answer',
  'Time Limit Exceeded',
  'Idleness Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
];
/** What the tags of solutions promise. A presentation error is a wrong answer here. */
const promises: Record<string, Verdict[]> = {
  main: ['Accepted'],
  accepted: ['Accepted'],
  rejected: failures,
  'wrong-answer': ['Wrong Answer'],
  'presentation-error': ['Wrong Answer'],
  'time-limit-exceeded': ['Time Limit Exceeded'],
  'time-limit-exceeded-or-accepted': ['Time Limit Exceeded', 'Accepted'],
  'time-limit-exceeded-or-memory-limit-exceeded': ['Time Limit Exceeded', 'Memory Limit Exceeded'],
  'memory-limit-exceeded': ['Memory Limit Exceeded'],
  failed: ['Runtime Error'],
};

type Source = { path: string; type: string | undefined };

const sourceOf = (element: Element | undefined): Source | undefined => {
  const attributes = one(element, 'source')?.attributes;
  return attributes?.['path'] === undefined ? undefined : { path: attributes['path'], type: attributes['type'] };
};

/** The headers among the package's resources, by name. */
const headersOf = (problem: Element): Map<string, string> =>
  new Map(
    all(one(problem, 'files', 'resources'), 'file').flatMap(({ attributes: { path } }) =>
      path === undefined ? [] : [[path.slice(path.lastIndexOf('/') + 1), path] as const],
    ),
  );

function readChecker(files: PackageFiles, problem: Element): JudgeProgram {
  const checker = one(problem, 'assets', 'checker');
  const { name, type = 'testlib' } = checker?.attributes ?? {};
  if (!checker) throw new PackageError(`${FILE} names no checker`);
  if (type !== 'testlib')
    throw new PackageError(`${FILE}: the checker is of the type ${type}; only testlib checkers are taken`);
  const standard = name?.startsWith('std::') ? standardChecker(name.slice(5).replace(/\.cpp$/, '')) : undefined;
  if (standard) return standard;
  const source = sourceOf(checker);
  if (!source) throw new PackageError(`${FILE}: the checker ${name ?? ''} has no source`);
  return checkerOf(files, source.path, headersOf(problem), source.type);
}

/** Who judges the outputs: the checker, or the interactor where there is one. Throws PackageError. */
export function readPolygonJudge(
  files: PackageFiles,
  problem: Element,
): Pick<JudgePackage, 'validator' | 'validator_flags' | 'interactive'> {
  const element = one(problem, 'assets', 'interactor');
  if (!element) return judgedBy(readChecker(files, problem));
  if (one(element, 'runs'))
    throw new PackageError(`${FILE}: the program is run more than once on a test, which is not taken`);
  const source = sourceOf(element);
  if (!source) throw new PackageError(`${FILE}: the interactor has no source`);
  const interactor = checkerOf(files, source.path, headersOf(problem), source.type);
  // An interactor that writes nothing for the checker decides alone.
  const isAlone = !interactor.files.some(({ text }) => /\btout\b/.test(text));
  const program = isAlone ? interactor : interactThenCheck(interactor, readChecker(files, problem));
  return { interactive: true, validator_flags: [], validator: { protocol: 'testlib', program } };
}

/** Validators of the inputs; Polygon tells them the test set and the group of a test. */
export function readPolygonValidators(
  files: PackageFiles,
  problem: Element,
  testset: string,
  placed: PlacedTest[],
  note: Note,
): ImportedProblem['inputValidators'] {
  const args = ['--testset', testset];
  const grouped = placed.filter(({ group }) => group !== '');
  const testArgs = Object.fromEntries(grouped.map(({ name, group }) => [name, [...args, '--group', group]]));
  const validators = all(one(problem, 'assets', 'validators'), 'validator').flatMap(
    (element) => sourceOf(element) ?? [],
  );
  return validators.flatMap(({ path, type }): ImportedProblem['inputValidators'] => {
    if (!files.has(path)) {
      note(`The validator ${path} is left out: it is not in the package`);
      return [];
    }
    const program = checkerOf(files, path, headersOf(problem), type);
    return [{ protocol: 'testlib', program, args, ...(grouped.length > 0 ? { testArgs } : {}) }];
  });
}

/** The authors' solutions, with what their tags promise. */
export function readPolygonSolutions(files: PackageFiles, problem: Element, note: Note): PackagedSubmission[] {
  return all(one(problem, 'assets', 'solutions'), 'solution').flatMap((element): PackagedSubmission[] => {
    const source = sourceOf(element);
    const tag = element.attributes['tag'] ?? '';
    if (!source) return [];
    if (tag === 'do-not-run') {
      note(`${source.path} is left out: its tag is do-not-run`);
      return [];
    }
    const isKnown = Object.hasOwn(promises, tag);
    if (!isKnown) note(`${source.path} promises nothing: its tag ${tag || 'is missing'}${tag ? ' is not known' : ''}`);
    if (source.type !== undefined && languageOfName(source.type) === undefined) {
      note(`${source.path} is left out: ${source.type} is no language of this judge`);
      return [];
    }
    const program = programOf(source.path, textOf(files, source.path), source.type);
    return [{ file: source.path, promised: isKnown ? (promises[tag] ?? []) : [], program }];
  });
}
