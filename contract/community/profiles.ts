import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PracticeLanguage } from '../execution/languages.ts';
import { HttpLink } from '../http-link.ts';
import { humanText } from '../human-text.ts';
import { User } from '../identity/accounts.ts';
import { Badge } from '../practice/activity.ts';
import { TimeZone } from '../time-zone.ts';
import { MAX_PROFILE_CHARS } from './profiles-limits.ts';

/** '' clears. */
const line = (max: number) => humanText({ max, lines: 1 });

const Chips = z
  .array(humanText({ max: MAX_PROFILE_CHARS.chip, lines: 1, required: 'Must not be empty' }))
  .max(20, 'Must be at most 20 entries')
  .transform((chips) =>
    chips.filter((chip, at) => chips.findIndex((other) => other.toLowerCase() === chip.toLowerCase()) === at),
  );

export const SocialLinks = z.object({ github: z.string(), linkedin: z.string(), twitter: z.string() });
export type SocialLinks = z.infer<typeof SocialLinks>;

/** Who may see a section of /u/{username}; the owner always does. */
export const Visibility = z.enum(['everyone', 'members', 'nobody']);
export type Visibility = z.infer<typeof Visibility>;
export const profileSections = ['about', 'links', 'solved', 'rating', 'activity', 'created', 'badges'] as const;
export type ProfileSection = (typeof profileSections)[number];
export const SectionVisibility = z.record(z.enum(profileSections), Visibility);
export type SectionVisibility = z.infer<typeof SectionVisibility>;

export const Preferences = z.object({
  /** The one toggle over the matrix of /api/notification-preferences/: off sends nothing but security mail. */
  email_notifications: z.boolean(),
  theme: z.enum(['light', 'dark', 'auto']),
  /** Null: the browser's. */
  time_zone: TimeZone.nullable(),
  /** What the editor opens with; null: JavaScript. */
  code_language: PracticeLanguage.nullable(),
  visibility: SectionVisibility,
});
export type Preferences = z.infer<typeof Preferences>;

/** The account as its owner sees it. */
export const Account = User.extend({
  phone: z.string(),
  bio: z.string(),
  location: z.string(),
  /** An address of our own; null shows the letter. */
  profile_image: z.string().nullable(),
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  social_links: SocialLinks,
  email_verified: z.boolean(),
  /** False for an account that came by another provider and has set none. */
  has_password: z.boolean(),
  /** When the account will be deleted, where that was asked for. */
  deletion_due_at: z.iso.datetime().nullable(),
  preferences: Preferences,
});
export type Account = z.infer<typeof Account>;

export const showAccount = endpoint({
  method: 'GET',
  path: '/api/me/',
  summary: 'The signed-in user, with profile and preferences.',
  audience: 'user',
  replies: { 200: Account },
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/profile/',
  summary: 'Changes the profile: absent keeps, an empty string clears.',
  audience: 'user',
  body: z.object({
    full_name: line(MAX_PROFILE_CHARS.full_name).optional(),
    phone: line(MAX_PROFILE_CHARS.phone)
      .refine((value) => /^[+0-9 ().-]*$/.test(value), 'Must be a phone number')
      .optional(),
    bio: humanText({ max: MAX_PROFILE_CHARS.bio, lines: 'many' }).optional(),
    location: line(MAX_PROFILE_CHARS.location).optional(),
    social_links: z.object({ github: HttpLink, linkedin: HttpLink, twitter: HttpLink }).partial().optional(),
    skills: Chips.optional(),
    interests: Chips.optional(),
  }),
  replies: { 200: Account },
});

/** What is kept of a picture: a square of so many pixels a side. */
export const PICTURE_SIDE = 512;

/** Multipart, field `profile_picture`: JPEG, PNG, WebP, GIF or AVIF by content, at most PICTURE_BYTES. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/profile/picture/',
  summary:
    'Sets the profile picture (multipart, field profile_picture). It is re-encoded; nothing but its pixels is kept.',
  audience: 'user',
  replies: { 200: z.object({ profile_picture_url: z.string(), profileImageUrl: z.string() }) },
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/profile/picture/',
  summary: 'Removes the profile picture.',
  audience: 'user',
  replies: { 200: z.object({ message: z.string() }) },
});

/** An address of `profile_image`: the picture never changes, so it may be kept for good. */
export const showPicture = endpoint({
  method: 'GET',
  path: '/api/pictures/:digest',
  summary: 'A profile picture: a WebP square of 512 pixels.',
  audience: 'anyone',
  params: z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a digest') }),
  replies: { 200: z.string() },
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/preferences/',
  summary: 'Changes preferences: absent keeps.',
  audience: 'user',
  body: z.object({
    email_notifications: z.boolean().optional(),
    theme: Preferences.shape.theme.optional(),
    time_zone: TimeZone.nullable().optional(),
    code_language: PracticeLanguage.nullable().optional(),
    visibility: z.partialRecord(z.enum(profileSections), Visibility).optional(),
  }),
  replies: { 200: Preferences },
});

export const askForDeletion = endpoint({
  method: 'POST',
  path: '/api/account/deletion/',
  summary: 'Asks for the deletion of the account, which happens 14 days later. `username` is typed as a confirmation.',
  audience: 'user',
  fresh: true,
  body: z.object({ username: z.string('Must be text').max(254) }),
  replies: { 200: z.object({ deletion_due_at: z.iso.datetime() }) },
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export/',
  summary: 'Everything that is kept about the account, as a zip archive.',
  audience: 'user',
  fresh: true,
  replies: { 200: z.string() },
});

export const keepAccount = endpoint({
  method: 'DELETE',
  path: '/api/account/deletion/',
  summary: 'Takes the deletion back.',
  audience: 'user',
  scope: 'session',
  replies: { 200: z.object({ message: z.string() }) },
});

const counts = z.object({ Easy: z.number().int(), Medium: z.number().int(), Hard: z.number().int() });

/** What others see of a user. Sections that the caller may not see are null. */
export const PublicProfile = z.object({
  username: z.string(),
  full_name: z.string(),
  profile_image: z.string().nullable(),
  date_joined: z.iso.datetime(),
  /** Whether the caller looks at their own. */
  own: z.boolean(),
  /** Somebody of the demo world, who does not exist. */
  sample: z.boolean(),
  about: z
    .object({ bio: z.string(), location: z.string(), skills: z.array(z.string()), interests: z.array(z.string()) })
    .nullable(),
  links: SocialLinks.nullable(),
  solved: z
    .object({
      total: z.number().int(),
      by_difficulty: counts,
      /** The most often solved first. */
      by_tag: z.array(z.object({ tag: z.string(), solved: z.number().int() })).max(20),
    })
    .nullable(),
  rating: z.object({ points: z.number().int(), rank: z.number().int().nullable() }).nullable(),
  created: z
    .array(
      z.object({ id: z.number().int(), title: z.string(), difficulty: z.string(), solved_count: z.number().int() }),
    )
    .max(50)
    .nullable(),
  badges: z.array(Badge).nullable(),
  /** Whether GET /api/users/:username/activity/ answers this caller. */
  activity_visible: z.boolean(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

const byUsername = z.object({ username: z.string().min(1).max(100) });

export const showPublicProfile = endpoint({
  method: 'GET',
  path: '/api/users/:username/',
  summary: 'What others see of a user; the case of the name doesn’t matter. 404 for suspended and deleted users.',
  audience: 'anyone',
  params: byUsername,
  replies: { 200: PublicProfile },
});
