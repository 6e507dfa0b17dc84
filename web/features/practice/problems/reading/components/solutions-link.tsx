import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { SOLUTIONS_OF_OTHERS } from '../../copy.ts';

/** The way to what others share, for who has solved the problem. */
export const SolutionsLink = ({ id }: { id: number }) => (
  <Button component={Link} to={pathOf('solutions', { id })} variant="default" size="sm">
    {SOLUTIONS_OF_OTHERS}
  </Button>
);
