import { createElement, Fragment } from 'react';
import { Link } from 'react-router';

export type Notice = {
  title?: string;
  message: string;
  tone?: 'good' | 'bad' | 'plain';
  /** Where to go on from here, at an address of the app; the notice then stays longer. */
  way?: { label: string; to: string };
};

/** How long a notice with a way on stays, in ms. */
const WAY_MS = 20_000;

const listeners = new Set<() => void>();
let wanted = false;

/** Whether a notice was ever shown: only then is the notifications library on the page. */
export const noticesWanted = (): boolean => wanted;

export const onNoticesWanted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Shows a short notice in the corner. What the person must act on belongs into the page, not here.
 * @public
 */
export const notify = async (notice: Notice): Promise<void> => {
  wanted = true;
  for (const listener of [...listeners]) listener();
  const { notifications } = await import('@mantine/notifications');
  const color = { good: 'var(--good)', bad: 'var(--bad)', plain: 'var(--signal)' }[notice.tone ?? 'plain'];
  const { way } = notice;
  const id = notifications.show({
    title: notice.title,
    message: way
      ? createElement(
          Fragment,
          {},
          notice.message,
          createElement('br'),
          createElement(Link, { to: way.to, onClick: () => notifications.hide(id) }, way.label),
        )
      : notice.message,
    color,
    ...(way ? { autoClose: WAY_MS } : {}),
    closeButtonProps: { 'aria-label': 'Close notification' },
  });
};
