import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps secrets that the server itself must read again (TOTP secrets, emails that hold links) unreadable for somebody
 * who holds the database alone: AES-256-GCM under a key derived from `SECRET`. The purpose and `context` (such as the
 * owner's id) are authenticated, so a sealed value works nowhere else.
 */
export type Seal = {
  close(text: string, context: string): string;
  /** Throws for a value that was sealed with another secret, purpose or context, or was changed. */
  open(sealed: string, context: string): string;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `devorbit ${purpose}`, 32));
  return {
    close(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      const iv = bytes.subarray(0, IV_BYTES);
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
