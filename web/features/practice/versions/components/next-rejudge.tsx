import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

type Props = {
  problemId: number;
  /** Takes the focus: what had it is gone. */
  focused: boolean;
};

/** The way from a closed rejudge to another one. */
export function NextRejudge({ problemId, focused }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focused) link.current?.focus();
  }, [focused]);
  return (
    <div>
      <Button
        ref={link}
        component={Link}
        to={pathOf('problem-versions', { id: problemId })}
        variant="default"
        preventScrollReset
      >
        Start a new rejudge
      </Button>
    </div>
  );
}
