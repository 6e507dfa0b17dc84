import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';

/** The sandbox itself is compiled on the machine. */
const SANDBOX = ['gcc', 'libc6-dev'];

/** The packages that `apt-get --simulate remove` says would go. */
export const wouldGo = (simulation: string): string[] =>
  [...simulation.matchAll(/^Remv ([^\s:]+)/gm)].map((match) => match[1] ?? '');

const isPractice = ({ folder }: CatalogueEntry) => practiceLanguages.some((id) => id === folder);

/** Why a package must stay when these languages go, one sentence; null where it may go. `installed` are the languages of this machine. */
export function mustStay(name: string, languages: CatalogueEntry[], installed: CatalogueEntry[]): string | null {
  if (SANDBOX.includes(name)) return `${name} stays: the sandbox needs it.`;
  const users = installed.filter((other) => other.debian.includes(name) && !languages.includes(other));
  const practice = [...users, ...languages].find((other) => isPractice(other) && other.debian.includes(name));
  if (practice) return `${name} stays: ${practice.name} of the practice screen needs it.`;
  if (users.length > 0) return `${name} stays: ${users.map(({ language }) => language).join(', ')} needs it too.`;
  return null;
}

/**
 * Why apt-get's plan must not be followed, one sentence; null where it may. `going` are all packages that would leave,
 * `asked` those that somebody wanted for their own sake.
 */
export function objection(
  going: string[],
  languages: CatalogueEntry[],
  installed: CatalogueEntry[],
  asked: Set<string>,
): string | null {
  const own = new Set(languages.flatMap(({ debian }) => debian));
  for (const name of going) {
    const reason = mustStay(name, languages, installed);
    if (reason) return reason;
    if (!own.has(name) && asked.has(name)) return `${name} would go too, which was installed for its own sake.`;
  }
  return null;
}
