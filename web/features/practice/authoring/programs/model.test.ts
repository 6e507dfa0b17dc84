import { expect, test } from 'vitest';
import { freeFile, fromFile, inLanguage, withRole } from './model.ts';

const program = { name: 'gen.py', language: 'python', source: 'old' } as const;

test('a new file gets a name of its own', () => {
  expect(freeFile('gen', 'python', [])).toBe('gen.py');
  expect(freeFile('gen', 'cpp', ['gen.cpp', 'gen2.cpp', 'gen.py'])).toBe('gen3.cpp');
});

test('the ending of a name follows the language, a name of its own stays', () => {
  expect(inLanguage(program, 'cpp')).toEqual({ ...program, name: 'gen.cpp', language: 'cpp' });
  expect(inLanguage({ ...program, name: 'maker' }, 'cpp').name).toBe('maker');
});

test('an uploaded file brings its text, its name and its language', () => {
  expect(fromFile(program, 'my solution.cc', 'new')).toEqual({
    name: 'my_solution.cc',
    language: 'cpp',
    source: 'new',
  });
  expect(fromFile(program, 'notes.txt', 'new')).toMatchObject({ language: 'python', name: 'notes.txt' });
  expect(fromFile(program, '..', 'new').name).toBe('gen.py');
});

test('there is one reference: the one before becomes correct', () => {
  const solution = (name: string, role: 'reference' | 'wrong_answer') => ({ ...program, name, role }) as const;
  const list = [solution('a.py', 'reference'), solution('b.py', 'wrong_answer')];
  expect(withRole(list, 1, 'reference').map(({ role }) => role)).toEqual(['accepted', 'reference']);
  expect(withRole(list, 1, 'run_time_error').map(({ role }) => role)).toEqual(['reference', 'run_time_error']);
});
