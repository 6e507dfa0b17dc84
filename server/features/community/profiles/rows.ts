import { Preferences, profileSections, Visibility } from '@devorbit/contract/community/profiles.ts';
import { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { User } from '@devorbit/contract/identity/accounts.ts';
import { z } from 'zod';

/** What is kept of preferences; what this version does not know any more counts as never chosen. */
export const PreferencesRow = z.object({
  email_notifications: z.boolean(),
  theme: Preferences.shape.theme.catch('auto'),
  time_zone: Preferences.shape.time_zone.catch(null),
  code_language: PracticeLanguage.nullable().catch(null),
  visibility: z.partialRecord(z.enum(profileSections), Visibility).catch({}),
});
export type PreferencesRow = z.infer<typeof PreferencesRow>;

const AboutRow = z.object({
  bio: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  github: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  /** The picture's digest. */
  picture: z.string().nullable(),
});

export const AccountRow = User.extend(AboutRow.shape).extend(PreferencesRow.shape).extend({
  phone: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  deletion_due_at: z.string().nullable(),
});
export type AccountRow = z.infer<typeof AccountRow>;

export const PublicRow = User.pick({ id: true, username: true, full_name: true, date_joined: true })
  .extend(AboutRow.shape)
  .extend(PreferencesRow.pick({ time_zone: true, visibility: true }).shape)
  .extend({ sample: z.boolean() });
export type PublicRow = z.infer<typeof PublicRow>;
