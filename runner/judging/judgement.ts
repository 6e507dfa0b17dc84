import type { OutputValidator } from '@devorbit/contract/execution/judging.ts';
import type { Feedback } from './feedback.ts';
import { ValidatorError } from './validator-error.ts';

/** What a validator gives for an accepted test: points as they are, or a share (0 to 1) of what the test can give. */
export type Given = { points: number } | { share: number };

/** What a validator says of one run. */
export type Judgement = {
  accepted: boolean;
  /** Null where it gives the whole score, or nothing for a rejected run. */
  given: Given | null;
  /** For the learner. */
  message: string;
};

type Read = (feedback: Feedback, inParts: boolean) => Judgement;

const rejected = (message: string): Judgement => ({ accepted: false, given: null, message });

/** The exit code and the last words of a validator, for the log. */
export function inItsWords({ code, said, files }: Feedback): string {
  const message = files.get('judgemessage.txt')?.toString().trim().slice(-2_000) ?? '';
  return [`exit code ${code}`, said, message].filter(Boolean).join('\n');
}

/** A number of the format, without a sign. Throws ValidatorError. */
function readNumber(text: string, where: string): number {
  const word = text.trim();
  if (!/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word) || !Number.isFinite(Number(word)))
    throw new ValidatorError(`the validator wrote no number into ${where}: ${word.slice(0, 100)}`);
  return Number(word);
}

function givenOf(files: Feedback['files']): Given | null {
  const score = files.get('score.txt');
  const multiplier = files.get('score_multiplier.txt');
  if (score && multiplier) throw new ValidatorError('the validator wrote both score.txt and score_multiplier.txt');
  if (score) return { points: readNumber(score.toString(), 'score.txt') };
  if (!multiplier) return null;
  const share = readNumber(multiplier.toString(), 'score_multiplier.txt');
  if (share > 1) throw new ValidatorError(`the validator wrote ${share}, more than 1, into score_multiplier.txt`);
  return { share };
}

/** Package format 2025-09: 42 accepts, 43 rejects. */
const icpc: Read = (feedback, inParts) => {
  const { code, files } = feedback;
  if (code !== 42 && files.has('nextpass.in') && code === 43)
    throw new ValidatorError('the validator rejected, but asked for another pass');
  const message = files.get('teammessage.txt')?.toString().trim() ?? '';
  if (code === 43) return rejected(message);
  if (code !== 42) throw new ValidatorError(`the validator ended with ${inItsWords(feedback)}`);
  return { accepted: true, given: inParts ? givenOf(files) : null, message };
};

/** Exit codes of testlib.h: 1 wrong answer, 2 presentation error, 4 more output than asked for, 8 unexpected end. */
const REJECTS = new Set([1, 2, 4, 8]);
const POINTS = 7;
/** The exit code of 0 percent; 100 more is that of the whole. */
const PERCENT_0 = 16;

/** What a testlib checker says is for the judge: it quotes the answer. */
const testlib: Read = (feedback, inParts) => {
  const { code, said } = feedback;
  if (code === 0) return { accepted: true, given: null, message: '' };
  if (REJECTS.has(code)) return rejected('');
  if (code >= PERCENT_0 && code <= PERCENT_0 + 100) {
    const share = (code - PERCENT_0) / 100;
    return { accepted: inParts ? share > 0 : share === 1, given: inParts ? { share } : null, message: '' };
  }
  if (code !== POINTS) throw new ValidatorError(`the checker ended with ${inItsWords(feedback)}`);
  if (!inParts) throw new ValidatorError('the checker gave points for a test that gives all or nothing');
  const points = readNumber(/^points\s+(\S+)/m.exec(said)?.[1] ?? '', "the checker's line of points");
  return { accepted: points > 0, given: points > 0 ? { points } : null, message: '' };
};

const reads: Record<OutputValidator['protocol'], Read> = { icpc, testlib };

/**
 * Reads a validator's judgement by its protocol. `inParts`: less than the whole may be accepted, as in a scoring
 * problem; else a part is no success. Throws ValidatorError where it is neither an acceptance nor a rejection.
 */
export const readJudgement = (protocol: OutputValidator['protocol'], feedback: Feedback, inParts: boolean): Judgement =>
  reads[protocol](feedback, inParts);
