import { faultsOfError } from '../../../../platform/field-faults.ts';
import { USERNAME_HINT, usernameFree, usernameTaken } from './copy.ts';

/** What is said of a username while it is typed; `asked` is the one that the answer is about. Without an answer nothing is known. */
export function usernameNote(
  typed: string,
  asked: string,
  answer: { available: boolean } | undefined,
  error: unknown,
): { tone: 'plain' | 'good' | 'bad'; text: string } {
  const plain = { tone: 'plain', text: USERNAME_HINT } as const;
  if (typed === '' || typed !== asked) return plain;
  if (answer)
    return answer.available ? { tone: 'good', text: usernameFree(asked) } : { tone: 'bad', text: usernameTaken(asked) };
  const fault = faultsOfError(error, ['username']).username;
  return fault === undefined ? plain : { tone: 'bad', text: fault };
}
