/** Flags of the default validator (package format 2025-09). A tolerance is null where its kind is not asked for. */
export type ValidatorFlags = {
  caseSensitive: boolean;
  spaceChangeSensitive: boolean;
  relativeTolerance: number | null;
  absoluteTolerance: number | null;
};

/** Reads `case_sensitive`, `float_tolerance 1e-6` …, as one string each or already split. Throws where a flag is unknown or a tolerance is no number. */
export function readValidatorFlags(given: string[]): ValidatorFlags {
  const words = given.flatMap((flag) => flag.split(/\s+/)).filter((word) => word !== '');
  const flags: ValidatorFlags = {
    caseSensitive: false,
    spaceChangeSensitive: false,
    relativeTolerance: null,
    absoluteTolerance: null,
  };
  const tolerance = (flag: string, word: string | undefined): number => {
    const value = Number(word);
    if (word === undefined || !Number.isFinite(value) || value < 0)
      throw new Error(`validator flag ${flag} needs a number, not ${word ?? 'nothing'}`);
    return value;
  };
  for (let at = 0; at < words.length; at++) {
    const flag = words[at] ?? '';
    if (flag === 'case_sensitive') flags.caseSensitive = true;
    else if (flag === 'space_change_sensitive') flags.spaceChangeSensitive = true;
    else if (flag === 'float_relative_tolerance') flags.relativeTolerance = tolerance(flag, words[++at]);
    else if (flag === 'float_absolute_tolerance') flags.absoluteTolerance = tolerance(flag, words[++at]);
    else if (flag === 'float_tolerance')
      flags.relativeTolerance = flags.absoluteTolerance = tolerance(flag, words[++at]);
    else throw new Error(`unknown validator flag ${flag}`);
  }
  return flags;
}
