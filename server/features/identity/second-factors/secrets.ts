import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without the letters that are read as others: 32 signs, 5 bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_CODES = 10;
const GROUPS = 6;
const GROUP_SIGNS = 4;

/** Only its digest is kept: 256 random bits for challenges, 120 for recovery codes leave nothing to guess. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const newChallenge = (): string => randomBytes(32).toString('base64url');

const newGroup = (): string => Array.from({ length: GROUP_SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Such as `3f7k-9qxw-0mzt-c2hv-8y4d-jn61`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** What is kept of a recovery code, however it was typed: capitals, blanks, dashes, look-alikes. */
export const recoveryDigest = (code: string): Buffer =>
  digestOf(code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1'));
