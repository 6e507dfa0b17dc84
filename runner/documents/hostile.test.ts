import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentAbilities } from '@devorbit/contract/execution/documents.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { remainsOf } from '../attacks/remains.ts';
import { createLog } from '../platform/log.ts';
import { createDocumentRoom, type DocumentRoom } from './document-room.ts';
import { abilityOf } from './document-tools.ts';
import { type GentleLane, openGentleLane } from './gentle-lane.ts';
import { type FileServer, openFileServer, takeIn } from './samples/document-desk.ts';
import { hostile } from './samples/hostile.ts';

const abilities = await Promise.all(documentAbilities.map(abilityOf));

describe.skipIf(abilities.some(({ ready }) => !ready))('documents that are made to do harm', () => {
  let lane: GentleLane;
  let room: DocumentRoom;
  let server: FileServer;
  let packets = 0;
  const listener = createServer((_, reply) => reply.end('no')).on('connection', () => packets++);
  let outside = '';
  beforeAll(async () => {
    lane = await openGentleLane(() => {}, undefined, 'equal');
    room = createDocumentRoom(() => Promise.resolve(lane), createLog('silent'));
    server = await openFileServer();
    // On all addresses of the machine: a box that had a network would reach one.
    await new Promise<void>((listening) => listener.listen(0, listening));
    outside = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  });
  afterEach(() => server.forget());
  afterAll(async () => {
    await room.close();
    await lane.close();
    await server.close();
    listener.close();
  });

  it.each(hostile)('$name', async ({ type, make, allowed }) => {
    const { finished, pages, sheets, facts } = await takeIn(room, server, type, make(outside), {
      kind: 'prepare',
      pictures: false,
    });
    const fault = finished?.outcome === 'refused' ? `: ${finished.problems[0]?.fault}` : '';
    expect(`${finished?.outcome}${fault}`).toMatch(allowed);
    expect(JSON.stringify([pages, sheets])).not.toContain('root:');
    // What people read of it is ours, and not what a program said.
    expect(JSON.stringify(finished?.problems)).not.toContain('/box');
    expect(facts?.shown ?? 0).toBeLessThanOrEqual(2000);
    expect(packets).toBe(0);
    expect(await remainsOf(lane, lane.uid)).toEqual([]);
  });

  it('and the next document is taken as ever', async () => {
    const { finished } = await takeIn(room, server, 'txt', Buffer.from('a text'));
    expect(finished?.outcome).toBe('ready');
  });
});
