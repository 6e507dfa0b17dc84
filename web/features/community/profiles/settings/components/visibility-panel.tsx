import type { Visibility } from '@devorbit/contract/community/profiles.ts';
import { NativeSelect } from '@mantine/core';
import { Link } from 'react-router';
import { divided, row, stack, text } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { profilePath, sections } from '../../model.ts';
import type { PreferenceControl } from './use-preferences.ts';
import classes from './settings.module.css';

const choices: { value: Visibility; label: string }[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'members', label: 'Members' },
  { value: 'nobody', label: 'Nobody' },
];

/** Who may see which section of the public profile. */
export function VisibilityPanel({ preferences, username }: { preferences: PreferenceControl; username: string }) {
  return (
    <Panel
      title="Public profile"
      lead="Choose who can see each section. Your name and picture are always public."
      action={
        <Link className={text('small', 'strong')} to={profilePath(username)}>
          View it
        </Link>
      }
    >
      <ul className={`${stack(0)} ${divided}`}>
        {sections.map(({ id, name, shows }) => (
          <li className={`${row(4, { justify: 'between' })} ${classes.row}`} key={id}>
            <div>
              <label className={text('strong')} htmlFor={`visible-${id}`}>
                {name}
              </label>
              <p className={text('quiet', 'fine')} id={`shows-${id}`}>
                {shows}
              </p>
            </div>
            <NativeSelect
              id={`visible-${id}`}
              aria-describedby={`shows-${id}`}
              size="sm"
              value={preferences.shown.visibility[id]}
              data={choices}
              onChange={({ currentTarget }) => {
                const chosen = choices.find(({ value }) => value === currentTarget.value);
                if (chosen) preferences.save({ visibility: { [id]: chosen.value } });
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
