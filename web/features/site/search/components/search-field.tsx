import { pathOf } from '@devorbit/contract/path-of.ts';
import { MAX_SEARCH_CHARS } from '@devorbit/contract/site/search-limits.ts';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { SEARCH, SEARCH_FOR } from '../copy.ts';
import { placeAddress } from '../model.ts';
import { rememberSearch } from '../state.ts';
import field from '../../../../ui/plain-field.module.css';
import classes from './search-page.module.css';

/** Without a script the browser sends it to the same address. */
export function SearchField({ question }: { question: string }) {
  const [typed, setTyped] = useState(question);
  const navigate = useNavigate();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    rememberSearch(typed);
    void navigate(placeAddress({ q: typed.trim() }));
  };
  return (
    <form className={classes.form} role="search" aria-label="Site" action={pathOf('search')} onSubmit={submit}>
      <div className={`${field.box} ${classes.box}`}>
        <Search className={field.icon} size={20} aria-hidden="true" />
        <input
          className={`${field.field} ${classes.field}`}
          type="search"
          name="q"
          aria-label={SEARCH_FOR}
          placeholder={SEARCH_FOR}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_CHARS}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <PlainButton className={classes.submit} type="submit">
        {SEARCH}
      </PlainButton>
    </form>
  );
}
