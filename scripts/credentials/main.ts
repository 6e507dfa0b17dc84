/**
 * npm run credentials:check: issues certificates as a site without a public address and as one with, fetches them as
 * strangers do, ends the server, and checks everything with other libraries than those that signed. Then it forges them in
 * every way we know and expects each to be refused for its own reason. Ends with one line, and with 1 where something is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { checkElsewhere } from './check-elsewhere.ts';
import { checkIssued } from './check-issued.ts';
import { forgeries } from './forgeries.ts';
import { issueAt, type Issued } from './issue-at.ts';
import { checkVectors } from './vectors.ts';

const folder = mkdtempSync(join(tmpdir(), 'devorbit-credentials-'));
const postgres = await startPostgres({ dataDir: join(folder, 'data'), socketDir: join(folder, 'run'), durable: false });
const issued: Issued[] = [];
try {
  const databaseUrl = postgres.url('credentials');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const at = { databaseUrl, database, folder };
  issued.push(await issueAt(at, null), await issueAt(at, 'https://certificates.example'));
  await database.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

// From here on there is no server, and nothing is asked of anybody.
const faults: string[] = [];
let checks = 0;
const check = async (name: string, act: () => Promise<void>): Promise<void> => {
  checks += 1;
  try {
    await act();
    console.log(`  good  ${name}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    faults.push(`${name}: ${why}`);
    console.log(`  FAULT ${name}: ${why}`);
  }
};

console.log('Vectors of the W3C');
await checkVectors(check);
let forged = 0;
for (const one of issued) {
  console.log(`Issued by ${one.issuer}`);
  await checkIssued(one, check);
  await checkElsewhere(one, check);
  for (const { name, expected, attempt } of await forgeries(one)) {
    forged += 1;
    await check(`refused: ${name}`, async () => {
      const why = await attempt().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
      if (why === null) throw new Error('it was taken for real');
      if (!why.message.includes(expected)) throw new Error(`refused for another reason: ${why.message}`);
    });
  }
}
process.exitCode = faults.length === 0 ? 0 : 1;
console.log(`${issued.length} issuers, ${checks} checks, ${forged} forgeries, ${faults.length} faults`);
