import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useQueryKnown } from '../../../../../platform/page-query.ts';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { topicsQuery } from '../../api.ts';
import { ALL_DIFFICULTIES, COLUMN_SORT, SORT_NAMES } from '../../copy.ts';
import { difficulties } from '../../model.ts';
import { allSorts, type CatalogueFilters, sorts } from '../model.ts';
import classes from '../../../../../ui/filter-bar.module.css';

type Choice = { filters: CatalogueFilters; onChange: (change: Partial<CatalogueFilters>) => void };

type Props = Choice & {
  /** Only a signed-in person has solved and unsolved problems. */
  withSolved: boolean;
};

export function CatalogueFilterBar({ filters, onChange, withSolved }: Props) {
  const tags = (useQuery(topicsQuery()).data ?? []).map(({ tag }) => tag);
  const known = useQueryKnown();
  const shownTags = filters.tag === '' || !known || tags.includes(filters.tag) ? tags : [filters.tag, ...tags];
  return (
    <div className={classes.bar} role="search" aria-label="Problems">
      <SearchField
        className={classes.search}
        size="md"
        aria-label="Search problems"
        placeholder="Search problems"
        text={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <DifficultySelect filters={filters} onChange={onChange} />
      <NativeSelect
        size="md"
        aria-label="Tag"
        value={filters.tag}
        onChange={({ currentTarget }) => onChange({ tag: currentTarget.value })}
        data={[{ value: '', label: 'All Tags' }, ...shownTags]}
      />
      {withSolved && (
        <NativeSelect
          size="md"
          aria-label="Solved or unsolved"
          value={filters.solved === null ? '' : String(filters.solved)}
          onChange={({ currentTarget }) =>
            onChange({ solved: currentTarget.value === '' ? null : currentTarget.value === 'true' })
          }
          data={[
            { value: '', label: 'Any status' },
            { value: 'false', label: 'Unsolved' },
            { value: 'true', label: 'Solved' },
          ]}
        />
      )}
      <SortSelect filters={filters} onChange={onChange} />
    </div>
  );
}

export function DifficultySelect({ filters, onChange }: Choice) {
  return (
    <NativeSelect
      size="md"
      aria-label="Difficulty"
      value={filters.difficulty ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ difficulty: difficulties.find((difficulty) => difficulty === currentTarget.value) ?? null })
      }
      data={[{ value: '', label: ALL_DIFFICULTIES }, ...difficulties]}
    />
  );
}

export function SortSelect({ filters, onChange }: Choice) {
  return (
    <NativeSelect
      size="md"
      aria-label="Sort"
      value={filters.sort}
      onChange={({ currentTarget }) =>
        onChange({ sort: allSorts.find((sort) => sort === currentTarget.value) ?? 'newest' })
      }
      data={[
        ...Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label })),
        ...(sorts.includes(filters.sort) ? [] : [{ value: filters.sort, label: COLUMN_SORT }]),
      ]}
    />
  );
}
