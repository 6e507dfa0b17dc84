import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { auditFilters, changed } from '../model.ts';
import classes from './admin-page.module.css';

/** Rows of a full page: after fewer there are no older ones. */
const PAGE_SIZE = 50;

/** The ways through a list that is read from the newest on. */
export function NewestOlder({ rows }: { rows: { id: number }[] }) {
  const [params] = useSearchParams();
  return (
    <div className={classes.buttons}>
      {auditFilters(params).before !== undefined && (
        <Button component={Link} variant="default" to={changed(params, {})} preventScrollReset>
          Newest
        </Button>
      )}
      {rows.length === PAGE_SIZE && (
        <Button
          component={Link}
          variant="default"
          to={changed(params, { before: rows.at(-1)?.id ?? null })}
          preventScrollReset
        >
          Older
        </Button>
      )}
    </div>
  );
}
