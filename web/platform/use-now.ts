import { useEffect, useState, useSyncExternalStore } from 'react';
import { now } from './clock.ts';

const MINUTE_MS = 60_000;
const never = () => () => undefined;

/** The time of day, renewed at every full minute; null while a prerendered page is taken over, which knows no day. */
export function useNow(): number | null {
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setMoment(now()), MINUTE_MS - (moment % MINUTE_MS) + 5);
    return () => clearTimeout(timer);
  }, [moment]);
  return known ? moment : null;
}
