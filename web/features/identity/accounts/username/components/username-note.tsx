import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { usernameQuery } from '../api.ts';
import { usernameNote } from '../model.ts';
import classes from './username-note.module.css';

/** From the last key until it is asked whether the name is free, in ms. */
const PAUSE_MS = 400;

/** Below the field: what a username is made of, and then whether the one that stands there is free. */
export function UsernameNote({ username }: { username: string }) {
  const typed = username.trim();
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const { data, error } = useQuery({ ...usernameQuery(asked), enabled: asked !== '' });
  const { tone, text } = usernameNote(typed, asked, data, error);
  return (
    <span className={classes.note} data-tone={tone} role="status">
      {tone === 'good' && <Check size={14} strokeWidth={3} aria-hidden="true" />}
      {text}
    </span>
  );
}
