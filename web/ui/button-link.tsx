import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './button-link.module.css';

type Look = { tone?: 'signal' | 'plain' | 'quiet'; size?: 'small' | 'medium' };

const named = (className: string | undefined): string =>
  className === undefined ? (classes['button'] ?? '') : `${classes['button']} ${className}`;

/** A link that looks like a button: the way on. One of a page, at most, is `signal`. */
export const ButtonLink = ({
  tone = 'signal',
  size = 'medium',
  className,
  ...link
}: ComponentProps<typeof Link> & Look) => (
  <Link {...link} className={named(className)} data-tone={tone} data-size={size} />
);

/** The same for an act. For forms and for acts that take time there is Mantine's, which can wait. */
export const PlainButton = ({
  tone = 'signal',
  size = 'medium',
  className,
  ...button
}: ComponentProps<'button'> & Look) => (
  <button type="button" {...button} className={named(className)} data-tone={tone} data-size={size} />
);
