import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { Button } from '@mantine/core';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import { EDIT_TESTS_AND_MORE } from '../../copy.ts';
import { editAddress } from '../../model.ts';

/** The way to the authoring page, for who may author the problem. */
export function EditTestsLink({ problem }: { problem: Pick<ProblemDetail, 'id' | 'can_edit'> }) {
  if (!problem.can_edit) return null;
  return (
    <Button
      component={Link}
      to={editAddress(problem.id)}
      variant="default"
      size="sm"
      leftSection={<FlaskConical size={15} aria-hidden="true" />}
    >
      {EDIT_TESTS_AND_MORE}
    </Button>
  );
}
