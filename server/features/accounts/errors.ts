import { InvalidInput, Refusal } from '../../platform/errors.ts';

/** The same for an unknown user and a wrong password. Not a 401, which would end the caller's session. */
export const wrongCredentials = (): Refusal => new Refusal('invalid', 'Invalid username or password');

export type Taken = 'username' | 'email';

const texts: Record<Taken, string> = {
  username: 'A user with that username already exists.',
  email: 'A user with that email already exists.',
};

export const alreadyTaken = (fields: Taken[]): InvalidInput =>
  new InvalidInput(fields.map((path) => ({ path, message: texts[path] })));
