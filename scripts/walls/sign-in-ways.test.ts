import { expect, test } from 'vitest';
import { signInFaults, signInWays } from './sign-in-ways.ts';

test.each([
  "<ButtonLink to={pathOf('sign-in')}>Sign In</ButtonLink>",
  "<Button component={Link} to={`${pathOf('login')}?next=${place}`}>Log in</Button>",
  "<a href={pathOf('sign-in')}>Sign in to vote</a>",
  "void navigate(pathOf('login'));",
  'const address = useSignInAddress();',
])('%s is a way of its own to the sign-in', (line) => {
  expect(signInWays('planted.tsx', line)).toHaveLength(1);
});

test.each([
  '<SignInPrompt frame="line" why="vote" />',
  '<SignInLink why="vote">Sign in</SignInLink>',
  "<Link to={pathOf('sign-up')}>Sign Up</Link>",
  "import { useSignInAddress } from './sign-in-address.ts';",
])('%s is none', (line) => {
  expect(signInWays('clean.tsx', line)).toEqual([]);
});

const planted = { file: 'web/features/events/vote.tsx', source: "\nconst to = pathOf('sign-in');" };

test('a second prompt is a fault, with its line', () => {
  expect(signInFaults([planted], [])).toEqual([
    "visitors are asked to sign in by ui/sign-in-prompt.tsx: web/features/events/vote.tsx:2: pathOf('sign-in')",
  ]);
  expect(signInFaults([planted], ['web/features/events/vote.tsx'])).toEqual([]);
  expect(signInFaults([planted], ['web/features/events/'])).toEqual([]);
});

test('so is a place that leads there no more', () => {
  expect(signInFaults([], ['web/app/shell/'])).toEqual([
    'it leads to the sign-in no more, take it off the list: web/app/shell/',
  ]);
});
