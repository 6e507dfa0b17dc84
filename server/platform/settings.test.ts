import { expect, test } from 'vitest';
import { z } from 'zod';
import { readEnv } from './env.ts';
import { count, defineSettings } from './settings.ts';

const least = { DATABASE_URL: 'postgres://user@/database', DATA_DIR: 'var', SECRET: 'x'.repeat(32) };
const kites = defineSettings(z.object({ KITES: count(3), KITE_COLOUR: z.enum(['red', 'blue']).optional() }));
const boats = defineSettings(z.object({ BOATS: count(1) }));
const read = (given: NodeJS.ProcessEnv = {}) => readEnv({ settings: [kites, boats] }, { ...least, ...given });

test('a feature reads what the operator has set for it, and nothing else; an empty value is none', () => {
  expect(kites.of(read())).toEqual({ KITES: 3 });
  expect(kites.of(read({ KITES: '5', KITE_COLOUR: 'red', BOATS: '' }))).toEqual({ KITES: 5, KITE_COLOUR: 'red' });
  expect(boats.of(read({ KITES: '5' }))).toEqual({ BOATS: 1 });
});

test('all faults are said at once, those of the server and of every feature, without the values', () => {
  const reading = () => read({ SECRET: 'too short', KITES: '-7', KITE_COLOUR: 'sk-0123456789', BOATS: 'many' });
  for (const name of ['SECRET', 'KITES', 'KITE_COLOUR', 'BOATS']) expect(reading).toThrow(`at ${name}`);
  expect(reading).not.toThrow('0123456789');
});

test('settings that no feature lists are refused where they are read', () => {
  expect(() => kites.of(readEnv({ settings: [boats] }, least))).toThrow('No feature lists these settings');
});
