import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import type { Changes } from '@devorbit/contract/ide/files.ts';
import type { Panel, ProjectRole } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { del, delMany, get, keys, set, setMany } from 'idb-keyval';
import type { FileEntry } from '../model.ts';

// Projects in this browser: a visitor's own one, and what a member opened, so that it can be edited without a network.

/** A member by their id. */
export type Owner = number | 'visitor';
export type Place = { owner: Owner; project: number };
/** The visitor's project. */
export const LOCAL = 0;

export type KeptProject = {
  name: string;
  files: FileEntry[];
  panels: Panel[];
  /** As the server has them, where it does not have all that was done here. */
  notesBefore?: Panel[];
  /** These are absent where it was kept before there were any. */
  role?: ProjectRole;
  owner?: string;
  problem?: number | null;
  runs?: RunConfigurations;
  breakpoints?: ProjectBreakpoint[];
  next: number;
  /** A visitor's, which they did not want in their account. */
  left?: true;
};
export type KeptText = { version: number; text: string };
/** What the server does not have yet: changes that were made to `text`, which is the one at `version`. */
export type Unsent = { file: number; name: string; client: string; version: number; text: string; updates: Changes[] };

const PREFIX = 'ide/';
const at = ({ owner, project }: Place): string => `${PREFIX}${owner}/${project}`;

/** A browser without storage keeps nothing; whoever types is told by who calls. */
const attempt = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await act();
  } catch {
    return otherwise;
  }
};

export const readProject = (place: Place): Promise<KeptProject | undefined> =>
  attempt(() => get<KeptProject>(at(place)), undefined);
export const readText = (place: Place, file: number): Promise<KeptText | undefined> =>
  attempt(() => get<KeptText>(`${at(place)}/text/${file}`), undefined);
export const readBytes = (place: Place, file: number): Promise<string | undefined> =>
  attempt(() => get<string>(`${at(place)}/bytes/${file}`), undefined);

/** False where the browser keeps nothing. */
export const keepProject = (place: Place, project: KeptProject): Promise<boolean> =>
  attempt(async () => {
    await setMany([
      [at(place), project],
      [`${PREFIX}${place.owner}/last`, place.project],
    ]);
    return true;
  }, false);
export const keepText = (place: Place, file: number, text: KeptText): Promise<boolean> =>
  attempt(async () => (await set(`${at(place)}/text/${file}`, text), true), false);
export const keepBytes = (place: Place, file: number, base64: string): Promise<boolean> =>
  attempt(async () => (await set(`${at(place)}/bytes/${file}`, base64), true), false);
export const forgetFiles = (place: Place, files: readonly number[]): Promise<void> =>
  attempt(
    () => delMany(files.flatMap((file) => [`${at(place)}/text/${file}`, `${at(place)}/bytes/${file}`])),
    undefined,
  );

export const readLast = (owner: Owner): Promise<number | undefined> =>
  attempt(() => get<number>(`${PREFIX}${owner}/last`), undefined);

const unsentKey = (place: Place, { file, client }: Pick<Unsent, 'file' | 'client'>): string =>
  `${at(place)}/unsent/${file}/${client}`;
export const keepUnsent = (place: Place, unsent: Unsent): Promise<boolean> =>
  attempt(async () => (await set(unsentKey(place, unsent), unsent), true), false);
export const forgetUnsent = (place: Place, unsent: Pick<Unsent, 'file' | 'client'>): Promise<void> =>
  attempt(() => del(unsentKey(place, unsent)), undefined);

const namesOf = async (prefix: string): Promise<string[]> =>
  (await keys<string>()).filter((key) => typeof key === 'string' && key.startsWith(prefix));

/** What pages that are gone have left. */
export const readUnsent = (place: Place): Promise<Unsent[]> =>
  attempt(async () => {
    const found = await Promise.all((await namesOf(`${at(place)}/unsent/`)).map((key) => get<Unsent>(key)));
    return found.filter((unsent) => unsent !== undefined);
  }, []);

/** Forgets a project; with `all` what was not sent as well. */
export const forgetProject = (place: Place, { all = false } = {}): Promise<void> =>
  attempt(async () => {
    const names = await namesOf(`${at(place)}/`);
    await delMany([at(place), ...names.filter((name) => all || !name.includes('/unsent/'))]);
  }, undefined);

/** At a browser that several people use: what others opened is forgotten, but not what only this browser has. */
export const forgetOthers = (owner: Owner): Promise<void> =>
  attempt(async () => {
    const names = await namesOf(PREFIX);
    await delMany(
      names.filter(
        (name) =>
          !name.startsWith(`${PREFIX}${owner}/`) && !name.startsWith(`${PREFIX}visitor/`) && !name.includes('/unsent/'),
      ),
    );
  }, undefined);
