import { z } from 'zod';
import { globMatcher } from './glob.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { readYaml, textOf } from './package-text.ts';
import { type Rule, outcomes, ruleOfFolder } from './promises.ts';

const Outcomes = z.array(z.enum(['AC', 'WA', 'TLE', 'RTE'], 'must be AC, WA, TLE or RTE'));
const rule = {
  permitted: Outcomes.optional(),
  required: Outcomes.optional(),
  score: z
    .union([z.number(), z.tuple([z.number(), z.number()])], 'must be a number, or a list of two')
    .transform((score) =>
      typeof score === 'number' ? { least: score, most: score } : { least: score[0], most: score[1] },
    )
    .optional(),
  message: z.string().optional(),
  use_for_time_limit: z.union([z.boolean(), z.enum(['lower', 'upper'])]).optional(),
};
const own = {
  language: z.string().optional(),
  entrypoint: z.string().optional(),
  authors: z.unknown().optional(),
  model_solution: z.boolean().optional(),
};
const known = new Set(Object.keys({ ...rule, ...own }));

/** Keys that are no setting name test cases or groups: what they promise of a part of the tests is not checked. */
const Entry = z.looseObject({ ...rule, ...own });
const SubmissionsYaml = z.record(z.string(), Entry);
type SubmissionsYaml = z.infer<typeof SubmissionsYaml>;

const FILE = 'submissions/submissions.yaml';

/** What the file says of one submission. */
export type SubmissionSettings = {
  rules: Rule[];
  score?: { least: number; most: number };
  language?: string;
  entrypoint?: string;
  timed: boolean;
};

const ruleOf = ({ permitted, required }: z.infer<typeof Entry>, base: Rule): Rule => ({
  permitted: permitted ?? base.permitted,
  required: required ?? base.required,
});

/** Reads `submissions/submissions.yaml`, if there is one, over what the folders promise, and answers what holds for a submission. Throws PackageError. */
export function readSubmissionsYaml(
  files: PackageFiles,
  folderRules: Record<string, Rule>,
  note: (sentence: string) => void,
) {
  const yaml: SubmissionsYaml = files.has(FILE) ? readYaml(FILE, textOf(files, FILE), SubmissionsYaml) : {};
  for (const [glob, entry] of Object.entries(yaml)) {
    if (glob.includes('**') || glob.includes('['))
      throw new PackageError(`${FILE}: the pattern ${glob} is none of the format`);
    const parts = Object.keys(entry).filter((key) => !known.has(key));
    const wrong = parts.find((key) => !/^(sample|secret)(\/|$)/.test(key));
    if (wrong !== undefined) throw new PackageError(`${FILE}: unknown key ${glob}.${wrong}`);
    if (parts.length > 0) note(`${FILE}: what ${glob} promises of ${parts.join(', ')} alone is not checked`);
    if (entry.message !== undefined) note(`${FILE}: the message that ${glob} promises is not checked`);
  }
  const patterns = Object.entries(yaml).map((pair) => ({ pair, matches: globMatcher(pair[0]) }));
  return (folder: string, name: string): SubmissionSettings => {
    const path = `${folder}/${name}`;
    const matching = patterns.filter(({ matches }) => matches(folder) || matches(path)).map(({ pair }) => pair);
    const entries = matching.map(([, entry]) => entry);
    const none: Rule = { permitted: outcomes, required: outcomes };
    const own = ruleOfFolder(folderRules, folder);
    const replaced = Object.hasOwn(yaml, folder);
    const rules = [
      ...(own && !replaced ? [own] : []),
      ...matching
        .filter(([, { permitted, required }]) => permitted ?? required)
        .map(([glob, entry]) => ruleOf(entry, glob === folder && own ? own : none)),
    ];
    const score = entries.find((entry) => entry.score !== undefined)?.score;
    const language = entries.find((entry) => entry.language !== undefined)?.language;
    const entrypoint = entries.find((entry) => entry.entrypoint !== undefined)?.entrypoint;
    return {
      rules: rules.length === 0 && own ? [own] : rules,
      timed: entries.every(({ use_for_time_limit }) => use_for_time_limit !== false && use_for_time_limit !== 'upper'),
      ...(score ? { score } : {}),
      ...(language === undefined ? {} : { language }),
      ...(entrypoint === undefined ? {} : { entrypoint }),
    };
  };
}
