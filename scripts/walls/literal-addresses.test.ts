import { expect, test } from 'vitest';
import { literalAddresses } from './literal-addresses.ts';

test.each([
  '<Link to="/profile">Profile</Link>',
  '<a href="/about#help">Help</a>',
  '<Link to="/">Home</Link>',
  '<Link to={`/u/${encodeURIComponent(name)}`}>x</Link>',
  "const notice = { link: '/admin?section=health' };",
  'const mail = `${site}/reset-password#token=${token}`;',
  "navigate('/');",
  "const sql = `select '/problems/' || id as link from problems`;",
  String.raw`const isList = /^\/submissions(\?|$)/;`,
  String.raw`const isList = /^\/(QuickDSA|dsa-challenges)$/;`,
])('%s is an address that is written by hand', (line) => {
  expect(literalAddresses('planted.tsx', line)).toHaveLength(1);
});

test.each([
  "<Link to={pathOf('profile')}>Profile</Link>",
  "<Link to={`${pathOf('about')}#help`}>Help</Link>",
  "call('/api/problems/');",
  'const login = `/api/auth/${provider}/login/`;',
  "import { page } from '/about/page.ts';",
  "const folder = '/usersettings';",
  "const parts = path.split('/');",
  '/** Its one address, `/about`. */ const about = 1;',
])('%s is none', (line) => {
  expect(literalAddresses('clean.tsx', line)).toEqual([]);
});

test('a fault names its line', () => {
  expect(literalAddresses('planted.ts', "\n\nconst to = '/team';")).toEqual(["3: '/team'"]);
});
