import {
  type Account,
  type Preferences,
  profileSections,
  type PublicProfile,
  type SectionVisibility,
  type SocialLinks,
} from '@devorbit/contract/community/profiles.ts';
import { pictureAddress } from '../../../platform/pictures/picture-address.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { presentUser } from '../../identity/accounts/present.ts';
import type { AccountRow, PreferencesRow, PublicRow } from './rows.ts';

const imageOf = ({ picture }: Pick<PublicRow, 'picture'>): string | null =>
  picture === null ? null : pictureAddress(picture);

export const presentLinks = ({ github, linkedin, twitter }: PublicRow | AccountRow): SocialLinks => ({
  github,
  linkedin,
  twitter,
});

export const presentAbout = ({ bio, location, skills, interests }: PublicRow): NonNullable<PublicProfile['about']> => ({
  bio,
  location,
  skills,
  interests,
});

/** What everybody sees: never the address, the number or the roles. */
export const presentPublic = (row: PublicRow, viewer: Actor | null) => ({
  username: row.username,
  full_name: row.full_name,
  profile_image: imageOf(row),
  date_joined: row.date_joined,
  own: viewer?.id === row.id,
  sample: row.sample,
});

/** Everyone sees a section whose owner has chosen nothing. */
export const presentVisibility = (chosen: PreferencesRow['visibility']): SectionVisibility =>
  Object.fromEntries(profileSections.map((section) => [section, chosen[section] ?? 'everyone'])) as SectionVisibility;

export const presentPreferences = (row: PreferencesRow): Preferences => ({
  email_notifications: row.email_notifications,
  theme: row.theme,
  time_zone: row.time_zone,
  code_language: row.code_language,
  visibility: presentVisibility(row.visibility),
});

export const presentAccount = (row: AccountRow): Account => ({
  ...presentUser(row),
  phone: row.phone,
  bio: row.bio,
  location: row.location,
  profile_image: imageOf(row),
  skills: row.skills,
  interests: row.interests,
  social_links: presentLinks(row),
  email_verified: row.email_verified,
  has_password: row.has_password,
  deletion_due_at: row.deletion_due_at,
  preferences: presentPreferences(row),
});
