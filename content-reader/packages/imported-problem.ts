import type { JudgePackage, JudgeProgram, Verdict } from '@devorbit/contract/execution/judging.ts';

/** Files of a package by their path below its root: `/` between folders, no leading `/`, no `..`. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

export type Statement = {
  /** Code of its human language: `en`. */
  language: string;
  title: string;
  /** Markdown, or what the package has (`format`); of a PDF a sentence that says so. */
  text: string;
  format: 'markdown' | 'latex' | 'html' | 'pdf';
  /** The file itself, where the format is `pdf`. */
  pdf?: Uint8Array;
};

/**
 * An author's own submission. `promised` are the verdicts that its folder or tag allows; empty where it promises none.
 * A program whose language is not known by its extension has that extension, with its dot, for a language.
 */
export type PackagedSubmission = {
  file: string;
  promised: Verdict[];
  program: JudgeProgram;
  /** Verdicts that single tests may have beside the promised ones, as long as one has a promised one. */
  mayAlso?: Verdict[];
  /** Of a scoring problem: the points that it must get, both bounds included. */
  score?: { least: number; most: number };
  /** Of a scoring problem: it gets fewer points than there are. */
  partial?: true;
  /** False where an accepted one does not count for the inferred time limit. */
  timed?: false;
};

/** How a time limit follows from the submissions: `limit` ≥ slowest accepted × `accepted`, a multiple of `resolution_ms`; with `late`, `limit` × `late` ≤ fastest too slow one. */
export type Timing = { accepted: number; late?: number; resolution_ms: number };

/** Where a problem comes from: what a package says of its rights. */
/** Under what a problem may be passed on, and by whose leave. */
export type Rights = { license: string; rights_owner: string };
export type Origin = { uuid?: string; license?: string; rights_owner?: string; authors?: string[]; source?: string };

/** A problem of any format, ready for verification. */
export type ImportedProblem = {
  format: '2025-09' | 'legacy' | 'legacy-icpc' | 'polygon' | 'hydro' | 'qduoj' | 'fps';
  /** Short name: a–z and 0–9. */
  name: string;
  statements: Statement[];
  tags: string[];
  /** `limits.time_ms` is a guess where `timeLimit` says that it is to be inferred from the accepted submissions. */
  judging: JudgePackage;
  timeLimit: 'given' | 'inferred';
  submissions: PackagedSubmission[];
  /**
   * Programs that say whether an input is valid: `icpc` by exit code 42, `testlib` by exit code 0. They read the input
   * from stdin. `testArgs` stand instead of `args` for the tests that they name.
   */
  inputValidators: {
    protocol: 'icpc' | 'testlib';
    program: JudgeProgram;
    args: string[];
    testArgs?: Record<string, string[]>;
  }[];
  /** Inputs that at least one input validator must refuse; `testArgs` may name them. */
  invalidInputs?: { name: string; input: string }[];
  /** Outputs that the output validator must accept, or refuse. */
  trialOutputs?: { name: string; input: string; answer: string; output: string; accepted: boolean; flags: string[] }[];
  /** What the package says that is not taken over, a sentence each, for the importer to read. */
  notTaken: string[];
  /** What the format requires, judging does not need, and the package lacks, a sentence each: such a package is not installed. */
  lacks?: string[];
  /** Absent: twice the slowest accepted, in whole seconds. */
  timing?: Timing;
  origin?: Origin;
};

/** What is wrong with a package, in a sentence for its author that names the file. */
export class PackageError extends Error {}
