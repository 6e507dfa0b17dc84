import type { Preview } from '@devorbit/contract/library/resources.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { Marked } from '../../../../../ui/marked.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { INSIDE_FAILED, NONE_IN_FILES, NONE_ON_PAGES, SEARCH_INSIDE } from '../../copy.ts';
import { type Spot, spotOf } from '../../model.ts';
import { insideOneQuery } from '../api.ts';
import classes from './inside-search.module.css';

const HEIGHT_PX = 240;
/** Shorter words stand everywhere. */
const LEAST = 2;

type Props = { id: number; title: string; kind: Preview['kind']; current: Spot | null; onGo: (spot: Spot) => void };

const foundText = (total: number, kind: Preview['kind']): string => {
  if (kind === 'archive') return total === 0 ? NONE_IN_FILES : `Found in ${counted(total, 'file')}`;
  return total === 0 ? NONE_ON_PAGES : `Found on ${counted(total, 'page')}`;
};

/** Looks for words on all pages of a document, those that were scanned as well, and goes there. */
export function InsideSearch({ id, title, kind, current, onGo }: Props) {
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const found = useQuery({ ...insideOneQuery(id, wanted), enabled: wanted.length >= LEAST });
  const shown = wanted.length >= LEAST ? found.data : undefined;
  return (
    <div className={stack(2)} role="search" aria-label={SEARCH_INSIDE}>
      <SearchField
        size="sm"
        aria-label={SEARCH_INSIDE}
        placeholder={SEARCH_INSIDE}
        text={search}
        onSearch={setSearch}
      />
      <div role="status" className={shown === undefined ? undefined : text('quiet', 'small')}>
        {wanted.length >= LEAST && found.isPending && 'Searching …'}
        {shown && foundText(shown.total, kind)}
      </div>
      {wanted.length >= LEAST && found.isError && (
        <Message tone="bad">{plainSentence(found.error, INSIDE_FAILED)}</Message>
      )}
      {shown && shown.total > 0 && (
        <ScrollBox className={classes.box} label={`Found in ${title}`} maxHeight={HEIGHT_PX}>
          <ol className={classes.hits}>
            {shown.hits.map((hit) => (
              <li key={hit.page}>
                <button
                  className={classes.hit}
                  type="button"
                  aria-current={current?.page === hit.page ? 'true' : undefined}
                  onClick={() => onGo(spotOf(hit))}
                >
                  <span className={classes.label}>{hit.label}</span>
                  <span className={text('small', 'breaking')}>
                    <bdi>
                      <Marked text={hit.excerpt} marks={hit.excerpt_marks} />
                    </bdi>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </ScrollBox>
      )}
    </div>
  );
}
