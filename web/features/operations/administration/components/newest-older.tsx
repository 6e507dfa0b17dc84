import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { cluster } from '../../../../ui/layout.ts';
import { auditFilters, changed } from '../model.ts';

/** The ways through a list that is read from the newest on; after fewer rows than `size` there are no older ones. */
export function NewestOlder({ rows, size }: { rows: { id: number }[]; size: number }) {
  const [params] = useSearchParams();
  return (
    <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
      {auditFilters(params).before !== undefined && (
        <Button component={Link} variant="default" to={changed(params, {})} preventScrollReset>
          Newest
        </Button>
      )}
      {rows.length === size && (
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
