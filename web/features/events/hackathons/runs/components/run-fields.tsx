import { MAX_ENTRY_RUN_CHARS as RUN, MAX_RUN_SOURCE_BYTES } from '@devorbit/contract/events/hackathons-limits.ts';
import type { EntryFields } from '@devorbit/contract/events/hackathons.ts';
import { WORKSPACE } from '@devorbit/contract/execution/workspace-pieces.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../../platform/format/plurals.ts';
import { bytesText } from '../../../../../platform/format/sizes.ts';
import { text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { FIELD_LABELS } from '../../copy.ts';
import { filesQuery } from '../../files/api.ts';
import { languagesQuery } from '../api.ts';
import { sourceChoices } from '../model.ts';
import formClasses from '../../../../../ui/form.module.css';

type Props = { event: number; entry: number; form: UseFormReturnType<EntryFields> };

const NOTHING = { runSource: '', runLanguage: '', runBuild: '', runCommand: '', runInput: '' } as const;

/** How judges see an entry run: which of its zips, in which language, by which commands. */
export function RunFields({ event, entry, form }: Props) {
  const { runSource, runLanguage } = form.values;
  const files = useQuery(filesQuery(event, entry));
  const languages = useQuery({ ...languagesQuery(event), enabled: runSource !== '' });
  const field = (name: keyof typeof NOTHING) =>
    ({ name, size: 'md', label: FIELD_LABELS[name], ...form.getInputProps(name) }) as const;
  const known = languages.data ?? [];
  const isKnown = runLanguage === '' || known.some(({ language }) => language === runLanguage);
  return (
    <>
      <NativeSelect
        {...field('runSource')}
        description={`Have one of your entry’s zip files run for the judges: up to ${bytesText(MAX_RUN_SOURCE_BYTES)} and ${counted(WORKSPACE.FILES, 'file')}, unpacked. Add it below under “Pictures and files”.`}
        data={sourceChoices(files.data?.files ?? [], runSource)}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') form.setValues(NOTHING);
          else form.setFieldValue('runSource', value);
        }}
      />
      {runSource !== '' && (
        <div className={formClasses['form']} role="group" aria-label="How to run it">
          {languages.isError && (
            <LoadFailure query={languages} title="The languages could not be loaded" frame="line" />
          )}
          <NativeSelect
            {...field('runLanguage')}
            description="What has to be installed to run it."
            data={[
              { value: '', label: 'Choose a language' },
              ...(isKnown ? [] : [{ value: runLanguage, label: runLanguage }]),
              ...known.map(({ language, name, version }) => ({ value: language, label: `${name} ${version}` })),
            ]}
          />
          <TextInput
            maxLength={RUN.build}
            placeholder="make"
            spellCheck={false}
            autoCapitalize="off"
            {...field('runBuild')}
          />
          <TextInput
            maxLength={RUN.command}
            placeholder="python3 main.py"
            spellCheck={false}
            autoCapitalize="off"
            {...field('runCommand')}
          />
          <Textarea autosize minRows={2} maxRows={10} maxLength={RUN.input} {...field('runInput')} />
          <p className={text('small', 'quiet')}>
            Both commands are lines of a shell in the unpacked folder. Each gets up to 60 seconds, 512 MB of memory and
            no network, and the first 64 KB of each output are shown.
          </p>
        </div>
      )}
    </>
  );
}
