import { Skeleton } from '@mantine/core';

/** In place of hints and editorial while they come; of the height that they begin with. Without styles of its own, which come with them. */
export function GuidanceWaiting() {
  return (
    <div
      role="status"
      aria-label="Loading hints"
      style={{ display: 'grid', gap: 'var(--space-4)', minHeight: '13rem' }}
    >
      <Skeleton height={16} width="5rem" radius="xl" />
      <Skeleton height={56} radius="md" />
    </div>
  );
}
