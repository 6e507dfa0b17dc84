import { useShown } from '../../components/use-shown.ts';
import type { FileEntry } from '../../model.ts';
import { peopleOf } from '../model.ts';
import type { Presence } from '../state.ts';
import classes from './people-here.module.css';

/** So many are shown; the others are counted. */
const MOST = 5;

/** Who else has the project open; pressed, one is followed. */
export function PeopleHere({ presence, files }: { presence: Presence; files: readonly FileEntry[] }) {
  const { others, following, said } = useShown(presence);
  const people = peopleOf(others);
  const followed = others.find(({ page }) => page === following)?.username;
  return (
    <div className={classes.here}>
      {followed !== undefined && (
        <button type="button" className={classes.stop} onClick={() => presence.unfollow()}>
          Following {followed}. Stop <kbd>Esc</kbd>
        </button>
      )}
      {people.length > 0 && (
        <ul className={classes.people} aria-label="Also here">
          {people.slice(0, MOST).map(({ page, username, at, hue }) => {
            const file = files.find(({ id }) => id === at?.file)?.name;
            const where = file === undefined ? '' : `, in ${file}`;
            return (
              <li key={username}>
                <button
                  type="button"
                  className={classes.person}
                  data-hue={hue}
                  aria-pressed={followed === username}
                  aria-label={`Follow ${username}${where}`}
                  title={`${username}${where}. Click to follow.`}
                  onClick={() => (followed === username ? presence.unfollow() : presence.follow(page))}
                >
                  {[...username][0]?.toUpperCase()}
                </button>
              </li>
            );
          })}
          {people.length > MOST && <li className={classes.more}>+{people.length - MOST}</li>}
        </ul>
      )}
      <p className={classes.said} role="status">
        {said}
      </p>
    </div>
  );
}
