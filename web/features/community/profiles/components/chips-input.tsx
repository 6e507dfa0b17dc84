import { MAX_PROFILE_CHARS } from '@devorbit/contract/community/profiles-limits.ts';
import { Button, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { cluster, iconButton, stack, tag } from '../../../../ui/layout.ts';
import { withChip } from '../model.ts';
import classes from './chips.module.css';

type Props = {
  label: string;
  placeholder: string;
  chips: readonly string[];
  error: string | undefined;
  onChange: (chips: string[]) => void;
};

/** Entries that are typed one by one: Add or Enter takes one in, each can be removed. */
export function ChipsInput({ label, placeholder, chips, error, onChange }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const next = withChip(chips, text);
    if (next !== chips) onChange([...next]);
    setText('');
    field.current?.focus();
  };
  return (
    <div className={stack(2)}>
      <TextInput
        ref={field}
        label={label}
        placeholder={placeholder}
        value={text}
        maxLength={MAX_PROFILE_CHARS.chip}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // It would send the whole form.
          event.preventDefault();
          add();
        }}
        rightSection={
          <Button variant="subtle" size="compact-sm" aria-label={`Add to ${label}`} onClick={add}>
            Add
          </Button>
        }
        rightSectionWidth={64}
      />
      {chips.length > 0 && (
        <ul className={cluster(2, { align: 'stretch' })} aria-label={label}>
          {chips.map((chip) => (
            <li className={`${tag} ${classes.chip}`} data-tone="signal" key={chip}>
              {chip}
              <button
                className={`${iconButton} ${classes.remove}`}
                type="button"
                aria-label={`Remove ${chip}`}
                onClick={() => {
                  onChange(chips.filter((other) => other !== chip));
                  field.current?.focus();
                }}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
