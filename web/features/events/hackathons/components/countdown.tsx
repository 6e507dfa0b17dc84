import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { now } from '../../../../platform/clock.ts';
import { text, unseen } from '../../../../ui/layout.ts';
import { announcement, leftText, nextChange } from '../model.ts';

const CALM = '(prefers-reduced-motion: reduce)';
const watchCalm = (changed: () => void) => {
  const query = matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Browsers take no longer wait than 2^31 ms. */
const LONGEST_MS = 3_600_000;

type Props = {
  closesAt: string;
  /** By how much the server’s clock is ahead of ours, in ms. */
  ahead: number;
  onClosed: () => void;
};

/** How long it is until submissions close, by the server’s clock. */
export function Countdown({ closesAt, ahead, onClosed }: Props) {
  const calm = useSyncExternalStore(
    watchCalm,
    () => matchMedia(CALM).matches,
    () => true,
  );
  const closes = Date.parse(closesAt);
  const leftNow = () => closes - now() - ahead;
  const [left, setLeft] = useState(leftNow);
  const [said, setSaid] = useState('');
  const look = useEffectEvent(() => {
    const after = leftNow();
    setSaid((before) => announcement(left, after) ?? before);
    setLeft(after);
    if (after <= 0) onClosed();
  });
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(look, Math.min(nextChange(left, calm), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [left, calm]);
  // Organizers moved the deadline, or our own clock was set.
  const begun = `${closes} ${ahead}`;
  const [of, setOf] = useState(begun);
  if (of !== begun) {
    setOf(begun);
    setLeft(leftNow());
  }
  return (
    <>
      <p className={text('tabular')}>
        Time left to submit: <strong role="timer">{leftText(left, calm)}</strong>
      </p>
      <p className={unseen} role="status">
        {said}
      </p>
    </>
  );
}
