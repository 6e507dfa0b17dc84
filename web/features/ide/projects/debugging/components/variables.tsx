import type { Variable } from '@devorbit/contract/execution/debugging.ts';
import { useEffect, useState } from 'react';
import { useShown } from '../../components/use-shown.ts';
import type { Children, Debugging } from '../state.ts';
import classes from './debugging.module.css';

type Props = {
  debugging: Debugging;
  variables: readonly Variable[];
  known: ReadonlyMap<number, Children>;
};

/** Names and values; what consists of something opens. */
export function Variables({ debugging, variables, known }: Props) {
  const { mayAsk } = useShown(debugging);
  return (
    <ul className={classes.variables}>
      {variables.map((variable, at) => (
        <li key={`${variable.name} ${at}`}>
          {variable.reference === 0 || !mayAsk ? (
            <p className={classes.variable}>
              <Named variable={variable} />
            </p>
          ) : (
            <Parts debugging={debugging} variable={variable} known={known} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Named({ variable: { name, value, kind } }: { variable: Variable }) {
  return (
    <span title={kind === null ? value : `${kind}: ${value}`}>
      <span className={classes.name}>{name}</span> = <span className={classes.value}>{value}</span>
    </span>
  );
}

/** Stays open from one step to the next: what it consists of is asked for anew. */
function Parts({ debugging, variable, known }: Omit<Props, 'variables'> & { variable: Variable }) {
  const [open, setOpen] = useState(false);
  const { reference } = variable;
  const inside = known.get(reference);
  useEffect(() => {
    if (open && !inside) void debugging.open(reference);
  }, [open, inside, debugging, reference]);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.variable}>
        <Named variable={variable} />
      </summary>
      {open && inside && (
        <>
          <Variables debugging={debugging} variables={inside.variables} known={known} />
          {inside.variables.length === 0 && <p className={classes.quiet}>Nothing inside</p>}
          {inside.more && (
            <button
              type="button"
              className={classes.more}
              onClick={() => void debugging.open(reference, inside.variables.length)}
            >
              Show more
            </button>
          )}
        </>
      )}
    </details>
  );
}
