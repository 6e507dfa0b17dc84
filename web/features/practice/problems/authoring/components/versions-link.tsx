import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { VERSIONS } from '../../copy.ts';

/** Leads to what the problem has been; for who may edit it. */
export const VersionsLink = ({ id }: { id: number }) => (
  <Button
    component={Link}
    to={pathOf('problem-versions', { id })}
    variant="default"
    size="sm"
    leftSection={<History size={15} aria-hidden="true" />}
  >
    {VERSIONS}
  </Button>
);
