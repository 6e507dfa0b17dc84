import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const load = () => import('./markdown-body.tsx');
const Body = lazy(load);

/** Fetches the renderer ahead of the text that will need it. */
export const preloadMarkdown = (): void => void load().catch((error: unknown) => globalThis.reportError(error));

/**
 * Markdown (GitHub's dialect) by any author: sanitised, without raw HTML; its headings start below `h2`. With `leads` it
 * waits as tall as the window, so that what stands below it comes into sight only once, at its place. With
 * `apart` it is out of a file of others: pictures are their descriptions, and links within that file's folders are words.
 */
export function Markdown({ text, leads = false, apart = false }: { text: string; leads?: boolean; apart?: boolean }) {
  return (
    <Suspense fallback={<MarkdownSkeleton leads={leads} />}>
      <Body text={text} apart={apart} />
    </Suspense>
  );
}

export function MarkdownSkeleton({ leads = false }: { leads?: boolean }) {
  return (
    <div
      aria-hidden="true"
      style={{ display: 'grid', alignContent: 'start', gap: 'var(--space-3)', ...(leads && { minHeight: '100dvh' }) }}
    >
      {['96%', '88%', '93%', '41%'].map((width) => (
        <Skeleton key={width} height={12} width={width} radius="xl" />
      ))}
    </div>
  );
}
