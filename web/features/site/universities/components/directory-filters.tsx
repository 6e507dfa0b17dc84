import { Search } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { copy } from '../copy.ts';
import { choices, type DirectoryEntry, type DirectoryFilters } from '../model.ts';
import classes from './directory-filters.module.css';

type Props = {
  entries: DirectoryEntry[];
  filters: DirectoryFilters;
  onChange: (part: { q?: string; city?: string; kind?: string }) => void;
};

/** The search by name, and the two filters. */
export function DirectoryFiltersBar({ entries, filters, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // While somebody types, the address follows the field; else the field follows the address.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = filters.query;
  }, [filters.query]);
  const stay = (event: SubmitEvent): void => event.preventDefault();
  const selects = [
    { name: 'city', label: copy.city, any: copy.anyCity, value: filters.city, all: entries.map(({ city }) => city) },
    { name: 'kind', label: copy.kind, any: copy.anyKind, value: filters.kind, all: entries.map(({ kind }) => kind) },
  ] as const;
  return (
    <form className={classes.bar} role="search" aria-label={copy.title} onSubmit={stay}>
      <label className={classes.field}>
        <span className={classes.label}>{copy.searchLabel}</span>
        <span className={classes.box}>
          <Search className={classes.icon} size={19} aria-hidden="true" />
          <input
            className={classes.input}
            type="search"
            name="q"
            placeholder={copy.searchHint}
            autoComplete="off"
            maxLength={60}
            ref={field}
            defaultValue={filters.query}
            onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
          />
        </span>
      </label>
      {selects.map(({ name, label, any, value, all }) => (
        <label className={classes.choice} key={name}>
          <span className={classes.label}>{label}</span>
          <select
            className={classes.select}
            name={name}
            value={value}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          >
            <option value="">{any}</option>
            {choices(all).map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.value} ({choice.amount})
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}
