import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What an operator may set; see the README's table. */
export const settings = {
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(process.env['PORT'] ?? 3000),
  /** Data of this installation: database, secret, caches. */
  dataDir: process.env['DATA_DIR'] ?? 'var',
  databaseUrl: process.env['DATABASE_URL'],
  /** A runner elsewhere; by default one is started here. */
  runnerUrl: process.env['RUNNER_URL'],
  /** Where runners elsewhere reach this server. */
  serverUrl: process.env['SERVER_URL'],
  /** `npm start` installs what is missing of the languages that the screens need. */
  installLanguages: process.env['INSTALL_LANGUAGES'] !== 'off',
  /** `npm start` installs what takes documents apart. */
  installDocumentTools: process.env['INSTALL_DOCUMENT_TOOLS'] !== 'off',
  /** Where emails go while no mail server is set. */
  mailDir: process.env['MAIL_DIR'],
  demo: process.env['DEMO'] !== 'off',
  /** Sample learners and what they submitted, beside the demo accounts. */
  world: process.env['DEMO'] !== 'accounts',
  demoPassword: process.env['DEMO_PASSWORD'] ?? 'devorbit-demo',
};

/** The installation's signing secret: the operator's, else made once and kept in the data folder, readable by its owner only. */
function secret(dataDir: string): string {
  const given = process.env['SECRET'];
  if (given) return given;
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The server's environment: the operator's settings and what the supervisor decided. */
export function serverEnvironment(dataDir: string, decided: Record<string, string>): Record<string, string> {
  return { ...(process.env as Record<string, string>), SECRET: secret(dataDir), ...decided };
}

/** The runner's environment holds no secret: only the system's path and the runner's own settings. */
export function runnerEnvironment(decided: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && name.startsWith('RUNNER_') && name !== 'RUNNER_URL',
  );
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...(Object.fromEntries(own) as Record<string, string>),
    ...decided,
  };
}
