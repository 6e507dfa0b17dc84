import { useState } from 'react';
import { avatarInitial } from '../../profile/model.ts';
import classes from './avatar.module.css';

type Props = {
  person: { full_name: string; username: string };
  /** The address of the picture; null shows the letter. */
  image: string | null;
  size?: 'small' | 'large';
};

/** The picture of a person, else the first letter of the name or username, as a planet. The name stands beside it. */
export function Avatar({ person, image, size = 'large' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes.avatar} data-size={size} aria-hidden="true">
      {image !== null && image !== broken ? (
        <img className={classes.image} src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        avatarInitial(person)
      )}
    </span>
  );
}
