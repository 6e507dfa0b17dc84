import { generateKeyPairSync, sign } from 'node:crypto';
import { joinTicket, packTicket, readCode, splitTicket } from '@devorbit/contract/events/ticket-format.ts';
import { describe, expect, test } from 'vitest';
import { verdictText } from './copy.ts';
import { foundGuests, givenOf, judge, type KeptList, type Scan, withVerdict } from './model.ts';
import { createEntrance, type Means } from './state.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const ticketOf = (registration: number, { event = 7, issue = 1 } = {}) => {
  const payload = packTicket({ event, registration, issue });
  return joinTicket(payload, sign(null, payload, privateKey));
};
const guest = (id: number, more: Partial<KeptList['guests'][number]> = {}): KeptList['guests'][number] => ({
  id,
  name: `Guest ${id}`,
  username: `guest_${id}`,
  seats: 1,
  issue: 1,
  code: `${id}-AAAAAA`,
  checkedInAt: null,
  checkedInBy: null,
  ...more,
});
const listOf = (...guests: KeptList['guests']): KeptList => ({
  event: { id: 7, title: 'Launch night', timeZone: 'Asia/Kolkata', endsAt: '2027-01-01T00:00:00.000Z' },
  publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
  guests,
  complete: true,
  arrived: 0,
  expected: guests.length,
  stamp: '1',
});
const at = '2026-11-23T04:32:00.000Z';
const scanned = (given: Partial<Scan>): Scan => ({ number: 1, at, act: 'in', ...given });

describe('an entrance without network', () => {
  const list = listOf(guest(1), guest(2, { issue: 2 }), guest(3, { checkedInAt: at, checkedInBy: 'asha', seats: 3 }));
  const [one, two] = [splitTicket(ticketOf(1)), splitTicket(ticketOf(2, { issue: 2 }))];
  const swapped = one && two ? joinTicket(one.payload, two.signature) : '';
  test.each([
    ['a valid ticket', { ticket: ticketOf(1) }, 'in'],
    ['one who is in', { ticket: ticketOf(3) }, 'already'],
    ['an old ticket', { ticket: ticketOf(2) }, 'reissued'],
    ['the new one', { ticket: ticketOf(2, { issue: 2 }) }, 'in'],
    ['somebody who is not on the list', { ticket: ticketOf(9) }, 'no_place'],
    ['another event', { ticket: ticketOf(1, { event: 8 }) }, 'foreign'],
    ['a swapped signature', { ticket: swapped }, 'forged'],
    ['anything', { ticket: 'DVO:hello' }, 'forged'],
    ['a code', { code: '1aaaaaa' }, 'in'],
    ['a code with what looks alike', { code: '1-aaaaaa' }, 'in'],
    ['a wrong code', { code: '1-BBBBBB' }, 'unknown'],
    ['no code', { code: '' }, 'unknown'],
    ['somebody of the list', { registration: 1 }, 'in'],
    ['nobody', { registration: 99 }, 'unknown'],
  ] as const)('%s', async (_, given, outcome) => {
    expect((await judge(list, scanned(given), 'ravi')).outcome).toBe(outcome);
  });

  test('says who let somebody in, and when, by the clock there', async () => {
    const verdict = await judge(list, scanned({ ticket: ticketOf(3) }), 'ravi');
    expect(verdictText(verdict, 'Asia/Kolkata')).toEqual({ title: 'Guest 3 is already in', note: 'At 10:02, by asha' });
    const entered = await judge(list, scanned({ registration: 1 }), 'ravi');
    expect(withVerdict(list, entered).arrived).toBe(1);
    const out = await judge(list, scanned({ registration: 3, act: 'undo' }), 'ravi');
    expect(withVerdict(list, out)).toMatchObject({ arrived: -3, guests: [{}, {}, { checkedInAt: null }] });
  });
});

test('a scanner that types is understood, and so is a person', () => {
  expect(givenOf(`${ticketOf(1)}\n`)).toEqual({ ticket: ticketOf(1) });
  expect(givenOf(' 1a-bcdfgh ')).toEqual({ code: '1a-bcdfgh' });
  expect(readCode('1 o-il aaaa')).toEqual(readCode('1-011AAAA'));
});

test('who is not in yet is found first, by name, user name or code', () => {
  const guests = [guest(1, { checkedInAt: at }), guest(2), guest(12, { name: 'Asha' })];
  expect(foundGuests(guests, '').map(({ id }) => id)).toEqual([2, 12, 1]);
  expect(foundGuests(guests, 'asha').map(({ id }) => id)).toEqual([12]);
  expect(foundGuests(guests, '2-aa').map(({ id }) => id)).toEqual([2, 12]);
});

/** A server that lets in, and a browser that keeps. */
function world(list = listOf(guest(1), guest(2))) {
  const kept = { scans: [] as Scan[], list: undefined as KeptList | undefined, number: 0 };
  const server = { away: false, lost: false, sent: [] as number[], inside: new Map<number, string>() };
  const away = new Error('away');
  const reach = () => {
    if (server.away) throw away;
  };
  const arrivals = () => ({ arrived: server.inside.size, expected: 2, stamp: String(server.inside.size) });
  const means: Means = {
    user: 'ravi',
    fetchList: async () => {
      reach();
      return { ...list, ...arrivals() };
    },
    fetchCount: async () => {
      reach();
      return arrivals();
    },
    async send(_, scans) {
      reach();
      const results = scans.map(({ number, ticket, registration, at: when }) => {
        server.sent.push(number);
        const id = registration ?? splitTicket(ticket ?? '')?.registration ?? 0;
        const before = server.inside.get(id);
        server.inside.set(id, before ?? when);
        const found = guest(id, { checkedInAt: before ?? when, checkedInBy: 'ravi' });
        return {
          number,
          outcome: before === undefined ? ('in' as const) : ('already' as const),
          guest: found,
          at: when,
          by: 'ravi',
        };
      });
      // Taken, and the answer was lost on the way.
      if (server.lost) throw away;
      return { ...arrivals(), results };
    },
    isAway: (error) => error === away,
    readList: async () => kept.list,
    keepList: async (next) => void (kept.list = next),
    nextNumber: async () => ({ device: 'd', number: (kept.number += 1) }),
    readDevice: async () => 'd',
    keepScan: async (scan) => void kept.scans.push(scan),
    forgetScan: async (number) => void (kept.scans = kept.scans.filter((scan) => scan.number !== number)),
    readScans: async () => kept.scans,
  };
  return { means, server, kept };
}

describe('scans are kept first', () => {
  test('and sent in their order when there is a network again', async () => {
    const { means, server, kept } = world();
    const entrance = createEntrance(means);
    await entrance.open();
    server.away = true;
    const first = await entrance.scan({ ticket: ticketOf(1) });
    const again = await entrance.scan({ ticket: ticketOf(1) });
    await entrance.scan({ registration: 2 });
    expect([first.outcome, first.sent, again.outcome]).toEqual(['in', false, 'already']);
    expect(entrance.read()).toMatchObject({ unsent: 3, failure: null, list: { arrived: 2 } });
    server.away = false;
    await entrance.refresh();
    expect([server.sent, kept.scans, entrance.read().unsent]).toEqual([[1, 2, 3], [], 0]);
    expect(entrance.read().verdict).toMatchObject({ number: 3, sent: true });
  });

  test('and are there after the page was loaded again', async () => {
    const { means, server } = world();
    const before = createEntrance(means);
    await before.open();
    server.away = true;
    await before.scan({ registration: 1 });
    const after = createEntrance(means);
    await after.open();
    expect(after.read()).toMatchObject({ unsent: 1, list: { arrived: 1 } });
    server.away = false;
    await after.refresh();
    expect([server.sent, after.read().unsent]).toEqual([[1], 0]);
  });

  test('and sent again where the answer was lost', async () => {
    const { means, server } = world();
    const entrance = createEntrance(means);
    await entrance.open();
    server.lost = true;
    expect((await entrance.scan({ registration: 1 })).sent).toBe(false);
    server.lost = false;
    await entrance.refresh();
    expect([server.sent, entrance.read().unsent]).toEqual([[1, 1], 0]);
  });

  test('and many at once are each sent once', async () => {
    const { means, server } = world();
    const entrance = createEntrance(means);
    await entrance.open();
    await Promise.all([1, 2, 1, 2].map((registration) => entrance.scan({ registration })));
    expect(server.sent.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });
});

test('a refusal is no lack of network', async () => {
  const { means } = world();
  const refusal = new Error('403');
  const entrance = createEntrance({ ...means, fetchCount: () => Promise.reject(refusal) });
  await entrance.open();
  expect(entrance.read().failure).toBe(refusal);
});
