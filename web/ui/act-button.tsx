import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type Props = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & {
    /** The act is under way: the button keeps its place and the focus, and does nothing. */
    pending: boolean;
    /** What it says meanwhile. */
    pendingText?: string;
  };

/** The button of something that takes time. */
export const ActButton = ({ pending, pendingText, onClick, children, ...button }: Props) => (
  <Button
    {...button}
    aria-disabled={pending}
    data-pending={(pending && pendingText === undefined) || undefined}
    onClick={(event) => {
      if (pending) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {pending ? (pendingText ?? children) : children}
  </Button>
);
