import { randomInt } from 'node:crypto';
import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { expect, test } from 'vitest';
import { Outflow, type Reader } from './outflow.ts';

/** A byte's value tells its place, so that no reader can have the wrong one unseen. */
const repeated = Buffer.from(Uint8Array.from({ length: WORKSPACE.KEPT_BYTES + 251 }, (_, at) => at % 251));
const source = (from: number, size: number): Buffer => repeated.subarray(from % 251, (from % 251) + size);

function reader(outflow: Outflow, from = 0) {
  const state = { place: from, asked: 0, skipped: 0, isFinished: false };
  const own: Reader = {
    send(bytes) {
      expect(bytes.length).toBeLessThanOrEqual(Math.min(WORKSPACE.PIECE_BYTES, state.asked));
      expect(bytes.equals(source(state.place, bytes.length))).toBe(true);
      state.place += bytes.length;
      state.asked -= bytes.length;
    },
    skipped(bytes) {
      expect(bytes).toBeGreaterThan(0);
      state.place += bytes;
      state.skipped += bytes;
    },
    finished() {
      expect(state.isFinished).toBe(false);
      state.isFinished = true;
    },
  };
  const ask = (bytes: number) => {
    state.asked = Math.min(WORKSPACE.CREDIT_BYTES, state.asked + bytes);
    outflow.credit(own, bytes);
  };
  outflow.add(own);
  return { state, ask, leave: () => outflow.remove(own) };
}

test('a program without readers may fill what is kept, and no more until somebody reads', () => {
  let granted = 0;
  const outflow = new Outflow((bytes) => (granted += bytes));
  expect(granted).toBe(WORKSPACE.KEPT_BYTES);
  outflow.push(source(0, WORKSPACE.KEPT_BYTES));
  const one = reader(outflow);
  expect(granted).toBe(WORKSPACE.KEPT_BYTES);
  one.ask(100_000);
  expect(granted).toBe(WORKSPACE.KEPT_BYTES + 100_000);
  one.leave();
  expect(reader(outflow).state.skipped).toBe(0);
});

test('whatever readers do, each has every byte in order but those it was told it missed, and then the end', () => {
  for (let round = 0; round < 60; round++) {
    let room = 0;
    let written = 0;
    const outflow = new Outflow((bytes) => (room += bytes));
    const readers = [reader(outflow), reader(outflow)];
    for (let step = 0; step < 120; step++) {
      const size = Math.min(room, randomInt(60_000));
      outflow.push(source(written, size));
      written += size;
      room -= size;
      // The first reads most of the time; the others now and then.
      for (const [at, each] of readers.entries())
        if (randomInt(at === 0 ? 2 : 12) === 0) each.ask(randomInt(1, 200_000));
      if (randomInt(40) === 0) {
        const start = Math.max(0, written - WORKSPACE.KEPT_BYTES);
        const late = reader(outflow, start);
        // What is kept begins no later than that.
        if (late.state.place === start) readers.push(late);
      }
    }
    outflow.end();
    for (const each of readers) for (let at = 0; at < 60; at++) each.ask(WORKSPACE.CREDIT_BYTES);
    for (const { state } of readers) expect(state).toMatchObject({ place: written, isFinished: true });
    expect(outflow.overdraft).toBe(0);
  }
});
