import { DifficultyBadge } from './difficulty-badge.tsx';
import classes from './problem-tickets.module.css';

const tickets = [
  { title: 'Pair for the Docking Bay', difficulty: 'Easy', tags: 'Array, Hash Table' },
  { title: 'Rover Routes Across the Crater', difficulty: 'Medium', tags: 'Matrix, Dynamic Programming' },
  { title: 'Mirror Panels', difficulty: 'Hard', tags: 'String, Dynamic Programming' },
];

/** Three problems on the card that leads to all of them. */
export function ProblemTickets() {
  return (
    <ul className={classes.stack} aria-label="Sample problems">
      {tickets.map(({ title, difficulty, tags }) => (
        <li className={classes.ticket} key={title}>
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
