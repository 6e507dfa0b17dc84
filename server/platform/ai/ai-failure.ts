/**
 * Why a provider gave no answer. `refused`: it takes our key, model or address for wrong, and an operator has to act.
 * `invalid`: the answer is not what was asked for.
 */
export type AiFault =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'broken'
  | 'late'
  | 'cut'
  | 'too_long'
  | 'declined'
  | 'invalid';

type More = { retryAfterMs?: number | undefined; said?: string; cause?: unknown };

/** The message is for us and holds nothing that the provider has said of the key. */
export class AiFailure extends Error {
  override name = 'AiFailure';
  readonly fault: AiFault;
  /** How long the provider asks us to wait, if it does. */
  readonly retryAfterMs: number | undefined;
  /** Of an invalid answer: what was said. */
  readonly said: string | undefined;

  constructor(fault: AiFault, message: string, { retryAfterMs, said, cause }: More = {}) {
    super(message, { cause });
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
    this.said = said;
  }
}
