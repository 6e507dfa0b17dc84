import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock.ts';

const MINUTE_MS = 60_000;

/** The time of day, renewed at every full minute. */
export function useNow(): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setMoment(now()), MINUTE_MS - (moment % MINUTE_MS) + 5);
    return () => clearTimeout(timer);
  }, [moment]);
  return moment;
}
