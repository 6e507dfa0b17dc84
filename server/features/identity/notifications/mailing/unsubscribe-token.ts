import { NotificationKind } from '@devorbit/contract/identity/notifications.ts';
import { z } from 'zod';
import { createSeal } from '../../../../platform/sealed.ts';

/** Whose mail, and which: of one kind, or the daily digest. */
const Subject = z.object({ user: z.number().int(), mail: z.union([NotificationKind, z.literal('digest')]) });
export type Subject = z.infer<typeof Subject>;

export type UnsubscribeTokens = {
  /** Does not expire: emails are kept for years. */
  make(subject: Subject): string;
  /** Null for one that we did not make. */
  read(token: string): Subject | null;
};

const CONTEXT = 'unsubscribe';

export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const seal = createSeal(secret, CONTEXT);
  const open = (token: string): string | null => {
    try {
      return seal.open(token, CONTEXT);
    } catch {
      return null; // forged, cut off, or of another secret
    }
  };
  return {
    make: ({ user, mail }) => seal.close(JSON.stringify({ user, mail }), CONTEXT),
    read(token) {
      const text = open(token);
      return text === null ? null : Subject.parse(JSON.parse(text));
    },
  };
}
