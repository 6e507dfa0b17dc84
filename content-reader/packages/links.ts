import { posix } from 'node:path';
import type { FileCollector } from './archive-limits.ts';
import { PackageError } from './imported-problem.ts';

/** Symbolic links of an archive: where each stands, and what it says. */
export type Links = ReadonlyMap<string, string>;

/** What no judging needs, below the package's root or the one folder that everything stands in. */
const SPARE =
  /^([^/]+\/)?((attachments|generators|solution|submissions|(input|output|test_case)_visualizer)\/|(problem_)?statement\/(?!problem\.)|(readme|licen[cs]e|makefile)[^/]*$)/i;

type Target = { at: string } | { fault: string };

/** Where a link leads inside of the package, over other links too. */
function targetOf(link: string, links: Links): Target {
  let at = link;
  for (let hops = 0; hops < 40; hops++) {
    const parts = at.split('/');
    const own = parts.map((_, index) => parts.slice(0, index + 1).join('/')).find((path) => links.has(path));
    if (own === undefined) return { at };
    const said = links.get(own) ?? '';
    const rest = at.slice(own.length);
    const next = posix.normalize(posix.join(posix.dirname(own), said) + rest).replace(/\/$/, '');
    if (said.startsWith('/') || /^\.\.(\/|$)/.test(next)) return { fault: 'leaves the package' };
    at = next === '.' ? '' : next;
  }
  return { fault: 'leads in a circle' };
}

/**
 * Puts what links lead to where they stand: a file, or all files of a folder. Only what was read of the archive is put
 * there; nothing is opened. Links that lead to nothing in the package are told to `note` where nothing needs them. Throws
 * PackageError where something does, and where the package becomes too large.
 */
export function followLinks(collector: FileCollector, links: Links, note: (sentence: string) => void): void {
  const folders: { link: string; at: string }[] = [];
  const spare = (link: string, fault: string): void => {
    const sentence = `${link} is a symbolic link that ${fault}`;
    if (!SPARE.test(link)) throw new PackageError(sentence);
    note(`${link} is left out: it is a symbolic link that ${fault}`);
  };
  for (const link of [...links.keys()].sort()) {
    const target = targetOf(link, links);
    const bytes = 'at' in target ? collector.files.get(target.at) : undefined;
    if ('fault' in target) spare(link, target.fault);
    else if (bytes) collector.add(link, bytes);
    else folders.push({ link, at: target.at });
  }
  for (const { link, at } of folders) {
    if (at === '' || link.startsWith(`${at}/`)) {
      spare(link, 'leads in a circle');
      continue;
    }
    const found = [...collector.files].filter(([path]) => path.startsWith(`${at}/`));
    if (found.length === 0) spare(link, 'leads to nothing');
    for (const [path, bytes] of found) {
      collector.count();
      collector.add(`${link}${path.slice(at.length)}`, bytes);
    }
  }
}
