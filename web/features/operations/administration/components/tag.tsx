import type { ReactNode } from 'react';
import { tag } from '../../../../ui/layout.ts';

/** A state in one word. */
export const Tag = ({ tone, children }: { tone: 'good' | 'bad' | 'plain'; children: ReactNode }) => (
  <span className={tag} data-tone={tone}>
    {children}
  </span>
);
