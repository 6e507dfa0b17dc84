import {
  type MailChoice,
  NotificationKind,
  type NotificationPreference,
} from '@devorbit/contract/identity/notifications.ts';

/** Kinds that are told in the app alone until somebody wants them by mail. */
const quiet: readonly NotificationKind[] = ['badges', 'streak', 'reviews'];
/** Kinds that are mailed at once: who owns an account has to hear what happens to it, and a reminder is of no use tomorrow. */
const prompt: readonly NotificationKind[] = ['security', 'reminders'];

/** How mail goes for who has chosen nothing. */
export const defaultMail = (kind: NotificationKind): MailChoice =>
  prompt.includes(kind) ? 'instant' : quiet.includes(kind) ? 'off' : 'daily';

/** Whether its mail cannot be turned off: who owns an account has to hear what happens to it. */
export const isMailFixed = (kind: NotificationKind): boolean => kind === 'security';

type Chosen = Pick<NotificationPreference, 'kind' | 'in_app' | 'email'>;

/** One row for each kind, with the defaults where nothing is chosen. */
export const matrixOf = (chosen: Chosen[]): NotificationPreference[] =>
  NotificationKind.options.map((kind) => {
    const own = chosen.find((row) => row.kind === kind);
    return {
      kind,
      in_app: own?.in_app ?? true,
      email: isMailFixed(kind) ? 'instant' : (own?.email ?? defaultMail(kind)),
      email_fixed: isMailFixed(kind),
    };
  });
