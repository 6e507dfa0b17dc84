import { TextInput } from '@mantine/core';
import { useState } from 'react';

type Props = {
  label: string;
  description: string;
  value: number | null;
  /** NaN for what is no number, null for an empty field. */
  onChange: (value: number | null) => void;
  error?: string | null;
};

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));

/** A number as it is typed. What is typed stays as it is while it means the same number. */
export function NumberField({ label, description, value, onChange, error = null }: Props) {
  const [typed, setTyped] = useState(textOf(value));
  const meant = typed.trim() === '' ? null : Number(typed);
  const shown = Object.is(meant, value) || Number.isNaN(meant) || meant === null ? typed : textOf(value);
  return (
    <TextInput
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      inputMode="decimal"
      value={shown}
      error={error}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        setTyped(text);
        onChange(text.trim() === '' ? null : Number(text));
      }}
    />
  );
}
