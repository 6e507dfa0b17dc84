import { MAX_LIST_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { useMounted } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTyped } from '../platform/use-typed.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'leftSection' | 'rightSection'> & {
  /** What is searched for now, of the address bar. */
  text: string;
  /** Once typing pauses, with Enter, or when it is cleared. */
  onSearch: (text: string) => void;
};

/** The one field that lists are searched by; what is typed can be cleared, and the focus stays. */
export function SearchField({ text, onSearch, ...input }: Props) {
  const { typed, type, send } = useTyped(text, onSearch);
  const field = useRef<HTMLInputElement>(null);
  // A prerendered page knows no address: what depends on it comes after the first drawing.
  const mounted = useMounted();
  return (
    <TextInput
      ref={field}
      type="search"
      maxLength={MAX_LIST_SEARCH_CHARS}
      {...input}
      leftSection={<Search size={17} aria-hidden="true" />}
      rightSection={
        mounted &&
        typed !== '' && (
          <CloseButton
            size="sm"
            aria-label="Clear"
            onClick={() => {
              send('');
              field.current?.focus();
            }}
          />
        )
      }
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
      }}
    />
  );
}
