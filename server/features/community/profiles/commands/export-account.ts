import type { Readable } from 'node:stream';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { AccountExport } from '../../../../platform/personal-data.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type ZippedFile, zipStream } from '../../../../platform/zip-stream.ts';
import { selectExported } from '../exported-rows-store.ts';

type Deps = { database: Database; blobs: Blobs; clock: Clock };

/** Rows that are asked for at once. */
const PAGE = 200;

const readme = (username: string, at: Date): string => `Your DevOrbit data
Account: ${username}
Exported: ${at.toISOString()}

data/      What DevOrbit keeps about you, one JSON file for each kind. Times are in UTC. A kind of
           which there is nothing has no file.
ide/       The files of your projects in the Online IDE, as they are now.
picture/   Your profile picture.

Not in this archive:
- passwords, codes and keys, of which DevOrbit keeps no readable copy;
- documents that you added to the Resource Hub and files of hackathon entries: data/ lists them, their
  pages offer the files;
- packages of problems that you wrote: Export on the page of a problem gives them.
`;

/** The rows of one kind as a JSON array, page by page; nothing at all where there are none. */
async function* rowsAsJson(deps: Deps, sql: string, userId: number): AsyncGenerator<Buffer> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await selectExported(deps.database, sql, userId, { offset, limit: PAGE });
    const lines = rows.map((row) => JSON.stringify(row, null, 1)).join(',\n');
    if (rows.length > 0) yield Buffer.from(`${offset === 0 ? '[' : ','}\n${lines}`);
    if (rows.length < PAGE) {
      if (offset > 0 || rows.length > 0) yield Buffer.from('\n]\n');
      return;
    }
  }
}

async function* filesOf(deps: Deps, { rows, files }: AccountExport, actor: Actor): AsyncGenerator<ZippedFile> {
  yield { path: 'README.txt', bytes: [Buffer.from(readme(actor.username, deps.clock.now()))] };
  for (const [name, sql] of rows) {
    const bytes = rowsAsJson(deps, sql, actor.id);
    const first = await bytes.next();
    if (first.done) continue;
    yield { path: `data/${name}.json`, bytes: withFirst(first.value, bytes) };
  }
  for (const exportUser of files)
    for await (const { path, bytes } of exportUser(deps, actor))
      yield { path, bytes: Buffer.isBuffer(bytes) ? [bytes] : bytes };
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/** A zip archive of everything that the features keep of the actor. It is made while it is read. */
export const exportAccount = (deps: Deps, whole: AccountExport, actor: Actor): Readable =>
  zipStream(filesOf(deps, whole, actor));
