import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../../../platform/session.ts';
import { UPDATE_PROBLEM } from '../../copy.ts';

const UpdateProblemDialog = lazy(async () => ({
  default: (await import('./update-problem-dialog.tsx')).UpdateProblemDialog,
}));

/** Opens the update dialog; only staff and superusers see it. */
export function UpdateProblemButton({ problem }: { problem: ProblemDetail }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      {isStaff(session?.user) && (
        <Button
          variant="default"
          size="sm"
          leftSection={<Pencil size={15} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {UPDATE_PROBLEM}
        </Button>
      )}
      {open && (
        <Suspense>
          <UpdateProblemDialog problem={problem} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
