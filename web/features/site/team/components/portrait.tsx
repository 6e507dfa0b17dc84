import { useState } from 'react';
import { initialsOf } from '../model.ts';
import classes from './portrait.module.css';

type Props = { name: string; photo: string; size: 'large' | 'medium' | 'small' };

/** The photo of a member; their initials where it does not come. The name stands beside it. */
export function Portrait({ name, photo, size }: Props) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <span className={classes.portrait} data-size={size} data-fallback aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      className={classes.portrait}
      data-size={size}
      src={photo}
      alt=""
      width={480}
      height={480}
      decoding="async"
      // It may have failed before the page was taken over, when nobody listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      onError={() => setBroken(true)}
    />
  );
}
