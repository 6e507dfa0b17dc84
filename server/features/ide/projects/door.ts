import type { Changes } from '../../../platform/changes.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import { applied } from './files/change-log.ts';
import { readFiles } from './files/commands/read-files.ts';
import { type FileRow, selectBlobs, selectChanges, selectKeys, selectOptionalNamed } from './files/store.ts';
import { CHANNEL } from './store.ts';

export { tellWorkspace } from './store.ts';

/** Calls with every project of which people came, went, or may do something else now, and with null where that may have been missed. Answers what ends it. */
export const listenToMembers = (changes: Changes, heard: (project: number | null) => void): (() => void) =>
  changes.listen(
    CHANNEL,
    (payload) => {
      const [project, what] = payload.split(':');
      if (what === 'members' || what === 'gone') heard(Number(project));
    },
    () => heard(null),
  );

/** Calls with each text of a project that has changed, by number, and with null for other changes of its files. Answers what ends it. */
export const listenToFiles = (changes: Changes, id: number, heard: (file: number | null) => void): (() => void) =>
  changes.listen(
    CHANNEL,
    (payload) => {
      const [project, what = ''] = payload.split(':');
      if (Number(project) !== id) return;
      if (what === 'project') heard(null);
      else if (/^\d+$/.test(what)) heard(Number(what));
    },
    () => heard(null),
  );

/** A file or folder of a project; `key` is another for every other content. */
export type Content = { path: string; kind: 'text' | 'binary' | 'folder'; key: string };

type Contents = {
  all: Content[];
  /** The contents of some of them, as a workspace takes them. */
  read(paths: ReadonlySet<string>): Promise<{ path: string; content: string; encoding: 'utf8' | 'base64' }[]>;
};

const contentOf = ({
  id,
  name,
  kind,
  version,
  digest,
}: Pick<FileRow, 'id' | 'name' | 'kind' | 'version' | 'digest'>) => ({
  path: name,
  kind,
  key: kind === 'text' ? `${id}:${version}` : (digest ?? ''),
});

/** The files of a project, without their contents. Not for users: it asks no policy. */
export const keysOf = async (db: Queryable, project: number): Promise<Content[]> =>
  (await selectKeys(db, project)).map(contentOf);

/** What a project holds now. Not for users: it asks no policy. */
export async function contentsOf(db: Queryable, project: number): Promise<Contents> {
  const files = await readFiles(db, project);
  return {
    all: files.map(contentOf),
    async read(paths) {
      const wanted = files.filter(({ name, kind }) => kind !== 'folder' && paths.has(name));
      const digests = wanted.flatMap(({ digest }) => digest ?? []);
      const blobs = digests.length === 0 ? [] : await selectBlobs(db, project, digests);
      const bytes = new Map(blobs.map(({ digest, content }) => [digest, content]));
      return wanted.map(({ name, content, digest }) =>
        content === null
          ? { path: name, content: (bytes.get(digest ?? '') ?? Buffer.alloc(0)).toString('base64'), encoding: 'base64' }
          : { path: name, content, encoding: 'utf8' },
      );
    },
  };
}

/** The bytes of one file of a project as it is now; null where there is no file of that name. Not for users: it asks no policy. */
export const fileAt = (database: Database, project: number, name: string): Promise<Buffer | null> =>
  database.transaction(async (tx) => {
    const file = await selectOptionalNamed(tx, project, name);
    if (file === null || file.kind === 'folder') return null;
    if (file.content === null) {
      const [blob] = file.digest === null ? [] : await selectBlobs(tx, project, [file.digest]);
      return blob?.content ?? null;
    }
    const most = file.version - file.content_version;
    const since =
      most === 0 ? [] : await selectChanges(tx, { project, file: file.id, after: file.content_version, most });
    const text = applied(
      file.content,
      since.map(({ changes }) => changes),
    );
    return Buffer.from(text);
  });
