import type { AuthoredChecker } from '@devorbit/contract/practice/authoring.ts';

type Default = Extract<AuthoredChecker, { kind: 'default' }>;

/** Flags of the default validator, as a package has them. */
export const flagsOf = ({ case_sensitive, space_change_sensitive, float_tolerance }: Default): string[] => [
  ...(case_sensitive ? ['case_sensitive'] : []),
  ...(space_change_sensitive ? ['space_change_sensitive'] : []),
  ...(float_tolerance === null ? [] : ['float_tolerance', String(float_tolerance)]),
];

/** The largest tolerance that the flags name, in one word or two; null where they compare text. */
function toleranceOf(words: string[]): number | null {
  const named = words.flatMap((word, at) => (word.startsWith('float_') ? Number(words[at + 1]) : []));
  const given = named.filter((tolerance) => tolerance > 0 && tolerance <= 1);
  return given.length === 0 ? null : Math.max(...given);
}

/** The flags as an author sees them: what is only relative or only absolute is both here. */
export function checkerOf(flags: string[]): Default {
  const words = flags.flatMap((flag) => flag.split(/\s+/)).filter((word) => word !== '');
  return {
    kind: 'default',
    case_sensitive: words.includes('case_sensitive'),
    space_change_sensitive: words.includes('space_change_sensitive'),
    float_tolerance: toleranceOf(words),
  };
}
