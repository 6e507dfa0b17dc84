import { MAX_PROFILE_CHARS } from '@devorbit/contract/community/profiles-limits.ts';
import type { Account } from '@devorbit/contract/community/profiles.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { type Faults, focusFirstFault } from '../../../../platform/field-faults.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { CANCEL, SAVE_CHANGES } from '../copy.ts';
import { networks, type ProfileDraft } from '../model.ts';
import { ChipsInput } from './chips-input.tsx';
import classes from './information.module.css';

type Props = {
  account: Account;
  draft: ProfileDraft;
  faults: Faults<keyof ProfileDraft>;
  saving: boolean;
  /** Anything is under way: no button does anything then. */
  busy: boolean;
  picture: ReactNode;
  /** Above the buttons. */
  note: ReactNode;
  onChange: (change: Partial<ProfileDraft>) => void;
  /** Answers the names of faulty fields, in no order. */
  onSave: () => Promise<Faults>;
  onCancel: () => void;
};

/** The personal information while it is edited. */
export function InformationForm({
  account,
  draft,
  faults,
  saving,
  busy,
  picture,
  note,
  onChange,
  onSave,
  onCancel,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    focusFirstFault(form.current, await onSave());
  };
  const field = (name: Exclude<keyof ProfileDraft, 'skills' | 'interests'>) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  });
  return (
    <form className={classes.form} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div data-wide>{picture}</div>
      <TextInput label="Username" value={account.username} readOnly variant="filled" />
      <TextInput label="Email" value={account.email} readOnly variant="filled" />
      <TextInput
        label="Full Name"
        autoComplete="name"
        maxLength={MAX_PROFILE_CHARS.full_name}
        {...field('full_name')}
      />
      <TextInput label="Phone" type="tel" autoComplete="tel" maxLength={MAX_PROFILE_CHARS.phone} {...field('phone')} />
      <div data-wide>
        <TextInput label="Location" maxLength={MAX_PROFILE_CHARS.location} {...field('location')} />
      </div>
      <div data-wide>
        <Textarea label="Bio" autosize minRows={3} maxRows={10} maxLength={MAX_PROFILE_CHARS.bio} {...field('bio')} />
      </div>
      {networks.map(({ id, name }) => (
        <div data-wide key={id}>
          <TextInput label={name} type="url" placeholder="https://" maxLength={MAX_PROFILE_CHARS.link} {...field(id)} />
        </div>
      ))}
      <div data-wide className={classes.form}>
        <ChipsInput
          label="Skills"
          placeholder="TypeScript"
          chips={draft.skills}
          error={faults.skills}
          onChange={(skills) => onChange({ skills })}
        />
        <ChipsInput
          label="Interests"
          placeholder="Graph theory"
          chips={draft.interests}
          error={faults.interests}
          onChange={(interests) => onChange({ interests })}
        />
      </div>
      <div data-wide>{note}</div>
      <div data-wide className={cluster(3)}>
        <ActButton type="submit" pending={saving} disabled={busy && !saving}>
          {SAVE_CHANGES}
        </ActButton>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {CANCEL}
        </Button>
      </div>
    </form>
  );
}
