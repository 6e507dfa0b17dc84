import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sceneOf } from './scene.ts';

const slugs = readdirSync(join(import.meta.dirname, '../../../../content/universities')).map((file) =>
  file.slice(0, -5),
);

test('a world is always the same, and inside its picture', () => {
  for (const slug of slugs) {
    expect(sceneOf(slug)).toEqual(sceneOf(slug));
    const { hue, sun } = sceneOf(slug);
    expect(hue).toBeLessThan(360);
    expect(sun).toBeGreaterThan(0.1);
    expect(sun).toBeLessThan(0.9);
  }
});

test('worlds differ: every building and most hues are in use', () => {
  expect(new Set(slugs.map((slug) => sceneOf(slug).building)).size).toBe(4);
  expect(new Set(slugs.map((slug) => sceneOf(slug).hue)).size).toBeGreaterThanOrEqual(9);
});

test('the four cards show four buildings, in colours that are far apart', () => {
  const cards = [
    'savitribai-phule-pune-university',
    'coep-technological-university',
    'symbiosis-international',
    'iiser-pune',
  ];
  expect(new Set(cards.map((slug) => sceneOf(slug).building)).size).toBe(4);
  const hues = cards.map((slug) => sceneOf(slug).hue).toSorted((a, b) => a - b);
  for (const [index, hue] of hues.entries())
    expect(hue - (hues[index - 1] ?? (hues[3] ?? 0) - 360)).toBeGreaterThanOrEqual(60);
});
