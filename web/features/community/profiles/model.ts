import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import type {
  Account,
  Preferences,
  ProfileSection,
  SocialLinks,
  updateProfile,
} from '@devorbit/contract/community/profiles.ts';
import type { Sent } from '@devorbit/contract/endpoint.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Faults } from '../../../platform/field-faults.ts';
import type { KeptPreferences } from '../../../platform/preferences.ts';
import { LINK_FAULT, ONLY_IMAGES, PICTURE_TOO_LARGE, PROBABLY_OFFLINE } from './copy.ts';

export const tabs = [
  { id: 'profile', name: 'Profile' },
  { id: 'settings', name: 'Settings' },
  { id: 'security', name: 'Security' },
] as const;
export type TabId = (typeof tabs)[number]['id'];

/** The tab that the address names; the first one where it names none. */
export const tabFromUrl = (params: URLSearchParams): TabId =>
  tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'profile';

/** The networks in the order of the screens. */
export const networks: readonly { id: keyof SocialLinks; name: string }[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'twitter', name: 'Twitter' },
];

/** An http(s) address, normalised; null for everything that must not become a link. */
export const safeLink = (text: string): string | null => {
  const url = URL.parse(text);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
};

/** The links that are set, in order. */
export const shownLinks = (links: SocialLinks): { name: string; href: string }[] =>
  networks.flatMap(({ id, name }) => {
    const href = safeLink(links[id]);
    return href === null ? [] : [{ name, href }];
  });

export type ProfileUpdate = Sent<typeof updateProfile>['body'];

/** What is in the form of the personal information while it is edited. */
export type ProfileDraft = {
  full_name: string;
  phone: string;
  location: string;
  bio: string;
  github: string;
  linkedin: string;
  twitter: string;
  skills: string[];
  interests: string[];
};

export const draftOf = (account: Account): ProfileDraft => ({
  full_name: account.full_name,
  phone: account.phone,
  location: account.location,
  bio: account.bio,
  ...account.social_links,
  skills: account.skills,
  interests: account.interests,
});

export const updateOf = ({ github, linkedin, twitter, ...fields }: ProfileDraft): ProfileUpdate => ({
  ...fields,
  social_links: { github, linkedin, twitter },
});

/** What is wrong with the draft as far as the browser can tell. */
export const faultsOf = (draft: ProfileDraft): Faults<keyof ProfileDraft> =>
  Object.fromEntries(
    networks.flatMap(({ id }) => {
      const text = draft[id].trim();
      return text === '' || safeLink(text) !== null ? [] : [[id, LINK_FAULT]];
    }),
  );

/** `{prefix}: {the server's message, else what happened}` */
export const failureText = (prefix: string, error: unknown): string => {
  const said = error instanceof ApiError ? (error.body as { message?: unknown } | null)?.message : undefined;
  const message =
    typeof said === 'string' && said.trim() !== ''
      ? said
      : error instanceof ApiError
        ? error.sentence
        : error instanceof Error && error.message !== ''
          ? error.message
          : PROBABLY_OFFLINE;
  return `${prefix}: ${message}`;
};

/** The list with one more entry; the same list where the text is empty or already there, whatever its case. */
export const withChip = (chips: readonly string[], text: string): readonly string[] => {
  const chip = text.trim();
  return chip === '' || chips.some((known) => known.toLowerCase() === chip.toLowerCase()) ? chips : [...chips, chip];
};

/** Why a file cannot be the picture, or null; the server looks at its content. */
export const pictureFault = ({ type, size }: { type: string; size: number }): string | null =>
  !type.startsWith('image/') ? ONLY_IMAGES : size > PICTURE_BYTES ? PICTURE_TOO_LARGE : null;

/**
 * The colour scheme to take over from the server: its choice where that was changed elsewhere since this browser last
 * heard of it; at the first time its choice, unless it is the default.
 */
export const themeToApply = (
  account: Pick<Account, 'id'> & { preferences: Pick<Preferences, 'theme'> },
  kept: Pick<KeptPreferences, 'user_id' | 'theme'> | null,
): Preferences['theme'] | null => {
  const { theme } = account.preferences;
  if (kept?.user_id === account.id) return theme === kept.theme ? null : theme;
  return theme === 'auto' ? null : theme;
};

/** Time zones by continent, for a list of choices; names without a continent come last. */
export const timeZoneGroups = (
  zones: readonly string[],
): { group: string; items: { value: string; label: string }[] }[] => {
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const zone of zones) {
    const [region = '', ...place] = zone.split('/');
    const group = place.length > 0 ? region : 'Other';
    const label = (place.length > 0 ? place.join(', ') : zone).replaceAll('_', ' ');
    groups.set(group, [...(groups.get(group) ?? []), { value: zone, label }]);
  }
  return [...groups]
    .toSorted(([a], [b]) => Number(a === 'Other') - Number(b === 'Other') || a.localeCompare(b))
    .map(([group, items]) => ({ group, items }));
};

/** The sections of the public profile, and what each shows. */
export const sections: readonly { id: ProfileSection; name: string; shows: string }[] = [
  { id: 'about', name: 'About', shows: 'Bio, location, skills and interests' },
  { id: 'links', name: 'Links', shows: 'GitHub, LinkedIn and Twitter' },
  { id: 'solved', name: 'Solved problems', shows: 'By difficulty and tag' },
  { id: 'rating', name: 'Rating', shows: 'Points and rank' },
  { id: 'activity', name: 'Contributions', shows: 'Your activity through the year' },
  { id: 'created', name: 'Created problems', shows: 'Problems you wrote' },
  { id: 'badges', name: 'Badges', shows: 'Badges you’ve earned' },
];

/** What the owner reads beside a section that not everybody sees; null where everybody does. */
export const markOf = (visibility: Preferences['visibility'] | undefined, section: ProfileSection): string | null => {
  const who = visibility?.[section];
  return who === 'nobody' ? 'Only you' : who === 'members' ? 'Members' : null;
};

/** `markOf` of one owner's choices. */
export type MarkOf = (section: ProfileSection) => string | null;

/** The page of a user. */
export const profilePath = (username: string): string => pathOf('public-profile', { username });

/** Preferences as they are after a change; sections that it does not name stay as they are. */
export const withChange = (
  preferences: Preferences,
  {
    visibility,
    ...change
  }: Partial<Omit<Preferences, 'visibility'>> & { visibility?: Partial<Preferences['visibility']> },
): Preferences => ({ ...preferences, ...change, visibility: { ...preferences.visibility, ...visibility } });
