import { createHash } from 'node:crypto';

/** SHA-256 (hex) of a statement, whatever its white space and letter case. */
export const fingerprintOf = (statement: string): string =>
  createHash('sha256').update(statement.trim().toLowerCase().replace(/\s+/g, ' ')).digest('hex');
