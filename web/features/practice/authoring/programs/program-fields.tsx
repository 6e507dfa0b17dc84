import { NAME_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredProgram } from '@devorbit/contract/practice/authoring.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { CodeEditor } from '../../../../ui/code-editor/code-editor.tsx';
import { cluster, stack } from '../../../../ui/layout.ts';
import { languageIds } from '../../submissions/drafts/model.ts';
import { LANGUAGE_NAMES } from '../../submissions/history/copy.ts';
import { FileButton } from './file-button.tsx';
import { fromFile, inLanguage } from './model.ts';
import parts from '../parts/parts.module.css';
import classes from './programs.module.css';

type Props<P extends AuthoredProgram> = {
  program: P;
  onChange: (program: P) => void;
  /** Before the name: a role, a protocol. */
  children?: ReactNode;
};

/** One source file: its name, its language and its code, typed or taken from a file. */
export function ProgramFields<P extends AuthoredProgram>({ program, onChange, children }: Props<P>) {
  const nothing = () => undefined;
  return (
    <div className={stack(4)}>
      <div className={`${cluster(3, { align: 'end' })} ${classes.fields}`}>
        {children}
        <TextInput
          className={`${classes.name} ${parts.mono}`}
          label="File name"
          maxLength={NAME_CHARS}
          spellCheck={false}
          value={program.name}
          onChange={({ currentTarget }) => onChange({ ...program, name: currentTarget.value.trim() })}
        />
        <NativeSelect
          label="Language"
          value={program.language}
          onChange={({ currentTarget }) => {
            const chosen = languageIds.find((id) => id === currentTarget.value);
            if (chosen) onChange(inLanguage(program, chosen));
          }}
          data={languageIds.map((id) => ({ value: id, label: LANGUAGE_NAMES[id] }))}
        />
        <FileButton
          label={`Upload a file for ${program.name}`}
          accept=".js,.mjs,.py,.java,.cpp,.cc,.cxx,text/plain"
          onFile={async (file) => onChange(fromFile(program, file.name, await file.text()))}
        />
      </div>
      <div className={classes.editor}>
        <CodeEditor
          value={program.source}
          onChange={(source) => onChange({ ...program, source })}
          language={program.language}
          label={`Code of ${program.name}`}
          onRun={nothing}
          onSubmit={nothing}
        />
      </div>
    </div>
  );
}
