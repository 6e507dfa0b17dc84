import { type ComponentType, lazy, useState } from 'react';

export type Preparable<P> = {
  Part: ComponentType<P>;
  /** Fetches it ahead of its first drawing. */
  prepare: () => Promise<void>;
};

/**
 * A part that is fetched when it is first drawn, or before. One that was fetched before is drawn at once: as `lazy` alone it
 * would show its fallback first, and React leaves a fallback for 300 ms.
 */
export function preparable<P extends object>(load: () => Promise<ComponentType<P>>): Preparable<P> {
  let loaded: ComponentType<P> | null = null;
  const fetchPart = async () => ({ default: (loaded = await load()) });
  const Later = lazy(fetchPart);
  return {
    Part(props: P) {
      // Whichever it begins as it stays: another type would be mounted anew.
      const [Now] = useState(() => loaded ?? Later);
      return <Now {...props} />;
    },
    prepare: async () => void (await fetchPart()),
  };
}
