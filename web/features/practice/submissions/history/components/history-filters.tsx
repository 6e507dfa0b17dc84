import { NativeSelect, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { languageIds } from '../../drafts/model.ts';
import { LANGUAGE_NAMES } from '../copy.ts';
import { type HistoryFilters, verdicts } from '../model.ts';
import classes from './history-filters.module.css';

/** From the last key to the call, in ms. */
const TYPING_PAUSE_MS = 300;

type Props = { filters: HistoryFilters; onChange: (change: Partial<HistoryFilters>) => void; staff: boolean };

export function HistoryFilterBar({ filters, onChange, staff }: Props) {
  return (
    <div className={classes.bar} role="search" aria-label="Submissions">
      <TitleSearch text={filters.search} onChange={(search) => onChange({ search })} />
      <NativeSelect
        size="md"
        aria-label="Verdict"
        value={filters.verdict ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ verdict: verdicts.find((verdict) => verdict === currentTarget.value) ?? null })
        }
        data={[{ value: '', label: 'All verdicts' }, ...verdicts]}
      />
      <NativeSelect
        size="md"
        aria-label="Language"
        value={filters.language ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ language: languageIds.find((language) => language === currentTarget.value) ?? null })
        }
        data={[
          { value: '', label: 'All languages' },
          ...languageIds.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
        ]}
      />
      {staff && (
        <Switch
          className={classes.everyone}
          size="md"
          label="Everyone"
          checked={filters.everyone}
          onChange={({ currentTarget }) => onChange({ everyone: currentTarget.checked })}
        />
      )}
    </div>
  );
}

/** Reports when typing pauses, and follows the address when it changes by other means. */
function TitleSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (text !== typed.trim()) setTyped(text);
  }
  const send = useDebouncedCallback((value: string) => onChange(value.trim()), TYPING_PAUSE_MS);
  return (
    <TextInput
      className={classes.search}
      size="md"
      type="search"
      aria-label="Search by problem"
      placeholder="Search by problem"
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
