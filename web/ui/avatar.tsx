import { useState } from 'react';
import classes from './avatar.module.css';

type Props = {
  /** What is shown without a picture. */
  initial: string;
  /** The address of the picture. */
  image?: string | null;
  size?: 'tiny' | 'small' | 'medium' | 'large';
};

/** The picture of a person, else a letter, as a planet. The name stands beside it. */
export function Avatar({ initial, image = null, size = 'large' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes.avatar} data-size={size} aria-hidden="true">
      {image !== null && image !== broken ? (
        <img className={classes.image} src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        initial
      )}
    </span>
  );
}
