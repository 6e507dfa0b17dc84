// npm run -s blobs verify | gc | copy PLACE: what an operator does with the files of an installation.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyBlobs } from './platform/blobs/copy.ts';
import { openBlobStore } from './platform/blobs/open-store.ts';
import { claimStore, WrongStore } from './platform/blobs/store-identity.ts';
import { collectGarbage, selectReferenced } from './platform/blobs/sweep.ts';
import { verifyBlobs } from './platform/blobs/verify.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase, type Database } from './platform/database.ts';
import { postgresUrl } from './platform/embedded-postgres.ts';
import { readOperatorEnv } from './platform/env.ts';

const USAGE = `npm run -s blobs verify       reads every file and compares it with its digest and size
npm run -s blobs gc           deletes what nothing has referred to for a day
npm run -s blobs copy PLACE   copies all files to a folder, or to s3://bucket?endpoint=…&region=…`;

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const count = (files: number): string => (files === 1 ? '1 file' : `${files} files`);

/** All features come with it: without it the program starts at once. */
const referencesOfAll = async () => (await import('./registry.ts')).blobReferences;

/** Those that are missed: what nothing refers to may have been swept since the database was copied. */
const missed = async (database: Database, missing: string[]): Promise<string[]> =>
  missing.length === 0 ? missing : selectReferenced(database, await referencesOfAll(), missing);

/** Names the files that are not as they should be. Answers the code to end with. */
function tellFaults({ missing, damaged }: { missing: string[]; damaged: string[] }): number {
  for (const digest of missing) say(`Missing: ${digest}`);
  for (const digest of damaged) say(`Damaged: ${digest}`);
  return missing.length + damaged.length === 0 ? 0 : 1;
}

async function run(database: Database, command: string, place: string): Promise<number> {
  const env = readOperatorEnv();
  const store = await openBlobStore(env);
  const id = await claimStore(database, store);
  if (command === 'gc') {
    const { adopted, swept } = await collectGarbage({
      database,
      clock: systemClock,
      store,
      references: await referencesOfAll(),
    });
    if (adopted > 0) say(`${count(adopted)} without a row in the database: found now, deleted by a sweep in a day.`);
    say(`${count(swept)} deleted.`);
    return 0;
  }
  if (command === 'verify') {
    const { whole, strays, damaged, missing } = await verifyBlobs(database, store);
    const faults = { damaged, missing: await missed(database, missing) };
    const code = tellFaults(faults);
    if (strays > 0) say(`${count(strays)} that the database does not know: 'gc' takes them.`);
    say(`${count(whole)} whole, ${faults.missing.length} missing, ${faults.damaged.length} damaged.`);
    return code;
  }
  const url = /^(s3|file):/.test(place) ? place : pathToFileURL(resolve(place)).href;
  const target = readOperatorEnv({ BLOBS_URL: url });
  const { copied, there, damaged, missing } = await copyBlobs(database, {
    id,
    from: store,
    to: await openBlobStore(target),
  });
  const code = tellFaults({ damaged, missing: await missed(database, missing) });
  say(
    `${count(copied)} copied, ${there} there before. Stop the servers, copy once more, and start with BLOBS_URL=${url}`,
  );
  return code;
}

const [command = '', place] = process.argv.slice(2);
if (!(['verify', 'gc'].includes(command) && place === undefined) && !(command === 'copy' && place)) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const { DATABASE_URL, DATA_DIR } = readOperatorEnv();
  const url = DATABASE_URL ?? postgresUrl(resolve(DATA_DIR, 'run'), 'devorbit');
  const database = connectDatabase(url, () => undefined, 2);
  try {
    process.exitCode = await run(database, command, place ?? '');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const advice = `It did not work (${why}). Is DevOrbit running? With another database, set DATABASE_URL.`;
    process.stderr.write(`${error instanceof WrongStore ? why : advice}\n`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
