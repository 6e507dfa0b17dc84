import { languageOfName } from '@devorbit/contract/execution/file-languages.ts';
import { pathKey, treeFault } from '@devorbit/contract/ide/paths.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayEdit } from '../../policy.ts';
import { tellProject, updateChanged } from '../../store.ts';
import { fileNotFound, wrongTree } from '../errors.ts';
import { selectFiles, updateNames } from '../store.ts';

type Wanted = { id: number; name?: string | undefined; language?: string | undefined };

/** Renames, moves or says the language of files that the actor may change, all of them or none. A new extension brings its language, unless one is given. */
export const updateFiles = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, files }: { id: number; files: readonly Wanted[] },
): Promise<number> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayEdit, { lock: true });
    const there = await selectFiles(tx, id);
    const wanted = new Map(files.map((file) => [file.id, file]));
    if (files.some((file) => there.every((each) => each.id !== file.id))) throw fileNotFound();
    const after = there.map((file) => {
      const { name = file.name, language } = wanted.get(file.id) ?? {};
      const guessed = languageOfName(name) === languageOfName(file.name) ? file.language : languageOfName(name);
      return {
        id: file.id,
        kind: file.kind,
        name,
        language: language ?? (file.kind === 'text' ? guessed : file.language),
      };
    });
    const fault = treeFault(after);
    if (fault !== null) throw wrongTree(fault);
    const changed = after.filter((file) => wanted.has(file.id));
    const at = clock.now();
    await updateNames(
      tx,
      id,
      changed.map(({ id: file, name, language }) => ({ id: file, name, language, name_key: pathKey(name) })),
      at,
    );
    await updateChanged(tx, id, at);
    await tellProject(tx, id);
    return changed.length;
  });
