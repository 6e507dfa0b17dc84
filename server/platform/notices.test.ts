import { eventually } from '@devorbit/testkit/eventually.ts';
import { expect, test } from 'vitest';
import { createNotices, type Notice } from './notices.ts';

const of = (...payloads: string[]): Notice[] => payloads.map((payload) => ({ channel: 'submissions', payload }));

/** Notices whose telling is held until `go`. */
function held() {
  const sent: string[][] = [];
  const errors: Error[] = [];
  let go = () => undefined as void;
  let fails = false;
  const notices = createNotices(
    async (told) => {
      sent.push(told.map(({ payload }) => payload));
      await new Promise<void>((resolve) => (go = resolve));
      if (fails) throw new Error('the database is away');
    },
    (error) => errors.push(error),
  );
  return { notices, sent, errors, go: (failing = false) => ((fails = failing), go()) };
}

test('the first is told at once, and what comes while it is on its way goes out together, each once', async () => {
  const { notices, sent, go } = held();
  notices.tell([]);
  notices.tell(of('a'));
  expect(sent).toEqual([['a']]);
  notices.tell(of('b', 'c'));
  notices.tell(of('b'));
  expect(sent).toEqual([['a']]);
  go();
  await eventually(async () => sent.length === 2);
  expect(sent[1]).toEqual(['b', 'c']);
});

test('what may be gathered goes out once for all of the same, and with the next that may not', async () => {
  const { notices, sent, go } = held();
  const gathered = { channel: 'submissions', payload: 'a', within: 20 };
  notices.tell([gathered, gathered]);
  expect(sent).toEqual([]);
  await eventually(async () => sent.length === 1);
  expect(sent).toEqual([['a']]);
  go();
  const long = { ...gathered, within: 60_000 };
  notices.tell([long]);
  notices.tell(of('a'));
  await eventually(async () => sent.length === 2);
  go();
  notices.tell([long]);
  const closing = notices.close();
  await eventually(async () => sent.length === 3);
  go();
  await closing;
  expect(sent).toEqual([['a'], ['a'], ['a']]);
});

test('closing waits for what was given; a telling that fails is reported and stops no other', async () => {
  const { notices, sent, errors, go } = held();
  notices.tell(of('a'));
  notices.tell(of('b'));
  let closed = false;
  const closing = notices.close().then(() => (closed = true));
  go(true);
  await eventually(async () => sent.length === 2);
  expect([errors.map(({ message }) => message), closed]).toEqual([['the database is away'], false]);
  go();
  await closing;
  notices.tell(of('c'));
  await eventually(async () => sent.length === 3);
  go();
});
