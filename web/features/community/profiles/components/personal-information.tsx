import type { Account } from '@devorbit/contract/community/profiles.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Faults, faultsOfError } from '../../../../platform/field-faults.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { saveProfile } from '../api.ts';
import { EDIT_PROFILE, PERSONAL_INFORMATION, PROFILE_UPDATED, UPDATE_FAILED } from '../copy.ts';
import { draftOf, failureText, faultsOf, type ProfileDraft, updateOf } from '../model.ts';
import { InformationList } from './information-list.tsx';
import type { Say } from './use-banner.ts';
import { usePicture } from './use-picture.ts';

const loadForm = () => import('./information-form.tsx');
const prepare = () => void loadForm().catch(() => undefined);
const InformationForm = lazy(async () => ({ default: (await loadForm()).InformationForm }));
const PictureField = lazy(async () => ({ default: (await import('./picture-field.tsx')).PictureField }));

/** The personal information, to read or to edit. What was typed is lost by Cancel alone. */
export function PersonalInformation({ account, say }: { account: Account; say: Say }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  const initial = draftOf(account);
  const kept = useDraft({ name: 'profile', value: draft ?? initial, initial, onRestore: setDraft });
  const [faults, setFaults] = useState<Faults<keyof ProfileDraft>>({});
  const picture = usePicture(say);

  const close = () => {
    setDraft(null);
    setFaults({});
    kept.forget();
  };
  const saving = useAct(
    async (typed: ProfileDraft) => {
      say(null);
      try {
        await saveProfile(client, updateOf(typed));
        close();
        say({ tone: 'good', text: PROFILE_UPDATED });
        return {};
      } catch (error) {
        const named = faultsOfError(error, Object.keys(typed) as (keyof ProfileDraft)[]);
        setFaults(named);
        say({ tone: 'bad', text: failureText(UPDATE_FAILED, error) });
        return named;
      }
    },
    // The page says it at its head.
    () => null,
  );
  const busy = saving.pending ? 'save' : picture.busy;
  const save = async (): Promise<Faults> => {
    if (!draft || busy) return {};
    const found = faultsOf(draft);
    setFaults(found);
    return Object.keys(found).length > 0 ? found : ((await saving.run(draft)) ?? {});
  };
  return (
    <Panel
      title={PERSONAL_INFORMATION}
      action={
        draft === null && (
          <Button
            variant="default"
            size="sm"
            leftSection={<Pencil size={15} aria-hidden="true" />}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setDraft(draftOf(account))}
          >
            {EDIT_PROFILE}
          </Button>
        )
      }
    >
      {draft === null ? (
        <InformationList account={account} />
      ) : (
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          <InformationForm
            account={account}
            draft={draft}
            faults={faults}
            saving={saving.pending}
            busy={busy !== null}
            onChange={(change) => {
              setDraft({ ...draft, ...change });
              setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !Object.hasOwn(change, name))));
            }}
            onSave={save}
            onCancel={close}
            note={<DraftNote draft={kept} />}
            picture={
              <PictureField
                account={account}
                busy={busy}
                progress={picture.progress}
                onPick={(file) => void picture.pick(file)}
                onRemove={() => void picture.remove()}
              />
            }
          />
        </Suspense>
      )}
    </Panel>
  );
}
