import { useState } from 'react';
import { plural } from '../../../../platform/format/plurals.ts';
import type { ProjectSession, Shown } from '../editing/state.ts';
import classes from './side.module.css';

const MOST = 200;
const SHOWN_CHARS = 160;

type Hit = { id: number; file: string; line: number; text: string };

function find(session: ProjectSession, shown: Shown, wanted: string): Hit[] {
  const needle = wanted.toLowerCase();
  if (needle === '') return [];
  const hits: Hit[] = [];
  for (const { id, name, kind } of shown.files) {
    if (kind !== 'text') continue;
    for (const [at, text] of session.textOf(id).split('\n').entries()) {
      if (text.toLowerCase().includes(needle))
        hits.push({ id, file: name, line: at + 1, text: text.trim().slice(0, SHOWN_CHARS) });
      if (hits.length >= MOST) return hits;
    }
  }
  return hits;
}

type Props = { session: ProjectSession; shown: Shown; onGo: (id: number, line: number) => void };

/** Looks for words in all files of the project. */
export function FindInFiles({ session, shown, onGo }: Props) {
  const [wanted, setWanted] = useState('');
  const hits = find(session, shown, wanted);
  return (
    <section className={classes.side} aria-label="Search">
      <h2 className={classes.title}>Search</h2>
      <label className={classes.label}>
        Find in all files
        <input
          className={classes.field}
          type="search"
          value={wanted}
          spellCheck={false}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </label>
      <p className={classes.quiet} role="status">
        {wanted === ''
          ? ''
          : hits.length === 0
            ? 'Nothing found.'
            : `${hits.length}${hits.length === MOST ? ' or more' : ''} ${plural(hits.length, 'line')}`}
      </p>
      <ul className={classes.list}>
        {hits.map(({ id, file, line, text }) => (
          <li key={`${id}:${line}`}>
            <button type="button" className={classes.entry} onClick={() => onGo(id, line)}>
              <span className={classes.code}>{text}</span>
              <span className={classes.quiet}>
                {file}, line {line}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
