import { lazy, Suspense } from 'react';
import { ADD_TESTS } from '../../features/practice/problems/copy.ts';
import { editAddress } from '../../features/practice/problems/model.ts';
import { notify } from '../../platform/notify.ts';

export type CreateKind = 'admin' | 'community';
/** The dialog without an address of its own that is open. */
export type OpenForm = CreateKind | 'generate' | null;

const loadProblem = () => import('./problem-over-page.tsx');
const ProblemOverPage = lazy(async () => ({ default: (await loadProblem()).ProblemOverPage }));
const CreateProblemDialog = lazy(async () => ({
  default: (await import('../../features/practice/problems/authoring/components/create-problem-dialog.tsx'))
    .CreateProblemDialog,
}));
const GenerateDialog = lazy(async () => ({
  default: (await import('../../features/practice/generation/components/generate-dialog.tsx')).GenerateDialog,
}));

const INTEREST = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Fetches the problem dialog at the first sign of a hand on the page, ahead of the click that will need it; not before, as the list itself comes first. */
export function preloadProblemOnInterest(): () => void {
  const leave = (): void => INTEREST.forEach((sign) => globalThis.removeEventListener(sign, preload));
  const preload = (): void => {
    leave();
    loadProblem().catch((error: unknown) => globalThis.reportError(error));
  };
  INTEREST.forEach((sign) => globalThis.addEventListener(sign, preload, { passive: true }));
  return leave;
}

type Props = {
  problem: string | null;
  /** The address of the page without a problem over it. */
  below: string;
  onCloseProblem: () => void;
  form: OpenForm;
  onCloseForm: () => void;
  onOpen: (id: number) => void;
};

/** Whatever stands over the page. */
export function PracticeDialogs({ problem, below, onCloseProblem, form, onCloseForm, onOpen }: Props) {
  return (
    <Suspense>
      {problem !== null && <ProblemOverPage key={problem} param={problem} catalogue={below} onClose={onCloseProblem} />}
      {(form === 'admin' || form === 'community') && (
        <CreateProblemDialog
          kind={form}
          onClose={onCloseForm}
          onCreated={({ id, title }) => {
            onCloseForm();
            void notify({
              title: 'Problem created',
              message: title,
              tone: 'good',
              way: { label: ADD_TESTS, to: editAddress(id) },
            });
          }}
        />
      )}
      {form === 'generate' && (
        <GenerateDialog
          onClose={onCloseForm}
          onOpen={(id) => {
            onCloseForm();
            onOpen(id);
          }}
        />
      )}
    </Suspense>
  );
}
