import { z } from 'zod';
import { programOf } from './foreign-language.ts';
import { readEach, type Roots, rootsOf, rootsWhere, shortName } from './foreign-roots.ts';
import { withSamples } from './foreign-samples.ts';
import { readHydroConfig } from './hydro-config.ts';
import { readHydroJudge, readHydroValidators } from './hydro-judge.ts';
import { readHydroStatements, samplesOf } from './hydro-statements.ts';
import { readHydroTests } from './hydro-tests.ts';
import { type ImportedProblem, type PackageFiles, PackageError, type PackagedSubmission } from './imported-problem.ts';
import { collectNotes } from './notes.ts';
import { below, decode, readYaml, textOf } from './package-text.ts';

const FILE = 'problem.yaml';
const HydroProblem = z.looseObject({
  title: z.union([z.string(), z.number()]).transform(String),
  pid: z.union([z.string(), z.number()]).nullish(),
  tag: z.array(z.union([z.string(), z.number()])).nullish(),
  content: z.string().nullish(),
});

/** The folders of problems: the root, or any beside it. */
const problemRoots = (files: PackageFiles): Roots =>
  rootsWhere(rootsOf(files, FILE), (own) =>
    [...own.keys()].some((path) => path.startsWith('testdata/') || /^problem_[^/]+\.md$/.test(path)),
  );

/** Whether the files are an export of Hydro's. */
export const isHydro = (files: PackageFiles): boolean => problemRoots(files).size > 0;

const readStd = (files: PackageFiles): PackagedSubmission[] =>
  [...below(files, 'std')].map(([path, bytes]) => ({
    file: `std/${path}`,
    promised: ['Accepted'],
    program: programOf(path, decode(`std/${path}`, bytes)),
  }));

function readProblem(files: PackageFiles, root: string): ImportedProblem {
  const { note, notes } = collectNotes();
  const { title, pid, tag, content } = readYaml(FILE, textOf(files, FILE), HydroProblem);
  const { file, config } = readHydroConfig(files, note);
  const judge = readHydroJudge(files, file, config, note);
  const { limits, ...tests } = readHydroTests(files, file, config);
  if (judge.submit_answer && tests.tests.length > 1)
    throw new PackageError(
      `${file}: a submission is an archive with an output for each of ${tests.tests.length} tests; here it is one text`,
    );
  const statements = readHydroStatements(files, title, content ?? undefined, note);
  if (below(files, 'additional_file').size > 0)
    note('additional_file/ is left out: pictures and files of the statement');
  if (below(files, 'solution').size > 0) note('solution/ is left out: descriptions of solutions');
  const isTalk = judge.interactive === true || judge.submit_answer === true;
  const name = shortName(String(pid ?? root.slice(root.lastIndexOf('/') + 1)), 'hydro');
  return {
    format: 'hydro',
    name,
    statements,
    tags: tag?.map(String) ?? [],
    judging: { format: 1, name, limits, ...judge, ...withSamples(tests, isTalk ? [] : samplesOf(statements)) },
    timeLimit: 'given',
    submissions: readStd(files),
    inputValidators: readHydroValidators(files, file, config),
    notTaken: notes,
  };
}

/** Reads the problems of an export of Hydro's. Throws PackageError. */
export const readHydro = (files: PackageFiles): ImportedProblem[] => readEach(problemRoots(files), readProblem);
