import { NativeSelect, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { languageIds } from '../../drafts/model.ts';
import { LANGUAGE_NAMES } from '../copy.ts';
import { type HistoryFilters, verdicts } from '../model.ts';
import classes from '../../../../../ui/filter-bar.module.css';

type Props = { filters: HistoryFilters; onChange: (change: Partial<HistoryFilters>) => void; staff: boolean };

export function HistoryFilterBar({ filters, onChange, staff }: Props) {
  return (
    <div className={classes.bar} role="search" aria-label="Submissions">
      <SearchField
        className={classes.search}
        size="md"
        aria-label="Search by problem"
        placeholder="Search by problem"
        text={filters.search}
        onSearch={(search) => onChange({ search })}
      />
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
          className={classes.free}
          size="md"
          label="Everyone"
          checked={filters.everyone}
          onChange={({ currentTarget }) => onChange({ everyone: currentTarget.checked })}
        />
      )}
    </div>
  );
}
