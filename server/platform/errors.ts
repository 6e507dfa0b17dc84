export type Fault =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too_large'
  | 'too_many'
  | 'unavailable';

/** The caller's mistake or our polite refusal. The message is the sentence that the caller reads. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly fault: Fault;
  /** When the call may be tried again, in seconds. */
  readonly retryAfter: number | undefined;
  /** What a program reads beside the sentence. */
  readonly details: unknown;

  constructor(fault: Fault, message: string, retryAfter?: number, details?: unknown) {
    super(message);
    this.fault = fault;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

export type FieldIssue = { path: string; message: string };

/** Input that breaks its schema or a rule, told field by field. */
export class InvalidInput extends Refusal {
  override name = 'InvalidInput';
  readonly issues: FieldIssue[];

  constructor(issues: FieldIssue[]) {
    super('invalid', sentence(issues));
    this.issues = issues;
  }
}

/** The first issue in words; messages that do not name their field get its name in front. */
function sentence([first]: FieldIssue[]): string {
  if (!first) return 'The input is not valid';
  const anonymous = /^(Must|Invalid|Too|Unrecognized)/.test(first.message);
  return anonymous && first.path !== '' ? `${first.path}: ${first.message}` : first.message;
}
