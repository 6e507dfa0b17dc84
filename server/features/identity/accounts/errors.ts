import { InvalidInput, Refusal } from '../../../platform/errors.ts';

/** The same for an unknown user and a wrong password. Not a 401, which would end the caller's session. */
export const wrongCredentials = (): Refusal => new Refusal('invalid', 'Invalid username or password');

/** Said only to somebody who has proved that the account is theirs. */
export const suspended = (reason: string): Refusal =>
  new Refusal('forbidden', `Your account is suspended${reason === '' ? '.' : `: ${reason}`}`);

/** The same for a link that is unknown, used, replaced or too old. */
export const linkDead = (): Refusal => new Refusal('invalid', 'This link no longer works. Please request a new one.');

export type Taken = 'username' | 'email';

const texts: Record<Taken, string> = {
  username: 'A user with that username already exists.',
  email: 'A user with that email already exists.',
};

export const alreadyTaken = (fields: Taken[]): InvalidInput =>
  new InvalidInput(fields.map((path) => ({ path, message: texts[path] })));
