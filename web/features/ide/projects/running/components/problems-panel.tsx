import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Problem } from '../model.ts';
import classes from './panels.module.css';

type Props = { problems: readonly Problem[]; onGo: (problem: Problem) => void };

/** What the last run said about lines of the project. */
export function ProblemsPanel({ problems, onGo }: Props) {
  if (problems.length === 0) return <p className={classes.empty}>No problems were found in your last run.</p>;
  return (
    <ul className={classes.list}>
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.message}`}>
          <button
            type="button"
            className={classes.problem}
            data-severity={problem.severity}
            onClick={() => onGo(problem)}
          >
            {problem.severity === 'error' ? (
              <CircleAlert size={15} aria-label="Error" />
            ) : (
              <TriangleAlert size={15} aria-label="Warning" />
            )}
            <span className={classes.words}>{problem.message}</span>
            <span className={classes.where}>
              {problem.file}, line {problem.line}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
