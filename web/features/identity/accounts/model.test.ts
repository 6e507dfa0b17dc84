import { describe, expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import { displayNameOf, initialsOf, placeAfterSignIn, signInMessage, signUpMessage } from './model.ts';

const named = (full_name: string, username = 'ada.l') => ({ full_name, username });
const refusal = (status: number, body: unknown) =>
  new ApiError(status, typeof body === 'string' ? body : JSON.stringify(body));

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['Ada King Lovelace', 'AK'],
    ['  ada   lovelace ', 'AL'],
    ['Ada', 'A'],
    ['Émile 𝒳avier', 'É𝒳'],
  ])('%s → %s', (name, initials) => expect(initialsOf(named(name))).toBe(initials));

  test('without a name, the first two letters of the username', () => {
    expect(initialsOf(named('', 'grace'))).toBe('GR');
    expect(initialsOf(named('   ', 'x'))).toBe('X');
  });
});

test('the display name is the full name, else the username', () => {
  expect(displayNameOf(named('Ada Lovelace'))).toBe('Ada Lovelace');
  expect(displayNameOf(named(' '))).toBe('ada.l');
});

test('sign-in tells the error field, else that the login failed, else that it could not be tried', () => {
  expect(signInMessage(refusal(400, { error: 'Invalid username or password', detail: 'x' }))).toBe(
    'Invalid username or password',
  );
  expect(signInMessage(refusal(500, 'boom'))).toBe('Login failed');
  expect(signInMessage(new UnreachableError(true, undefined))).toBe('Sign in failed. Please try again.');
});

describe('sign-up', () => {
  test('joins all field messages by new lines', () => {
    const body = { username: ['Already taken', 'Too short'], email: ['Enter a valid email address'] };
    expect(signUpMessage(refusal(400, body))).toBe('Already taken\nToo short\nEnter a valid email address');
  });
  test('says a sentence that comes under three names once', () => {
    expect(signUpMessage(refusal(429, { error: 'Too many', detail: 'Too many', message: 'Too many' }))).toBe(
      'Too many',
    );
  });
  test('falls back by the kind of failure', () => {
    expect(signUpMessage(refusal(400, {}))).toBe('Registration failed');
    expect(signUpMessage(refusal(502, '<h1>Bad gateway</h1>'))).toBe('Registration failed. Please try again');
    expect(signUpMessage(new TypeError('x'))).toBe('An unexpected error occurred');
  });
});

describe('the place after signing in', () => {
  const origin = 'https://devorbit.example';
  test.each([
    ['/problems/7?tab=1#top', '/problems/7?tab=1#top'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example/x', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/x/..//evil.example', '/'],
  ])('%j → %s', (next, place) => expect(placeAfterSignIn(next, origin)).toBe(place));
});
