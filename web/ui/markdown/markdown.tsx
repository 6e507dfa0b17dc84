import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const load = () => import('./markdown-body.tsx');
const Body = lazy(load);

/** Fetches the renderer ahead of the text that will need it. */
export const preloadMarkdown = (): void => void load().catch((error: unknown) => globalThis.reportError(error));

/** Markdown (GitHub's dialect) by any author: sanitised, without raw HTML; its headings start below `h2`. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<MarkdownSkeleton />}>
      <Body text={text} />
    </Suspense>
  );
}

export function MarkdownSkeleton() {
  return (
    <div aria-hidden="true" style={{ display: 'grid', gap: 'var(--space-3)' }}>
      {['96%', '88%', '93%', '41%'].map((width) => (
        <Skeleton key={width} height={12} width={width} radius="xl" />
      ))}
    </div>
  );
}
