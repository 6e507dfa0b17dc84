import { DifficultyBadge } from './difficulty-badge.tsx';
import classes from './problem-cards.module.css';

const problems = [
  { title: 'Pair for the Docking Bay', difficulty: 'Easy', tags: 'Array, Hash Table' },
  { title: 'Rover Routes Across the Crater', difficulty: 'Medium', tags: 'Matrix, Dynamic Programming' },
  { title: 'Mirror Panels', difficulty: 'Hard', tags: 'String, Dynamic Programming' },
];

/** Three of our problems, as decoration of the card that leads to all of them. */
export function ProblemCards() {
  return (
    <ul className={classes.stack} aria-label="Three of the problems">
      {problems.map(({ title, difficulty, tags }) => (
        <li className={classes.card} key={title}>
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.tags}>{tags}</span>
          </span>
          <DifficultyBadge name={difficulty} />
        </li>
      ))}
    </ul>
  );
}
