import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** From the last key until it is told, in ms. */
const TYPING_PAUSE_MS = 150;

export type Typed = {
  typed: string;
  type: (text: string) => void;
  /** Tells it at once: Enter, or a button beside the field. */
  send: (text: string) => void;
};

/**
 * A text that is told, trimmed, when typing pauses, and that follows `text` (of the address bar) where that changes
 * by other means.
 */
export function useTyped(text: string, onChange: (text: string) => void): Typed {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (text !== sent) {
      setSent(text);
      setTyped(text);
    }
  }
  const tell = (value: string) => {
    setSent(value.trim());
    onChange(value.trim());
  };
  const soon = useDebouncedCallback(tell, TYPING_PAUSE_MS);
  return {
    typed,
    type: (value) => {
      setTyped(value);
      soon(value);
    },
    send: (value) => {
      soon.cancel();
      setTyped(value);
      tell(value);
    },
  };
}
