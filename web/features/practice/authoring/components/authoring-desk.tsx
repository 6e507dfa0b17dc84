import type { Authoring } from '@devorbit/contract/practice/authoring.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { IMPORTED } from '../copy.ts';
import { LeaveDialog } from '../desk/leave-dialog.tsx';
import { SaveMessage } from '../desk/save-message.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { gapsOf } from '../gaps.ts';
import { partAddress, partFrom } from '../model.ts';
import { PackageMenu } from '../packages/package-menu.tsx';
import { useVerification } from '../verification/use-verification.ts';
import { VerificationPart } from '../verification/verification-part.tsx';
import { AuthoringHead } from './authoring-head.tsx';
import { PartList } from './part-list.tsx';
import { PartPanel } from './part-panel.tsx';
import classes from './authoring-desk.module.css';

type Props = {
  loaded: Authoring;
  /** Puts the stored draft in place of what was typed; throws what the call threw. */
  onReload: () => Promise<unknown>;
};

/** Where a problem is written: its parts at the side, the chosen one beside them, saving and verifying above. */
export function AuthoringDesk({ loaded, onReload }: Props) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const part = partFrom(params.get('part'));
  const desk = useDesk(loaded);
  const { draft, stored, save } = desk;
  const id = stored.problem_id;
  const verification = useVerification(id, loaded.verification, desk.setLive);
  const [notes, setNotes] = useState<string[] | null>(null);
  const gaps = gapsOf(draft);

  const verify = async (): Promise<void> => {
    const saved = desk.changed || stored.revision === 0 ? await save() : stored;
    if (saved === null) return;
    void navigate(partAddress('verify'), { preventScrollReset: true });
    await verification.start(saved.revision);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat) void save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);

  return (
    <div className={`${stack(4)} ${classes.page}`}>
      <title>{`Edit ${draft.title || 'problem'} · DevOrbit`}</title>
      <AuthoringHead
        desk={desk}
        verifying={verification.going}
        onVerify={() => void verify()}
        menu={
          <PackageMenu
            desk={desk}
            onImported={(imported) => {
              desk.replace(imported);
              setNotes(imported.notes);
            }}
          />
        }
      />
      {(desk.changed || desk.kept.status.step === 'elsewhere') && <DraftNote draft={desk.kept} />}
      <SaveMessage
        failure={desk.failure}
        changed={desk.changed}
        onReload={() => {
          desk.kept.forget();
          return onReload();
        }}
      />
      {notes && (
        <Message tone="good">
          {IMPORTED}
          {notes.length > 0 && (
            <>
              {' '}
              Some things could not be imported:
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </>
          )}
        </Message>
      )}
      <div className={classes.columns}>
        <PartList part={part} draft={draft} gaps={gaps} verification={verification.verification} />
        <div>
          {part === 'verify' ? (
            <VerificationPart
              verification={verification.verification}
              failure={verification.failure}
              draft={draft}
              gaps={gaps}
              problemId={id}
              stale={desk.changed || verification.verification?.revision !== stored.revision}
            />
          ) : (
            <PartPanel key={part} part={part} desk={desk} gaps={gaps.filter((gap) => gap.part === part)} />
          )}
        </div>
      </div>
      <LeaveDialog changed={desk.changed || desk.saving} onSave={async () => (await save()) !== null} />
    </div>
  );
}
