import { Button } from '@mantine/core';
import { useState } from 'react';
import { clockText } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { divided, row, stack, tag, text } from '../../../../../ui/layout.ts';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { LET_IN, UNDO } from '../copy.ts';
import { foundGuests, type KeptList } from '../model.ts';
import classes from './guest-list.module.css';

/** Rows that are shown at a time; the search finds the others. */
const SHOWN = 50;

/** Everybody with a place: found by name, let in and taken back by hand. */
export function GuestList({
  list,
  onLetIn,
  onUndo,
}: {
  list: KeptList;
  onLetIn: (registration: number) => void;
  onUndo: (registration: number) => void;
}) {
  const [search, setSearch] = useState('');
  const found = foundGuests(list.guests, search);
  return (
    <section className={stack(3)} aria-labelledby="guests">
      <h2 className={text('section')} id="guests">
        Guests
      </h2>
      <SearchField
        size="md"
        label="Find a guest"
        placeholder="Name, username or code"
        text={search}
        onSearch={setSearch}
      />
      <ul className={`${stack(0)} ${divided} ${classes.list}`}>
        {found.slice(0, SHOWN).map((guest) => (
          <li key={guest.id} className={`${row(3, { justify: 'between' })} ${classes.guest}`}>
            <span className={stack(0)}>
              <span className={text('strong', 'breaking')}>{guest.name}</span>
              <span className={text('quiet', 'fine', 'breaking')}>
                {guest.code}
                {guest.seats > 1 && ` · with ${counted(guest.seats - 1, 'other')}`}
              </span>
            </span>
            {guest.checkedInAt === null ? (
              <Button size="sm" aria-label={`${LET_IN}: ${guest.name}`} onClick={() => onLetIn(guest.id)}>
                {LET_IN}
              </Button>
            ) : (
              <span className={row(2)}>
                <span className={tag} data-tone="good">
                  In, {clockText(guest.checkedInAt, list.event.timeZone)}
                </span>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`${UNDO}: ${guest.name}`}
                  onClick={() => onUndo(guest.id)}
                >
                  {UNDO}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={text('quiet')}>No guest matches.</p>}
      {found.length > SHOWN && (
        <p className={text('quiet', 'small')}>{found.length - SHOWN} more. Search to find them.</p>
      )}
      {!list.complete && (
        <p className={text('quiet', 'small')}>
          The list shows the first {list.guests.length}. All other tickets can be scanned while you are online.
        </p>
      )}
    </section>
  );
}
