import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** One number for this product, so that two servers which start at once do not migrate at once. */
const LOCK = 4_242_001;
const UNKNOWN_DATABASE = '3D000';

/** Makes the database of `url` where the server has none of that name. */
export async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNKNOWN_DATABASE) throw error;
    await createDatabase(client);
  } finally {
    await client.end();
  }
}

async function createDatabase({ user, host, port, password, database }: pg.Client): Promise<void> {
  const admin = new pg.Client({ user, host, port, password, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(`create database ${pg.escapeIdentifier(database ?? '')}`);
  } finally {
    await admin.end();
  }
}

/** Applies, in the order of their numbers and each in a transaction, the files that this database has not seen. Answers their names. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const fresh = readdirSync(folder)
      .filter((file) => file.endsWith('.sql') && !applied.has(file))
      .sort();
    for (const file of fresh) {
      await client.query('begin');
      await client.query(readFileSync(join(folder, file), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [file]);
      await client.query('commit');
    }
    return fresh;
  } finally {
    await client.end();
  }
}
