import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's parameters (19 MiB, 2 passes): about 12 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password);

const nobody = hash('the password of nobody');

/** Takes as long for a user that does not exist. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
