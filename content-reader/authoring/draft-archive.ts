import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { archiveOf, withoutTopFolder } from '../packages/archive.ts';
import { PackageError, type Rights } from '../packages/imported-problem.ts';
import { readPackage } from '../packages/read-package.ts';
import { writeIcpc2025 } from '../packages/write-2025.ts';
import { writeIcpcLegacy } from '../packages/write-legacy.ts';
import { writeZip } from '../packages/zip.ts';
import { GENERATORS, readExtras } from './draft-notes.ts';
import { draftOfImported } from './draft-of-imported.ts';
import { importedOfDraft } from './imported-of-draft.ts';
import { writeExtras } from './write-extras.ts';

/**
 * The one problem of a package of any format as a draft. `bytes` are a zip archive, or an XML file; `difficulty` holds
 * where the package names none. Throws PackageError.
 */
export function readDraftArchive(
  bytes: Uint8Array,
  difficulty: Difficulty,
): { draft: AuthoredDraft; notes: string[]; pdf?: Uint8Array } {
  const archive = archiveOf('problem', bytes);
  const [problem, ...others] = readPackage(archive);
  if (!problem) throw new PackageError('the package has no problem');
  if (others.length > 0)
    throw new PackageError(`the package has ${others.length + 1} problems; the authoring page takes one at a time`);
  const extras = readExtras(problem.format === '2025-09' ? withoutTopFolder(archive).files : new Map());
  const { draft, notes, pdf } = draftOfImported(problem, extras, difficulty);
  const isTold = (note: string): boolean => extras.generators.length > 0 && note.startsWith(`${GENERATORS}/ `);
  return { draft, notes: notes.filter((note) => !isTold(note)), ...(pdf ? { pdf } : {}) };
}

export type DraftFormat = '2025-09' | 'legacy';

/** A verified draft as a zip archive, `pdf` its statement where it is one; `name` is its package's. Throws PackageError where the format has no word for something. */
export function writeDraftArchive(
  draft: AuthoredDraft,
  judging: JudgePackage,
  format: DraftFormat,
  { rights = null, pdf }: { rights?: Rights | null; pdf?: Uint8Array | undefined } = {},
): { name: string; bytes: Uint8Array } {
  const problem = { ...importedOfDraft(draft, judging, pdf), origin: rights ?? {} };
  const { files } = format === 'legacy' ? writeIcpcLegacy(problem) : writeIcpc2025(problem);
  const extras = format === 'legacy' ? [] : writeExtras(draft, problem);
  return { name: problem.name, bytes: writeZip(new Map([...files, ...extras]), problem.name) };
}
