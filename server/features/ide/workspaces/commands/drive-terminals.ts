import { WORKSPACE, type WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import type { PageOrder } from '@devorbit/contract/ide/workspaces.ts';
import { LRUCache } from 'lru-cache';

type Size = { rows: number; columns: number };
/** A page's sizes of the terminals that it shows, by stream: of who may only look, none. */
type Sizes = LRUCache<number, Size>;
/** Who drives a stream, and the last sizes that this server has asked for. */
type Drive = { driver: Sizes; sent: readonly string[] };
/** Of one server: the pages at a workspace, and of its streams who drives. One that is not known, or driven from another server, is not there. */
type Room = { pages: Set<Sizes>; driven: LRUCache<number, Drive> };

/** A page may name any stream in any size: so many are kept. */
const MOST_STREAMS = 4 * WORKSPACE.STREAMS;
const MOST_SIZES = 16;

/** The workspaces that pages of this server are in, or were in a moment ago. */
export type Rooms = Map<string, Room>;

const named = ({ rows, columns }: Size): string => `${rows}×${columns}`;

/**
 * A terminal has one size: the driver's, who typed last in it, or has opened it. Answers what a page's orders become and
 * hears what it is told, until `over`. A driver of another server is known by sizes that nobody here has asked for.
 */
export function driveTerminals(rooms: Rooms, workspace: string, over: AbortSignal) {
  const room: Room = rooms.get(workspace) ?? { pages: new Set(), driven: new LRUCache({ max: MOST_STREAMS }) };
  rooms.set(workspace, room);
  const own: Sizes = new LRUCache({ max: MOST_STREAMS });
  room.pages.add(own);
  const leave = () => {
    room.pages.delete(own);
    // Whoever loads the page anew finds that the driver is gone.
    const forget = () => room.pages.size === 0 && rooms.get(workspace) === room && rooms.delete(workspace);
    setTimeout(forget, WORKSPACE.ALONE_MS).unref();
  };
  if (over.aborted) leave();
  else over.addEventListener('abort', leave);

  const drive = (stream: number, size: Size): void => {
    const sent = room.driven.get(stream)?.sent ?? [];
    room.driven.set(stream, { driver: own, sent: [named(size), ...sent].slice(0, MOST_SIZES) });
  };
  /** The driver; where that one has left, who is the only one left. */
  const mayResize = (stream: number): boolean => {
    const driver = room.driven.get(stream)?.driver;
    if (driver === undefined || driver === own) return driver === own;
    return !room.pages.has(driver) && [...room.pages].every((page) => page === own || page.size === 0);
  };
  /** What goes before what is typed. */
  const typed = (stream: number): PageOrder[] => {
    const size = own.get(stream);
    if (!size || room.driven.get(stream)?.driver === own) return [];
    drive(stream, size);
    return [{ type: 'resize', stream, ...size }];
  };
  return {
    typed,
    /** What is passed on of an order that was allowed. */
    passed(order: PageOrder): PageOrder[] {
      if (order.type === 'signal' || order.type === 'eof') return [...typed(order.stream), order];
      if (order.type !== 'resize') return [order];
      const { stream, rows, columns } = order;
      own.set(stream, { rows, columns });
      if (!mayResize(stream)) return [];
      drive(stream, { rows, columns });
      return [order];
    },
    /** A frame for the page. */
    told(text: string): void {
      if (!text.includes('"opened"') && !text.includes('"resized"')) return;
      const frame = JSON.parse(text) as WorkspaceFrame;
      if (frame.type === 'opened' && frame.request !== undefined && frame.terminal !== null) {
        own.set(frame.stream, frame.terminal);
        room.driven.delete(frame.stream);
        drive(frame.stream, frame.terminal);
      }
      if (frame.type === 'resized' && !room.driven.get(frame.stream)?.sent.includes(named(frame)))
        room.driven.delete(frame.stream);
    },
  };
}
