import type { Origin } from './imported-problem.ts';
import type { Person, ProblemYaml2025 } from './problem-yaml-2025.ts';
import type { ProblemYamlLegacy } from './problem-yaml-legacy.ts';

const nameOf = (person: Person): string =>
  typeof person === 'string' ? person : [person.name, person.email && `<${person.email}>`].filter(Boolean).join(' ');

function defined(origin: { [Key in keyof Origin]: Origin[Key] | undefined }): Origin {
  return Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== undefined));
}

export function originOf2025({ uuid, license, rights_owner, credits, source }: ProblemYaml2025): Origin {
  const authors = typeof credits === 'string' ? credits : credits?.authors;
  const [first] = Array.isArray(source) ? source : [source];
  return defined({
    uuid,
    license,
    rights_owner,
    authors: authors === undefined ? undefined : (Array.isArray(authors) ? authors : [authors]).map(nameOf),
    source: typeof first === 'string' ? first : first?.name,
  });
}

export function originOfLegacy({ uuid, license, rights_owner, author, source }: ProblemYamlLegacy): Origin {
  const authors = author
    ?.split(/,|\band\b/)
    .map((name) => name.trim())
    .filter(Boolean);
  return defined({ uuid, license, rights_owner, authors, source });
}

/** What is wrong with the rights, a sentence each. */
export function rightsFaults({ license = 'unknown', rights_owner, authors, source }: Origin): string[] {
  if (license === 'public domain')
    return rights_owner === undefined
      ? []
      : ['problem.yaml: rights_owner must not stand beside the license public domain'];
  if (license === 'unknown' || rights_owner !== undefined || authors !== undefined || source !== undefined) return [];
  return [`problem.yaml: the license ${license} needs a rights_owner`];
}
