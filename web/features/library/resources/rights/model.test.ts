import { expect, test } from 'vitest';
import { hostOf } from './model.ts';

test.each([
  ['https://www.example.org/notes?x=1', 'example.org'],
  ['http://dspace.coep.ac.in:8080/a', 'dspace.coep.ac.in'],
  ['https://wwwired.example.org', 'wwwired.example.org'],
  ['no address', 'no address'],
])('%s is at %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
