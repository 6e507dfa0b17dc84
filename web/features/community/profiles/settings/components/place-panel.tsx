import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { deviceTimeZone } from '../../../../../platform/time-zone.ts';
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

/** The time that days are counted in, and the language that the editor opens with. */
export function PlacePanel({ preferences: { shown, save } }: { preferences: PreferenceControl }) {
  const zones = timeZoneGroups([
    ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(shown.time_zone === null ? [] : [shown.time_zone])]),
  ]);
  return (
    <Panel title="Time and language">
      <div className={classes.pair}>
        <NativeSelect
          label="Time zone"
          description="Days and streaks are counted in it."
          {...order}
          value={shown.time_zone ?? ''}
          data={[{ value: '', label: `As this device (${deviceTimeZone()})` }, ...zones]}
          onChange={({ currentTarget: { value } }) => save({ time_zone: value === '' ? null : value })}
        />
        <NativeSelect
          label="Language of code"
          description="The editor opens with it, wherever you have not chosen another one."
          {...order}
          value={shown.code_language ?? ''}
          data={[{ value: '', label: 'The one used last' }, ...languages]}
          onChange={({ currentTarget: { value } }) =>
            save({ code_language: languages.find((language) => language.value === value)?.value ?? null })
          }
        />
      </div>
    </Panel>
  );
}
