import { languageOfName } from '@devorbit/contract/execution/file-languages.ts';
import type { ArchiveEntry } from '@devorbit/contract/library/resources.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { text } from '../../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../../ui/load-failure.tsx';
import { Markdown } from '../../../../../../ui/markdown/markdown.tsx';
import { entryTextQuery } from '../api.ts';
import { BEING_READ, EMPTY_FILE, GOES_ON, NOT_READ, notReadWhy, READ_FAILED } from '../copy.ts';
import classes from './entry-reader.module.css';

const ReadOnlyCode = lazy(() => import('../../../../../../ui/code-editor/read-only-code.tsx'));

const MARKDOWN = 'markdown';
const LEAST_SEEN_PX = 160;

type Props = {
  id: number;
  entry: ArchiveEntry;
  /** Of the texts of the archive. */
  address: string | null;
  coming: boolean;
  /** Stand out in it. */
  words: readonly string[];
  /** Somebody has just chosen it: where hardly any of it can be seen, it comes into sight. */
  pressed: boolean;
};

/** One file of an archive: Markdown as it is meant to look, all other texts as code; or why there is none. */
export function EntryReader({ id, entry, address, coming, words, pressed }: Props) {
  const { name, reading } = entry;
  const language = languageOfName(name.replaceAll('\\', '/'));
  // Words are marked where they were written.
  const [source, setSource] = useState(words.length > 0);
  const pane = useRef<HTMLElement>(null);
  // On a narrow screen it stands below the tree.
  useEffect(() => {
    const { top = 0 } = pane.current?.getBoundingClientRect() ?? {};
    if (pressed && top > globalThis.innerHeight - LEAST_SEEN_PX) pane.current?.scrollIntoView({ block: 'nearest' });
  }, [pressed]);
  return (
    <section ref={pane} className={classes.pane} aria-label={name}>
      <div className={classes.head}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        {language === MARKDOWN && entry.text !== null && (
          <button className={classes.switch} type="button" aria-pressed={source} onClick={() => setSource(!source)}>
            Source
          </button>
        )}
      </div>
      {entry.text !== null && address !== null ? (
        <EntryText
          id={id}
          name={name}
          address={address}
          place={entry.text}
          language={language}
          formatted={language === MARKDOWN && !source}
          words={words}
        />
      ) : (
        <p className={`${classes.why} ${text('quiet')}`}>
          {reading !== null && reading !== 'text' && reading !== 'cut'
            ? notReadWhy[reading]
            : coming
              ? BEING_READ
              : NOT_READ}
        </p>
      )}
      {reading === 'cut' && <p className={`${classes.foot} ${text('quiet', 'small')}`}>{GOES_ON}</p>}
    </section>
  );
}

type TextProps = {
  id: number;
  name: string;
  address: string;
  place: NonNullable<ArchiveEntry['text']>;
  language: string;
  formatted: boolean;
  words: readonly string[];
};

const waiting = <Skeleton className={classes.waiting} aria-busy="true" aria-label="Loading" role="status" />;

function EntryText({ id, name, address, place, language, formatted, words }: TextProps) {
  const shown = useQuery(entryTextQuery(id, address, place));
  if (shown.isPending) return waiting;
  if (shown.isError) return <LoadFailure query={shown} title={READ_FAILED} frame="bare" />;
  if (shown.data === '') return <p className={`${classes.why} ${text('quiet')}`}>{EMPTY_FILE}</p>;
  if (formatted)
    return (
      <div className={classes.prose} tabIndex={0} role="region" aria-label={`Text of ${name}`}>
        <Markdown text={shown.data} apart />
      </div>
    );
  return (
    <div className={classes.code}>
      <Suspense fallback={waiting}>
        <ReadOnlyCode name={name} language={language} text={shown.data} words={words} />
      </Suspense>
    </div>
  );
}
