import {
  showAccount,
  showPublicProfile,
  updatePreferences,
  updateProfile,
  profileSections,
} from '@devorbit/contract/community/profiles.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  ada = await makeUser(house, { username: 'Ada' });
});
afterAll(() => house.close());

const whole = {
  full_name: 'Ada King',
  phone: '+91 20 2550-1234',
  bio: 'Mathematician.\nReads नमस्ते and 👩‍💻.',
  location: 'Pune',
  social_links: { github: 'https://github.com/ada', linkedin: 'http://linkedin.com/in/ada', twitter: '' },
  skills: ['C++', 'graphs'],
  interests: ['engines'],
};

describe('GET /api/me/', () => {
  test('is the account with an empty profile and the preferences of a new one', async () => {
    const { body, headers } = await call(house.url, showAccount, { as: ada.code });
    expect(body).toEqual({
      ...ada.user,
      phone: '',
      bio: '',
      location: '',
      profile_image: null,
      skills: [],
      interests: [],
      social_links: { github: '', linkedin: '', twitter: '' },
      email_verified: false,
      has_password: true,
      deletion_due_at: null,
      preferences: {
        email_notifications: true,
        theme: 'auto',
        time_zone: null,
        code_language: null,
        visibility: Object.fromEntries(profileSections.map((section) => [section, 'everyone'])),
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('tells an account without a password, and a proved address', async () => {
    const { user, code } = await makeUser(house);
    await house.database.raw('update users set password_hash = null, email_verified_at = now() where id = $1', [
      user.id,
    ]);
    const { body } = await call(house.url, showAccount, { as: code });
    expect(body).toMatchObject({ has_password: false, email_verified: true });
  });

  test('is not for visitors, and nothing that changes it is', async () => {
    expect((await refused(house.url, showAccount)).status).toBe(401);
    expect((await refused(house.url, updateProfile, { body: {} })).status).toBe(401);
    expect((await refused(house.url, updatePreferences, { body: {} })).status).toBe(401);
  });
});

describe('PUT /api/profile/', () => {
  test('keeps what is absent, clears what is empty, and answers the whole account', async () => {
    const { user, code } = await makeUser(house);
    const { body } = await call(house.url, updateProfile, { as: code, body: whole });
    expect(body).toMatchObject({ id: user.id, email: user.email, ...whole });
    const changed = await call(house.url, updateProfile, {
      as: code,
      body: { location: '', social_links: { github: '' }, skills: [] },
    });
    expect(changed.body).toMatchObject({
      ...whole,
      location: '',
      social_links: { ...whole.social_links, github: '' },
      skills: [],
    });
    expect((await call(house.url, updateProfile, { as: code, body: {} })).body).toEqual(changed.body);
    expect((await call(house.url, showAccount, { as: code })).body).toEqual(changed.body);
  });

  test("is one's own: roles, name of the account, address and others stay, whatever the body says", async () => {
    const [one, other] = [await makeUser(house), await makeUser(house)];
    const claims = { id: other.user.id, user_id: other.user.id, username: 'root', email: 'x@y.z', is_superuser: true };
    const { body } = await call(house.url, updateProfile, { as: one.code, body: { bio: 'mine', ...claims } as object });
    expect(body).toMatchObject({ ...one.user, bio: 'mine' });
    expect((await call(house.url, showAccount, { as: other.code })).body.bio).toBe('');
  });

  test('entries are trimmed, and each is kept once', async () => {
    const { code } = await makeUser(house);
    const { body } = await call(house.url, updateProfile, { as: code, body: { skills: [' Go ', 'go', 'Rust'] } });
    expect(body.skills).toEqual(['Go', 'Rust']);
  });
});

describe('hostile text', () => {
  const markup = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><svg/onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
    "'; drop table users; --",
    '&lt;b&gt;',
  ];

  test.each(markup)('%s is kept as it is, as text, and leaves as JSON', async (text) => {
    const { user, code } = await makeUser(house);
    const cut = text.slice(0, 30);
    const body = { full_name: text, bio: text, location: text, skills: [cut], interests: [cut] };
    expect((await call(house.url, updateProfile, { as: code, body })).body).toMatchObject(body);
    const shown = await call(house.url, showPublicProfile, { params: { username: user.username } });
    expect(shown.body.about).toEqual({ bio: text, location: text, skills: [cut], interests: [cut] });
    expect(shown.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://github.com@evil.example/',
    'https://user:pass@evil.example/',
    'https://localhost/',
    'http://',
    'https://exa mple.com/',
    'https://example.com/\u202eflow',
    'ftp://example.com/',
    'github.com/ada',
    `https://example.com/${'x'.repeat(200)}`,
  ])('%j is no address for a link', async (address) => {
    for (const name of ['github', 'linkedin', 'twitter'])
      expect(
        await refused(house.url, updateProfile, { as: ada.code, body: { social_links: { [name]: address } } }),
      ).toMatchObject({ status: 400 });
  });

  test.each([
    ['control characters', 'a\u0007b'],
    ['NUL', 'a\0b'],
    ['an escape sequence', '\u001b[31mred'],
    ['text turned round', 'evil\u202egpj.exe'],
    ['isolates', 'a\u2066b\u2069'],
    ['a hidden tag', 'a\u{e0041}b'],
    ['1 MB', 'x'.repeat(1_000_000)],
    ['a list', ['a']],
    ['an object', { $ne: '' }],
    ['a number', 7],
    ['nothing at all', null],
  ])('%s is refused in every field', async (_, value) => {
    const bodies = [
      ...['full_name', 'phone', 'bio', 'location'].map((field) => ({ [field]: value })),
      ...['github', 'linkedin', 'twitter'].map((field) => ({ social_links: { [field]: value } })),
      ...['skills', 'interests'].map((field) => ({ [field]: [value] })),
    ];
    for (const body of bodies)
      expect({
        body,
        status: (await refused(house.url, updateProfile, { as: ada.code, body: body as object })).status,
      }).toEqual({
        body,
        status: 400,
      });
    expect((await call(house.url, showAccount, { as: ada.code })).body).toMatchObject({
      bio: '',
      full_name: 'Ada Lovelace',
    });
  });

  test.each([
    ['a line break in a line', { location: 'a\nb' }],
    ['a phone of letters', { phone: 'call me' }],
    ['21 skills', { skills: Array.from({ length: 21 }, (_, at) => `skill ${at}`) }],
    ['10,000 interests', { interests: Array.from({ length: 10_000 }, (_, at) => `${at}`) }],
    ['an empty skill', { skills: [' '] }],
    ['skills that are text', { skills: 'a,b' }],
    ['links that are a list', { social_links: ['https://example.com'] }],
    ['a long name', { full_name: 'x'.repeat(81) }],
    ['a long bio', { bio: 'x'.repeat(1001) }],
  ])('%s is a 400', async (_, body) => {
    expect((await refused(house.url, updateProfile, { as: ada.code, body: body as object })).status).toBe(400);
  });

  test('a body beyond the limit is cut', async () => {
    const headers = { 'content-type': 'application/json', 'x-session-code': ada.code };
    const { status } = await raw(
      `${house.url}/api/profile/`,
      'PUT',
      JSON.stringify({ bio: 'x'.repeat(3_000_000) }),
      headers,
    );
    expect(status).toBe(413);
  });
});

describe('PUT /api/preferences/', () => {
  test('keeps what is absent; null gives the choice back', async () => {
    const { code } = await makeUser(house);
    const set = (body: object) => call(house.url, updatePreferences, { as: code, body });
    const { body } = await set({ theme: 'dark', time_zone: 'Asia/Kolkata', visibility: { about: 'members' } });
    expect(body).toMatchObject({ email_notifications: true, theme: 'dark', time_zone: 'Asia/Kolkata' });
    const more = await set({ email_notifications: false, code_language: 'python', visibility: { links: 'nobody' } });
    expect(more.body).toMatchObject({
      email_notifications: false,
      theme: 'dark',
      time_zone: 'Asia/Kolkata',
      code_language: 'python',
      visibility: { about: 'members', links: 'nobody', solved: 'everyone' },
    });
    expect((await set({ time_zone: null, code_language: null })).body).toEqual({
      ...more.body,
      time_zone: null,
      code_language: null,
    });
  });

  test('many at once lose nothing', async () => {
    const { code } = await makeUser(house);
    await Promise.all(
      profileSections.map((section) =>
        call(house.url, updatePreferences, { as: code, body: { visibility: { [section]: 'nobody' } } }),
      ),
    );
    const { body } = await call(house.url, showAccount, { as: code });
    expect(new Set(Object.values(body.preferences.visibility))).toEqual(new Set(['nobody']));
  });

  test.each([
    { theme: 'blue' },
    { time_zone: 'Mars/Olympus' },
    { code_language: 'brainfuck' },
    { email_notifications: 'yes' },
    { visibility: { email: 'everyone' } },
    { visibility: { about: 'friends' } },
    { visibility: 'nobody' },
  ])('%j is a 400', async (body) => {
    expect((await refused(house.url, updatePreferences, { as: ada.code, body: body as object })).status).toBe(400);
  });

  test('what another version has kept and this one does not know counts as never chosen', async () => {
    const { user, code } = await makeUser(house);
    await house.database.raw(
      `insert into preferences (user_id, theme, time_zone, code_language, visibility)
       values ($1, 'sepia', 'Mars/Olympus', 'brainfuck', '{"about":"friends"}')`,
      [user.id],
    );
    const { body } = await call(house.url, showAccount, { as: code });
    expect(body.preferences).toMatchObject({ theme: 'auto', time_zone: null, code_language: null });
    expect(body.preferences.visibility.about).toBe('everyone');
  });
});
