import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { COMMUNITY_SOLUTIONS } from '../../copy.ts';

/** Leads to the shared solutions, for people who have solved the problem. */
export const SolutionsLink = ({ id }: { id: number }) => (
  <Button component={Link} to={pathOf('solutions', { id })} variant="default" size="sm">
    {COMMUNITY_SOLUTIONS}
  </Button>
);
