import type { TabId } from './place.ts';
import type { CreateKind } from './practice-dialogs.tsx';

/** What a tab may ask of the page. */
export type TabProps = {
  onOpen: (id: number) => void;
  onTab: (tab: TabId) => void;
  onCreate: (kind: CreateKind) => void;
  onGenerate: () => void;
};
