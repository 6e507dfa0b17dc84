import type { ReactNode } from 'react';
import { Panel } from '../../../../../ui/panel.tsx';
import { VisibilityMark } from './visibility-mark.tsx';

/** What a user has earned. */
export const BadgesPanel = ({ mark, children }: { mark: string | null; children: ReactNode }) => (
  <Panel title="Badges" action={<VisibilityMark text={mark} />}>
    {children}
  </Panel>
);
