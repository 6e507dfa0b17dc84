import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import { stringify } from 'yaml';
import type { ImportedProblem, PackagedSubmission } from './imported-problem.ts';
import { encode } from './package-text.ts';
import { codeOfLanguage, tellsLanguage } from './program-language.ts';
import {
  type Outcome,
  type Rule,
  folderRules,
  legacyFolderRules,
  outcomes,
  promiseOf,
  ruleOfFolder,
  verdictOf,
} from './promises.ts';
import { filesOf } from './write-programs.ts';

const sameSet = (a: readonly Verdict[], b: readonly Verdict[]): boolean =>
  a.length === b.length && a.every((verdict) => b.includes(verdict));

/** The format's outcome of a verdict; undefined where it has none. */
function outcomeOf(verdict: Verdict): Outcome | undefined {
  if (verdict === 'Memory Limit Exceeded' || verdict === 'Output Limit Exceeded') return 'RTE';
  if (verdict === 'Idleness Limit Exceeded') return 'TLE';
  return outcomes.find((outcome) => verdictOf[outcome] === verdict);
}

/** `legacy` has no submissions.yaml, and folders that promise less. */
export type SubmissionFormat = '2025-09' | 'legacy';
const rulesOf: Record<SubmissionFormat, Record<string, Rule>> = { '2025-09': folderRules, legacy: legacyFolderRules };

/** The folder for a promise: the submission's own where that says the same or nothing, else one that does, else `others`. */
function folderFor({ file, promised, mayAlso = [], partial }: PackagedSubmission, format: SubmissionFormat): string {
  const folderRules = rulesOf[format];
  if (partial) return 'partially_accepted';
  const says = (folder: string): boolean => {
    const rule = ruleOfFolder(folderRules, folder);
    const said = rule && promiseOf([rule]);
    if (!said || !sameSet(said.promised, promised)) return false;
    return format === '2025-09' ? sameSet(said.mayAlso, mayAlso) : mayAlso.every((one) => said.mayAlso.includes(one));
  };
  const own = file.split('/', 1)[0] ?? '';
  if (says(own)) return own;
  const isFree = file.includes('/') && /^[a-z][a-z0-9_]*$/.test(own) && !Object.hasOwn(folderRules, own);
  return Object.keys(folderRules).find(says) ?? (isFree ? own : 'others');
}

/** A name that is free in its folder and allowed in the format. */
function freeName(folder: string, { file, program }: PackagedSubmission, taken: Set<string>): string {
  const isFolder = program.files.length > 1;
  const [main] = filesOf(program);
  const own = isFolder ? (file.split('/').at(-1) ?? '') : (main?.name ?? '');
  const clean = own.replace(/[^a-zA-Z0-9_.-]/g, '_').replace(/^[.-]+/, '') || 'submission';
  for (let at = 1; ; at++) {
    const name = at === 1 ? clean : `${at}_${clean}`;
    if (!taken.has(`${folder}/${name}`)) return name;
  }
}

/** What submissions.yaml must say of a submission that its folder does not. */
function settingsOf(
  { promised, mayAlso = [], score, timed, partial, program }: PackagedSubmission,
  isKnown: boolean,
): Record<string, unknown> {
  const found = [...new Set(promised.flatMap((verdict) => outcomeOf(verdict) ?? []))];
  const others = mayAlso.flatMap((verdict) => outcomeOf(verdict) ?? []);
  const [main] = filesOf(program);
  const isTold =
    program.language.startsWith('.') || program.files.some(({ name }) => tellsLanguage(name, program.language));
  return {
    ...(!partial && !isKnown && found.length > 0
      ? { permitted: [...new Set(['AC', ...others, ...found])], required: found }
      : {}),
    ...(score ? { score: [score.least, score.most] } : {}),
    ...(timed === false ? { use_for_time_limit: false } : {}),
    ...(isTold || !main || tellsLanguage(main.name, program.language)
      ? {}
      : { language: codeOfLanguage(program.language) }),
  };
}

/** Writes the submissions by what they promise, into the folders of the format; what the format cannot say is told to `note`. */
export function writeSubmissions(
  out: Map<string, Uint8Array>,
  { submissions }: ImportedProblem,
  format: SubmissionFormat,
  note: (sentence: string) => void,
): void {
  const taken = new Set<string>();
  const yaml: Record<string, unknown> = {};
  for (const submission of submissions) {
    if (submission.promised.includes('Compilation Error')) {
      note(`submissions/${submission.file} is left out: the format has no word for a promised compilation error`);
      continue;
    }
    const folder = folderFor(submission, format);
    const name = freeName(folder, submission, taken);
    taken.add(`${folder}/${name}`);
    const files = filesOf(submission.program);
    for (const file of files)
      out.set(`submissions/${folder}/${files.length > 1 ? `${name}/${file.name}` : name}`, encode(file.text));
    const settings = settingsOf(submission, Object.hasOwn(rulesOf[format], folder));
    if (Object.keys(settings).length > 0) yaml[`${folder}/${name}`] = settings;
  }
  if (Object.keys(yaml).length === 0) return;
  if (format === '2025-09') out.set('submissions/submissions.yaml', encode(stringify(yaml)));
  else
    note(
      `The legacy format has no submissions.yaml: what ${Object.keys(yaml).join(', ')} must get is not said in full`,
    );
}
