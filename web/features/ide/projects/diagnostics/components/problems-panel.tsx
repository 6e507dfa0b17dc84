import { counted } from '../../../../../platform/format/plurals.ts';
import { countsText, placeText, type ShownDiagnostic } from '../model.ts';
import type { Problems } from '../state.ts';
import { SeverityIcon } from './severity-icon.tsx';
import classes from './problems-panel.module.css';

type Props = { problems: Problems; onGo: (problem: ShownDiagnostic) => void };

/** What is said about the project's files, file by file. */
export function ProblemsPanel({ problems: { all, counts }, onGo }: Props) {
  if (all.length === 0) return <p className={classes.empty}>No problems were found.</p>;
  const files = [...Map.groupBy(all, ({ file }) => file)];
  return (
    <div className={classes.panel}>
      <p className={classes.counts}>
        {countsText(counts)} in {counted(files.length, 'file')}.
        <span className={classes.keys}> F8 leads to the next one.</span>
      </p>
      {files.map(([file, found]) => (
        <section key={file} aria-label={file}>
          <h2 className={classes.file}>
            {file} <span className={classes.count}>{found.length}</span>
          </h2>
          <ul className={classes.list}>
            {found.map((problem) => (
              <li key={`${problem.line} ${problem.column} ${problem.severity} ${problem.message}`}>
                <button
                  type="button"
                  className={classes.problem}
                  data-severity={problem.severity}
                  onClick={() => onGo(problem)}
                >
                  <SeverityIcon severity={problem.severity} />
                  <span className={classes.words}>{problem.message}</span>
                  <span className={classes.where}>{placeText(problem)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
