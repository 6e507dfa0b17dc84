import type { Account } from '@devorbit/contract/community/profiles.ts';
import { describe, expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import {
  draftOf,
  failureText,
  faultsOf,
  markOf,
  pictureFault,
  profilePath,
  safeLink,
  shownLinks,
  tabFromUrl,
  tabs,
  themeToApply,
  timeZoneGroups,
  updateOf,
  withChange,
  withChip,
} from './model.ts';

const visibility = {
  about: 'everyone',
  links: 'members',
  solved: 'everyone',
  rating: 'everyone',
  activity: 'everyone',
  created: 'everyone',
  badges: 'nobody',
} as const;
const account: Account = {
  id: 7,
  username: 'ada.l',
  email: 'ada@example.org',
  full_name: 'Ada Lovelace',
  is_staff: false,
  is_superuser: false,
  date_joined: '2025-09-01T00:00:00Z',
  phone: '+44 20',
  bio: 'First.\nStill here.',
  location: 'London',
  profile_image: null,
  skills: ['Graph'],
  interests: ['Music'],
  social_links: { github: 'https://github.com/ada', linkedin: '', twitter: '' },
  email_verified: true,
  has_password: true,
  deletion_due_at: null,
  preferences: { email_notifications: true, theme: 'auto', time_zone: null, code_language: null, visibility },
};
const refusal = (status: number, body: unknown) => new ApiError(status, JSON.stringify(body));

test('three tabs, in the address; the first where it names none', () => {
  expect(tabs.map(({ name }) => name)).toEqual(['Profile', 'Settings', 'Security']);
  expect(tabFromUrl(new URLSearchParams('tab=security'))).toBe('security');
  for (const other of ['', 'tab=', 'tab=Security', 'tab=admin'])
    expect(tabFromUrl(new URLSearchParams(other))).toBe('profile');
});

describe('links', () => {
  test.each([
    ['https://github.com/ada', 'https://github.com/ada'],
    ['HTTP://example.org', 'http://example.org/'],
    ['javascript:alert(1)', null],
    [' jaVaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['github.com/ada', null],
    ['', null],
  ])('%j → %j', (text, href) => expect(safeLink(text)).toBe(href));

  test('only those that are set are shown, in order', () => {
    expect(shownLinks({ github: '', linkedin: 'javascript:1', twitter: 'https://x.example/ada' })).toEqual([
      { name: 'Twitter', href: 'https://x.example/ada' },
    ]);
  });
});

describe('the form', () => {
  test('sends full_name, phone, bio, location, social_links, skills and interests, and nothing else', () => {
    expect(updateOf(draftOf(account))).toEqual({
      full_name: 'Ada Lovelace',
      phone: '+44 20',
      bio: 'First.\nStill here.',
      location: 'London',
      social_links: { github: 'https://github.com/ada', linkedin: '', twitter: '' },
      skills: ['Graph'],
      interests: ['Music'],
    });
  });

  test('knows a bad address before it is sent; an empty one is none', () => {
    expect(faultsOf({ ...draftOf(account), linkedin: 'javascript:alert(1)' })).toEqual({
      linkedin: 'Enter a link that starts with http:// or https://',
    });
  });
});

test('a failure is told by the server’s message, else by what happened', () => {
  const prefix = 'Failed to update profile';
  expect(failureText(prefix, refusal(400, { detail: 'other', message: 'Too long' }))).toBe(`${prefix}: Too long`);
  expect(failureText(prefix, refusal(502, 'x'))).toBe(`${prefix}: "x"`);
  expect(failureText(prefix, new ApiError(502, ''))).toBe(`${prefix}: HTTP 502`);
  expect(failureText(prefix, new UnreachableError(false, undefined))).toMatch(
    /^Failed to update profile: Can’t reach the server/,
  );
  expect(failureText(prefix, new Error('No data returned from server'))).toBe(
    `${prefix}: No data returned from server`,
  );
});

test('chips are added only if they are not empty and not already there', () => {
  const chips = ['Graph'];
  expect(withChip(chips, '  Trees ')).toEqual(['Graph', 'Trees']);
  expect(withChip(chips, '   ')).toBe(chips);
  expect(withChip(chips, 'graph')).toBe(chips);
});

test('only images of at most 5 MB are sent', () => {
  expect(pictureFault({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeNull();
  expect(pictureFault({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('The picture can be up to 5 MB');
  expect(pictureFault({ type: 'application/pdf', size: 1 })).toBe('Choose an image file');
});

describe('the colour scheme of the account', () => {
  const chosen = (theme: 'light' | 'dark' | 'auto') => ({ id: 7, preferences: { theme } });
  test('wins at sign-in, when it is set', () => {
    expect(themeToApply(chosen('dark'), null)).toBe('dark');
    expect(themeToApply(chosen('auto'), null)).toBeNull();
    expect(themeToApply(chosen('dark'), { user_id: 8, theme: 'dark' })).toBe('dark');
  });
  test('is taken over later where it was changed elsewhere, and only there', () => {
    expect(themeToApply(chosen('dark'), { user_id: 7, theme: 'dark' })).toBeNull();
    expect(themeToApply(chosen('auto'), { user_id: 7, theme: 'dark' })).toBe('auto');
  });
});

test('time zones stand by continent, those without one last', () => {
  expect(timeZoneGroups(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Europe/Paris'])).toEqual([
    {
      group: 'America',
      items: [{ value: 'America/Argentina/Buenos_Aires', label: 'Argentina, Buenos Aires' }],
    },
    {
      group: 'Europe',
      items: [
        { value: 'Europe/Berlin', label: 'Berlin' },
        { value: 'Europe/Paris', label: 'Paris' },
      ],
    },
    { group: 'Other', items: [{ value: 'UTC', label: 'UTC' }] },
  ]);
});

test('a change leaves what it does not name', () => {
  const changed = withChange(account.preferences, { theme: 'dark', visibility: { badges: 'everyone' } });
  expect(changed).toEqual({
    ...account.preferences,
    theme: 'dark',
    visibility: { ...visibility, badges: 'everyone' },
  });
});

test('the owner reads who else sees a section', () => {
  expect(markOf(visibility, 'badges')).toBe('Only you');
  expect(markOf(visibility, 'links')).toBe('Members');
  expect(markOf(visibility, 'about')).toBeNull();
  expect(markOf(undefined, 'badges')).toBeNull();
});

test('addresses read well', () => {
  expect(profilePath('ada.l')).toBe('/u/ada.l');
});
