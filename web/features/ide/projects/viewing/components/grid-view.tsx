import { type Grid, rowsText } from '../model.ts';
import classes from './viewing.module.css';

/** A table of at most a thousand rows, and how many there are. */
export function GridView({ grid: { columns, rows, count }, label }: { grid: Grid; label: string }) {
  return (
    <figure className={classes.figure}>
      {/* What is wider than the panel scrolls, by keys too. */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((name, at) => (
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((value, column) => (
                  <td key={column} data-number={(value !== null && /^-?\d+(\.\d+)?$/.test(value)) || undefined}>
                    {value ?? <span className={classes.null}>NULL</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={classes.count}>{rowsText(count)}</figcaption>
    </figure>
  );
}
