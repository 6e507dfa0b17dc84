import { useEffect, useState, useSyncExternalStore } from 'react';
import { UnreachableError } from '../../../../../platform/api-error.ts';
import { useConnection } from '../../../../../platform/connection.ts';
import { fetchCount, fetchGuests, sendScans } from '../api.ts';
import { createEntrance, type Entrance, type Standing } from '../state.ts';
import {
  forgetOthers,
  forgetScan,
  keepList,
  keepScan,
  nextNumber,
  readDevice,
  readList,
  readScans,
} from '../storage/state.ts';

/** How often it is asked what other entrances did, in ms. */
const LOOK_EVERY_MS = 5_000;

const entranceOf = (user: string, event: number): Entrance => {
  const place = { user, event };
  return createEntrance({
    user,
    fetchList: () => fetchGuests(event),
    fetchCount: () => fetchCount(event),
    send: (device, scans) => sendScans(event, device, scans),
    isAway: (error) => error instanceof UnreachableError,
    readList: () => readList(place),
    keepList: (list) => keepList(place, list),
    nextNumber,
    readDevice,
    keepScan: (scan) => keepScan(place, scan),
    forgetScan: (number) => forgetScan(place, number),
    readScans: () => readScans(place),
  });
};

/** One’s entrance to an event, how it stands, and whether the server is reached. It sends and asks by itself. */
export function useEntrance(user: string, event: number): { entrance: Entrance; standing: Standing; online: boolean } {
  const [entrance] = useState(() => entranceOf(user, event));
  const standing = useSyncExternalStore(entrance.subscribe, entrance.read);
  const online = useConnection() === 'online';
  useEffect(() => {
    void forgetOthers(user).catch(() => undefined);
    void entrance.open();
  }, [entrance, user]);
  useEffect(() => {
    if (!online) return undefined;
    void entrance.refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void entrance.refresh();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [entrance, online]);
  return { entrance, standing, online };
}
