import type { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import { Button, NativeSelect, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeEditor } from '../../../../ui/code-editor/code-editor.tsx';
import { cluster, stack } from '../../../../ui/layout.ts';
import { languageIds } from '../../submissions/drafts/model.ts';
import { LANGUAGE_NAMES } from '../../submissions/history/copy.ts';
import { startersQuery } from '../api.ts';
import type { PartProps } from '../desk/use-desk.ts';
import { faultsOf } from '../gaps.ts';
import { SignatureFields } from './signature-fields.tsx';
import programClasses from '../programs/programs.module.css';
import classes from './parts.module.css';

const TYPING_PAUSE_MS = 400;
const first: Signature = { params: [{ name: 'n', type: 'int' }], returns: 'int' };

export function StarterPart({ draft, change }: PartProps) {
  const { signature, starters } = draft;
  const [language, setLanguage] = useState<PracticeLanguage>('python');
  const wrong = faultsOf(draft).some(({ part }) => part === 'starter');
  const [asked] = useDebouncedValue(signature, TYPING_PAUSE_MS);
  const made = useQuery({ ...startersQuery(asked), enabled: !wrong });
  const own = starters[language];
  const generated = made.data?.find(({ id }) => id === language);
  const put = (text: string | undefined) => {
    const { [language]: _old, ...rest } = starters;
    change({ starters: text === undefined ? rest : { ...rest, [language]: text } });
  };
  return (
    <div className={stack(5)}>
      <section className={stack(3)} aria-labelledby="signature">
        <h3 className={classes.subheading} id="signature">
          What learners write
        </h3>
        <Switch
          size="md"
          label="A solve function that takes the input as parameters"
          checked={signature !== null}
          onChange={({ currentTarget }) => change({ signature: currentTarget.checked ? first : null })}
        />
        <p className={classes.note}>
          {signature
            ? 'The input is a JSON object with these keys. The judge reads it, calls solve and prints what it returns.'
            : 'Programs read plain text and print plain text.'}
        </p>
        {signature && <SignatureFields signature={signature} onChange={(next) => change({ signature: next })} />}
      </section>
      <section className={stack(3)} aria-labelledby="starter-code">
        <h3 className={classes.subheading} id="starter-code">
          In the editor
        </h3>
        <div className={cluster(3)}>
          <NativeSelect
            aria-label="Language"
            value={language}
            onChange={({ currentTarget }) =>
              setLanguage(languageIds.find((id) => id === currentTarget.value) ?? language)
            }
            data={languageIds.map((id) => ({
              value: id,
              label: `${LANGUAGE_NAMES[id]}${starters[id] === undefined ? '' : ' (custom)'}`,
            }))}
          />
          <Button
            variant="default"
            onClick={() => put(own === undefined ? (generated?.starter_code ?? '') : undefined)}
          >
            {own === undefined ? 'Write your own' : 'Use the generated code'}
          </Button>
        </div>
        {own === undefined ? (
          <pre
            className={classes.code}
            tabIndex={0}
            role="group"
            aria-label={`Starter code in ${LANGUAGE_NAMES[language]}`}
          >
            {generated?.function_code}
          </pre>
        ) : (
          <div className={programClasses.editor}>
            <CodeEditor
              value={own}
              onChange={put}
              language={language}
              label={`Starter code in ${LANGUAGE_NAMES[language]}`}
              onRun={() => undefined}
              onSubmit={() => undefined}
            />
          </div>
        )}
      </section>
    </div>
  );
}
