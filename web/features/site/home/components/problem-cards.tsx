import { row, stack, text } from '../../../../ui/layout.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import classes from './problem-cards.module.css';

const problems = [
  { title: 'Pair for the Docking Bay', difficulty: 'Easy', tags: 'Array, Hash Table' },
  { title: 'Rover Routes Across the Crater', difficulty: 'Medium', tags: 'Matrix, Dynamic Programming' },
  { title: 'Mirror Panels', difficulty: 'Hard', tags: 'String, Dynamic Programming' },
];

/** Three problems on the card that leads to all of them. */
export function ProblemCards() {
  return (
    <ul className={`${stack(2)} ${classes.stack}`} aria-label="Sample problems">
      {problems.map(({ title, difficulty, tags }) => (
        <li className={`${row(4, { justify: 'between' })} ${classes.card}`} key={title}>
          <span className={stack(0)}>
            <span className={text('strong')}>{title}</span>
            <span className={text('quiet', 'fine')}>{tags}</span>
          </span>
          <DifficultyBadge name={difficulty} />
        </li>
      ))}
    </ul>
  );
}
