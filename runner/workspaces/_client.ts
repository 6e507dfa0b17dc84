import { WORKSPACE, WorkspaceFrame, pieceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { openService } from '../_service.ts';
import { openTestSandbox, usersOfItsOwn } from '../sandbox/_boxes.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/**
 * What tests say to the workspaces of a runner of their file's own, with so many places, which is there while they run: its
 * users are its own, so that what its programs leave behind can be told.
 */
export function ownWorkspaces(workspaces: number): ReturnType<typeof clientOf> {
  let sandbox: Sandbox;
  let service: Awaited<ReturnType<typeof openService>>;
  beforeAll(async () => {
    sandbox = await openTestSandbox(1, { linesAhead: 0, workspaces, firstUid: await usersOfItsOwn() });
    service = await openService(sandbox);
  });
  afterAll(async () => {
    await service.close();
    await sandbox.close();
  });
  return clientOf(() => service.url);
}

/** What tests say to the workspaces of a runner at an address, over its real door. */
export function clientOf(address: string | (() => string)) {
  const url = () => (typeof address === 'string' ? address : address());
  const call = (path: string, method = 'GET', body?: unknown) =>
    fetch(`${url()}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  async function made(): Promise<string> {
    const response = await call('/workspaces', 'POST');
    expect(response.status).toBe(201);
    return ((await response.json()) as { workspace: string }).workspace;
  }
  const patch = (id: string, body: unknown) => call(`/workspaces/${id}/files`, 'PATCH', body);

  /** A client that grants credit at once, unless it reads nothing. */
  async function attach(id: string, reads = true) {
    const socket = new WebSocket(`${url().replace('http', 'ws')}/workspaces/${id}/socket`);
    socket.binaryType = 'arraybuffer';
    const frames: WorkspaceFrame[] = [];
    const texts = new Map<number, string>();
    const say = (order: unknown) => socket.send(typeof order === 'string' ? order : JSON.stringify(order));
    const credit = (stream: number, bytes: number) => say({ type: 'credit', stream, bytes });
    const grant = ({ stream, errors }: { stream: number; errors: number | null }) => {
      for (const each of [stream, errors]) if (reads && each !== null) credit(each, WORKSPACE.CREDIT_BYTES);
    };
    socket.addEventListener('message', ({ data }) => {
      if (data instanceof ArrayBuffer) {
        const bytes = Buffer.from(data);
        const stream = bytes.readUInt16LE();
        texts.set(stream, ((texts.get(stream) ?? '') + bytes.subarray(2).toString('latin1')).slice(-1_000_000));
        if (bytes.length > 2) credit(stream, bytes.length - 2);
        return;
      }
      const frame = WorkspaceFrame.parse(JSON.parse(String(data)));
      frames.push(frame);
      if (frame.type === 'hello') for (const stream of frame.streams) grant(stream);
      if (frame.type === 'opened') grant(frame);
    });
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const until = async <Type extends WorkspaceFrame['type']>(type: Type, at = 0) => {
      const of = () => frames.filter((frame) => frame.type === type) as Extract<WorkspaceFrame, { type: Type }>[];
      await expect.poll(() => of().length, { timeout: 120_000 }).toBeGreaterThan(at);
      return of()[at]!;
    };
    const type = (stream: number, text: string) => socket.send(pieceFrame(stream, Buffer.from(text)));
    const sees = async (stream: number, text: RegExp | string) => {
      await expect.poll(() => texts.get(stream) ?? '', { timeout: 120_000 }).toMatch(text);
    };
    let requests = 1_000_000;
    /** The answer to an order, whether it is done or refused. */
    const ask = async (order: object): Promise<WorkspaceFrame> => {
      const request = ++requests;
      say({ ...order, request });
      const answers = () =>
        frames.filter((frame) => ('request' in frame && frame.request === request) || frame.type === 'ended');
      await expect.poll(() => answers().length, { timeout: 120_000 }).toBeGreaterThan(0);
      return answers()[0]!;
    };
    /** Its number, and that of its errors. */
    const start = async (order: object) => {
      const opened = await ask(order);
      if (opened.type !== 'opened') throw new Error(JSON.stringify(opened));
      return opened;
    };
    const exitOf = async (stream: number) => {
      const exits = () => frames.filter((frame) => frame.type === 'exit' && frame.stream === stream);
      await expect.poll(() => exits().length, { timeout: 120_000 }).toBeGreaterThan(0);
      return exits()[0] as Extract<WorkspaceFrame, { type: 'exit' }>;
    };
    /** Runs a program on pipes until it ends. */
    const program = async (argv: string[], traces = false) => {
      const { stream, errors } = await start({ type: 'process', argv, traces });
      const exit = await exitOf(stream);
      return { exit, text: texts.get(stream) ?? '', errors: texts.get(errors!) ?? '' };
    };
    const shell = (script: string) => program(['/bin/sh', '-c', script]);
    const python = (script: string, traces = false) => program(['/usr/bin/python3', '-c', script], traces);
    const terminal = async () => (await start({ type: 'terminal', ...size })).stream;
    const close = () => socket.close();
    return {
      socket,
      frames,
      texts,
      say,
      credit,
      until,
      type,
      sees,
      ask,
      start,
      exitOf,
      program,
      shell,
      python,
      terminal,
      close,
    };
  }
  const ended = async (id: string): Promise<number> => (await call(`/workspaces/${id}`, 'DELETE')).status;
  return { call, made, patch, attach, ended };
}

export type Client = Awaited<ReturnType<ReturnType<typeof clientOf>['attach']>>;
export const size = { rows: 24, columns: 80 };
