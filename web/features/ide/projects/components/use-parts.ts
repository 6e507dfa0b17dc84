import { useState } from 'react';
import type { Side } from './activity-bar.tsx';
import type { PanelId } from './bottom-panel.tsx';

/** What a narrow screen shows, one at a time. */
export type Front = 'files' | 'code' | 'preview' | 'output';

type Given = {
  wide: boolean;
  /** Another number whenever something was written in the chat. */
  chats: number;
};

/** Which parts of the screen are shown, and what is in them. */
export function useParts({ wide, chats }: Given) {
  const [side, setSide] = useState<Side | null>('files');
  /** How much of the chat was looked at. */
  const [readChats, setReadChats] = useState(0);
  const readsChat = side === 'chat';
  const [panel, setPanel] = useState<PanelId>('output');
  const [panelOpen, setPanelOpen] = useState(true);
  const [front, setFront] = useState<Front>('code');
  /** The page that is shown beside the code; null where none is. */
  const [previewed, setPreviewed] = useState<{ page: string; at: number } | null>(null);
  return {
    side,
    setSide,
    toggleSide: () => setSide(side === null ? 'files' : null),
    /** What is shown already is hidden, where there is room to show it beside the code. */
    chooseSide: (id: Side) => {
      if (readsChat || id === 'chat') setReadChats(chats);
      setSide(side === id && wide ? null : id);
      setFront('files');
    },
    /** Something was written that was not looked at. */
    hasNews: !readsChat && chats !== readChats,
    panel,
    setPanel,
    panelOpen,
    setPanelOpen,
    showPanel: (id: PanelId) => {
      setPanel(id);
      setPanelOpen(true);
      setFront('output');
    },
    front,
    setFront,
    previewed,
    preview: (page: string | null) => {
      if (page === null) return;
      setPreviewed((last) => ({ page, at: (last?.at ?? 0) + 1 }));
      setFront('preview');
    },
    closePreview: () => setPreviewed(null),
  };
}

export type Parts = ReturnType<typeof useParts>;
