import { useEffect, useRef, useState } from 'react';
import type { upload } from '../../../../../platform/upload.ts';

/** Sends files one after another, tells how far the one is that is on its way, and can be stopped. */
export function useSending() {
  const sending = useRef<AbortController>(null);
  const [at, setAt] = useState<{ name: string; share: number } | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  return {
    at,
    cancel: () => sending.current?.abort(),
    async send(
      files: readonly File[],
      deliver: (file: File, options: Parameters<typeof upload>[2]) => Promise<void>,
    ): Promise<void> {
      const { signal } = (sending.current = new AbortController());
      try {
        for (const file of files) {
          signal.throwIfAborted();
          const onProgress = (share: number) => setAt({ name: file.name, share });
          onProgress(0);
          await deliver(file, { onProgress, signal });
        }
      } finally {
        setAt(null);
      }
    },
  };
}
