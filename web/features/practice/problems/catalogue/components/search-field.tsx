import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import classes from './catalogue-filters.module.css';

/** From the last key to the call, in ms. */
const TYPING_PAUSE_MS = 300;

/** A text that is reported when typing pauses, and that follows the address bar when it changes by other means. */
export function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
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
  const send = useDebouncedCallback((value: string) => {
    setSent(value.trim());
    onChange(value.trim());
  }, TYPING_PAUSE_MS);
  return (
    <TextInput
      className={classes.search}
      size="md"
      type="search"
      aria-label="Search problems"
      placeholder="Search problems"
      maxLength={100}
      leftSection={<Search size={17} aria-hidden="true" />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        send(currentTarget.value);
      }}
    />
  );
}
