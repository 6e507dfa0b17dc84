import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { type PackageFiles, type PackagedSubmission, PackageError } from './imported-problem.ts';
import { languageOfCode } from './program-language.ts';
import { type FillIn, isEntry, type ProgramFiles, programsIn, programsOf, readProgram } from './programs.ts';
import { type Rule, promiseOf, taggedVerdicts } from './promises.ts';
import { readSubmissionsYaml } from './submissions-yaml.ts';

/** Of the legacy formats: a scoring problem's submission that gets some of the points. */
const PARTIAL = 'partially_accepted';

/** A submission's program; null where it cannot be carried, which is told to `note`. */
function readOrNote(
  program: ProgramFiles,
  fillIn: FillIn,
  { language, entrypoint }: { language?: string; entrypoint?: string },
  note: (sentence: string) => void,
): JudgeProgram | null {
  try {
    return readProgram(program, fillIn, language === undefined ? undefined : languageOfCode(language), entrypoint);
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    note(`${program.path} is left out: ${error.message}`);
    return null;
  }
}

/** Reads the author's submissions, by folder and name. What promises nothing is told to `note`. Throws PackageError. */
export function readPackagedSubmissions(
  files: PackageFiles,
  folderRules: Record<string, Rule>,
  fillIn: FillIn,
  note: (sentence: string) => void,
): PackagedSubmission[] {
  const settingsOf = readSubmissionsYaml(files, folderRules, note);
  return programsOf(files, 'submissions').flatMap((folder): PackagedSubmission[] => {
    if (folder.isFile) {
      if (folder.name !== 'submissions.yaml') note(`${folder.path} stands in no folder that promises a verdict`);
      return [];
    }
    return programsIn(folder.path, folder.files).flatMap((program): PackagedSubmission[] => {
      if (/^readme(\.|$)/i.test(program.name)) return [];
      const settings = settingsOf(folder.name, program.name);
      const { rules, score, entrypoint, timed } = settings;
      const read = readOrNote(program, fillIn, settings, note);
      if (!read) return [];
      if (entrypoint !== undefined && !isEntry(read.files[0]?.name ?? '', entrypoint))
        note(`${program.path}: its entry point ${entrypoint} is in none of its files, the usual one is asked for`);
      const tag = taggedVerdicts(read.files[0]?.text ?? '');
      for (const word of tag?.unknown ?? []) note(`${program.path}: its tag expects ${word}, which is no verdict here`);
      const isTagged = tag !== null && tag.verdicts.length > 0;
      const { promised, mayAlso } = isTagged ? { promised: tag.verdicts, mayAlso: [] } : promiseOf(rules);
      if (promised.length === 0 && rules.length > 0)
        throw new PackageError(
          `submissions/submissions.yaml: what it says of ${folder.name}/${program.name} contradicts itself`,
        );
      if (promised.length === 0 && folder.name !== PARTIAL)
        note(`${folder.path} promises no verdict: ${program.name} may get any`);
      return [
        {
          file: `${folder.name}/${program.name}`,
          promised,
          program: read,
          ...(mayAlso.length > 0 ? { mayAlso } : {}),
          ...(score ? { score } : {}),
          ...(folder.name === PARTIAL ? { partial: true as const } : {}),
          ...(timed ? {} : { timed: false as const }),
        },
      ];
    });
  });
}
