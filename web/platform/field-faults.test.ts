// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { faultsOfError, focusFirstFault } from './field-faults.ts';

const _refusal = (status: number, body: unknown) => new ApiError(status, JSON.stringify(body));

test('the messages of an answer stand at their fields, each field’s first', () => {
  const body = { message: ['Message is required'], email: ['Enter a valid email address', 'Too long'], detail: 'x' };
  const fields = ['name', 'email', 'message'];
  expect(faultsOfError(_refusal(400, body), fields)).toEqual({
    email: 'Enter a valid email address',
    message: 'Message is required',
  });
  const sentence = { error: 'x', detail: 'x', message: 'The request is not valid' };
  expect(faultsOfError(_refusal(400, sentence), fields)).toEqual({});
  expect(faultsOfError(_refusal(429, body), fields)).toEqual({});
  expect(faultsOfError(new Error('offline'), fields)).toEqual({});
});

test('so do the paths that its details name', () => {
  const details = [
    { path: 'social_links.github', message: 'Must be an http or https address' },
    { path: 'skills.2', message: 'Must be at most 30 characters' },
    { path: 'skills.3', message: 'a second one' },
    { path: 'elsewhere', message: 'no field' },
    { path: 'toString', message: 'no field' },
    'nonsense',
  ];
  const fields = ['github', 'skills'];
  expect(faultsOfError(_refusal(400, { message: 'x', details }), fields)).toEqual({
    github: 'Must be an http or https address',
    skills: 'Must be at most 30 characters',
  });
  expect(faultsOfError(_refusal(500, { details }), fields)).toEqual({});
  expect(faultsOfError(_refusal(400, { details: 'x' }), fields)).toEqual({});
});

test('the first faulty field in the order of the page has the focus', () => {
  document.body.innerHTML = '<form><input name="name"><textarea name="bio"></textarea><input name="email"></form>';
  const form = document.querySelector('form');
  focusFirstFault(form, { email: 'x', bio: 'y' });
  expect(document.activeElement?.getAttribute('name')).toBe('bio');
  focusFirstFault(form, { toString: 'x' });
  expect(document.activeElement?.getAttribute('name')).toBe('bio');
});
