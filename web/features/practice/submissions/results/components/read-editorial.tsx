import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { guidanceQuery } from '../../../guidance/api.ts';
import { READ_EDITORIAL } from '../../../guidance/copy.ts';

type Props = { problemId: number; onRead: () => void };

/** Leads to the editorial below the statement, once an Accepted has opened it. */
export function ReadEditorial({ problemId, onRead }: Props) {
  const { data } = useQuery(guidanceQuery(problemId));
  const { pathname, search, state } = useLocation();
  if (!data?.editorial) return null;
  return (
    <Button
      component={Link}
      to={{ pathname, search, hash: '#editorial' }}
      state={state}
      replace
      preventScrollReset
      variant="subtle"
      size="sm"
      leftSection={<BookOpen size={16} aria-hidden="true" />}
      onClick={onRead}
    >
      {READ_EDITORIAL}
    </Button>
  );
}
