import { eventCategories, eventDates, eventSorts, eventTypes } from '@devorbit/contract/events/events-limits.ts';
import { Button, NativeSelect } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Chip } from '../../../../../ui/chip.tsx';
import { cluster, row, stack, text } from '../../../../../ui/layout.ts';
import { ViewSwitch } from '../../../../../ui/view-switch.tsx';
import { ADVANCED_FILTERS, dateNames, SORT_BY, sortNames, typeNames, viewNames } from '../../copy.ts';
import { type Filters, type View, views } from '../../model.ts';
import classes from './hub-filters.module.css';

type Props = {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  view: View;
  onView: (view: View) => void;
};

/** Chips of types, the advanced filters behind their toggle, the order and the view. */
export function HubFilters({ filters, onChange, view, onView }: Props) {
  const hidden = (filters.date === 'all' ? 0 : 1) + filters.categories.length;
  const [open, setOpen] = useState(hidden > 0);
  const id = useId();
  return (
    <div className={stack(3)}>
      <div className={`${row(2)} ${classes.types}`} role="group" aria-label="Type">
        <Chip pressed={filters.type === 'all'} onClick={() => onChange({ type: 'all' })}>
          All
        </Chip>
        {eventTypes.map((type) => (
          <Chip key={type} pressed={filters.type === type} onClick={() => onChange({ type })}>
            {typeNames[type]}
          </Chip>
        ))}
      </div>
      <div className={cluster(3)}>
        <Button
          variant="default"
          size="md"
          leftSection={<SlidersHorizontal size={17} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {ADVANCED_FILTERS}
          {hidden > 0 && ` (${hidden})`}
        </Button>
        <label className={row(2)}>
          <span className={text('quiet', 'small')}>{SORT_BY}</span>
          <NativeSelect
            size="md"
            className={classes.sort}
            value={filters.sort}
            onChange={({ currentTarget }) =>
              onChange({ sort: eventSorts.find((sort) => sort === currentTarget.value) ?? 'date' })
            }
            data={eventSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
          />
        </label>
        <div className={classes.views}>
          <ViewSwitch views={views} names={viewNames} view={view} onChange={onView} />
        </div>
      </div>
      <div className={`${stack(3)} ${classes.advanced}`} id={id} hidden={!open}>
        <div className={cluster(2)} role="group" aria-label="Date">
          {eventDates.map((date) => (
            <Chip key={date} pressed={filters.date === date} onClick={() => onChange({ date })}>
              {dateNames[date]}
            </Chip>
          ))}
        </div>
        <div className={cluster(2)} role="group" aria-label="Categories">
          {eventCategories.map((name) => (
            <Chip
              key={name}
              pressed={filters.categories.includes(name)}
              onClick={() =>
                onChange({
                  categories: filters.categories.includes(name)
                    ? filters.categories.filter((other) => other !== name)
                    : [...filters.categories, name],
                })
              }
            >
              {name}
            </Chip>
          ))}
        </div>
      </div>
    </div>
  );
}
