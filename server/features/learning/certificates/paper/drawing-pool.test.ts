import { afterAll, expect, test } from 'vitest';
import type { DrawTask } from './draw-file.ts';
import { createDrawingPool } from './drawing-pool.ts';

const task = (at: number): DrawTask => ({
  on: {
    id: `cert-javascript-roadmap-${at}`,
    framework: { id: 'javascript', name: 'JavaScript' },
    category: { id: 'roadmap', name: 'Roadmap' },
    level: 'completed',
    holder: 'Ada Lovelace',
    earned_at: '2026-05-16T10:00:00.000Z',
    evidence: [{ kind: 'topics', done: 28, of: 28 }],
    url: `https://devorbit.example/verify/cert-javascript-roadmap-${at}`,
    sample: false,
  },
  format: 'svg',
  credential: '{}',
});

const pool = createDrawingPool({ threads: 1, mostWaiting: 1 });
afterAll(() => pool.close());

test('one thread draws one file at a time, and what finds no place is refused', async () => {
  const [first, second, third] = [pool.draw(task(1)), pool.draw(task(2)), pool.draw(task(3))];
  await expect(third).rejects.toThrow('Many certificates are being drawn');
  expect((await first).toString()).toContain('<svg');
  expect((await second).toString()).toContain('<svg');
  // There is room again, and what was drawn is at hand.
  expect(await pool.draw(task(1))).toBe(await first);
  expect((await pool.draw(task(3))).toString()).toContain('<svg');
});
