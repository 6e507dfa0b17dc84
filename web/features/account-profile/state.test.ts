// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { ProfileDraft } from './model.ts';
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from './state.ts';

beforeEach(() => sessionStorage.clear());

const draft: ProfileDraft = {
  full_name: 'Ada',
  phone: '',
  location: 'London',
  bio: 'typed before the session ended',
  github: '',
  linkedin: '',
  twitter: '',
  skills: ['Graphs'],
  interests: [],
};

test('what was typed waits in this tab for the same person, until it is forgotten', () => {
  expect(readProfileDraft(1, draft)).toBeNull();
  keepProfileDraft(1, draft);
  expect(readProfileDraft(1, { ...draft, bio: 'as the server has it' })).toEqual(draft);
  expect(readProfileDraft(2, draft)).toBeNull();
  expect(localStorage.length).toBe(0);
  forgetProfileDraft(1);
  expect(readProfileDraft(1, draft)).toBeNull();
});

test('what makes no sense is not believed', () => {
  sessionStorage.setItem('devorbit.profile-draft.1', '{');
  expect(readProfileDraft(1, draft)).toBeNull();
});
