import { MAX_PAGE_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { stack, text } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import { choices, type DirectoryEntry, type DirectoryFilters } from '../model.ts';
import field from '../../../../ui/plain-field.module.css';
import classes from './directory-filters.module.css';

type Props = {
  entries: DirectoryEntry[];
  filters: DirectoryFilters;
  onChange: (part: { q?: string; city?: string; kind?: string }) => void;
};

/** The search by name, and the two filters. */
export function DirectoryFiltersBar({ entries, filters, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // While somebody types, the address follows the field; else the field follows the address.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = filters.query;
  }, [filters.query]);
  const stay = (event: SubmitEvent): void => event.preventDefault();
  const selects = [
    { name: 'city', label: copy.city, any: copy.anyCity, value: filters.city, all: entries.map(({ city }) => city) },
    { name: 'kind', label: copy.kind, any: copy.anyKind, value: filters.kind, all: entries.map(({ kind }) => kind) },
  ] as const;
  return (
    <form className={classes.bar} role="search" aria-label={copy.title} onSubmit={stay}>
      <label className={`${stack(2)} ${classes.name}`}>
        <span className={`${text('quiet', 'small')} ${classes.label}`}>{copy.searchLabel}</span>
        <span className={field.box}>
          <Search className={field.icon} size={19} aria-hidden="true" />
          <input
            className={field.field}
            type="search"
            name="q"
            placeholder={copy.searchHint}
            autoComplete="off"
            maxLength={MAX_PAGE_SEARCH_CHARS}
            ref={input}
            defaultValue={filters.query}
            onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
          />
        </span>
      </label>
      {selects.map(({ name, label, any, value, all }) => (
        <label className={stack(2)} key={name}>
          <span className={`${text('quiet', 'small')} ${classes.label}`}>{label}</span>
          <span className={field.box}>
            <select
              className={field.field}
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
            <ChevronDown className={field.arrow} size={18} aria-hidden="true" />
          </span>
        </label>
      ))}
    </form>
  );
}
