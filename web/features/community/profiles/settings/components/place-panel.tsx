import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { deviceTimeZone, knownTimeZones } from '../../../../../platform/time-zone.ts';
import { cluster } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { timeZoneGroups } from '../../model.ts';
import type { PreferenceControl } from './use-preferences.ts';
import classes from './settings.module.css';

const languages: { value: PracticeLanguage; label: string }[] = [
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
  { value: 'java', label: 'Java' },
  { value: 'cpp', label: 'C++' },
];

const order = { inputWrapperOrder: ['label', 'input', 'description'] } satisfies NativeSelectProps;

/** The time zone of the user's days, and the language new problems open with. */
export function PlacePanel({ preferences: { shown, save } }: { preferences: PreferenceControl }) {
  const zones = timeZoneGroups([
    ...new Set([...knownTimeZones(), 'UTC', ...(shown.time_zone === null ? [] : [shown.time_zone])]),
  ]);
  return (
    <Panel title="Time and language">
      <div className={`${cluster([5, 4], { align: 'start' })} ${classes.pair}`}>
        <NativeSelect
          label="Time zone"
          description="Used for your streak and contribution days."
          {...order}
          value={shown.time_zone ?? ''}
          data={[{ value: '', label: `Same as this device (${deviceTimeZone()})` }, ...zones]}
          onChange={({ currentTarget: { value } }) => save({ time_zone: value === '' ? null : value })}
        />
        <NativeSelect
          label="Default language"
          description="Used when you open a problem for the first time."
          {...order}
          value={shown.code_language ?? ''}
          data={[{ value: '', label: 'Last used' }, ...languages]}
          onChange={({ currentTarget: { value } }) =>
            save({ code_language: languages.find((language) => language.value === value)?.value ?? null })
          }
        />
      </div>
    </Panel>
  );
}
