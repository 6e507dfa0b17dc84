export type Notice = { title?: string; message: string; tone?: 'good' | 'bad' | 'plain' };

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
  notifications.show({
    title: notice.title,
    message: notice.message,
    color,
    closeButtonProps: { 'aria-label': 'Close notice' },
  });
};
