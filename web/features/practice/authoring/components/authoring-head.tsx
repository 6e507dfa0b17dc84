import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { ArrowLeft, Check, Circle, Loader, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cluster, row, text } from '../../../../ui/layout.ts';
import { NEVER_SAVED, SAVE, SAVED, SAVING, UNSAVED, VERIFY } from '../copy.ts';
import type { Desk } from '../desk/use-desk.ts';
import { liveText } from '../model.ts';
import classes from './authoring-desk.module.css';

type Props = { desk: Desk; verifying: boolean; onVerify: () => void; menu: ReactNode };

/** The problem, what learners meet of it, whether the draft is stored, and what can be done with it. */
export function AuthoringHead({ desk, verifying, onVerify, menu }: Props) {
  const { stored, draft, saving } = desk;
  return (
    <header className={`${cluster([2, 5], { justify: 'between' })} ${classes.head}`}>
      <div className={`${cluster([0, 4])} ${classes.names}`}>
        <Link
          className={`${row(2)} ${text('quiet', 'fine')} ${classes.back}`}
          to={pathOf('problem', { id: stored.problem_id })}
        >
          <ArrowLeft size={17} aria-hidden="true" />
          Open the problem
        </Link>
        <h1 className={classes.title}>{draft.title.trim() || 'Untitled problem'}</h1>
        <p className={`${row(2)} ${text('quiet', 'fine', 'tabular')} ${classes.live}`}>
          <span className={classes.lamp} data-on={stored.tests > 0 || undefined} aria-hidden="true" />
          {stored.tests > 0 ? (
            <Link to={pathOf('problem-versions', { id: stored.problem_id })}>{liveText(stored)}</Link>
          ) : (
            liveText(stored)
          )}
        </p>
      </div>
      <div className={`${row(2)} ${classes.actions}`}>
        <SavedState desk={desk} />
        <Button
          variant="default"
          disabled={!desk.changed && stored.revision > 0}
          loading={saving}
          onClick={() => void desk.save()}
          title="Ctrl+S (⌘S on a Mac)"
        >
          {SAVE}
        </Button>
        <Button
          leftSection={<Play size={16} aria-hidden="true" />}
          loading={verifying}
          disabled={saving}
          onClick={onVerify}
        >
          {VERIFY}
        </Button>
        {menu}
      </div>
    </header>
  );
}

function SavedState({ desk: { saving, changed, stored } }: { desk: Desk }) {
  const [Icon, state] = saving
    ? ([Loader, SAVING] as const)
    : changed
      ? ([Circle, UNSAVED] as const)
      : stored.revision === 0
        ? ([Circle, NEVER_SAVED] as const)
        : ([Check, SAVED] as const);
  return (
    <p
      className={`${row(1)} ${text('quiet', 'small')} ${classes.saved}`}
      role="status"
      data-changed={(changed && !saving) || undefined}
    >
      <Icon size={15} aria-hidden="true" />
      {state}
    </p>
  );
}
