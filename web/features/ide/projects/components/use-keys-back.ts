import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';

type Given = {
  view: EditorView | null;
  /** Whether something is above the screen. */
  isOpen: boolean;
  wide: boolean;
};

/** Gives the keys to the editor: once that was asked for, when it is there and no dialog is open. */
export function useKeysBack({ view, isOpen, wide }: Given): () => void {
  const wantsKeys = useRef(false);
  useEffect(() => {
    if (!wantsKeys.current || isOpen || !view) return;
    wantsKeys.current = false;
    if (wide) view.focus();
  }, [view, isOpen, wide]);
  return () => {
    wantsKeys.current = true;
  };
}
