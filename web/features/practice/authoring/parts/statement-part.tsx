import {
  CONSTRAINT_CHARS,
  MAX_CONSTRAINTS,
  MAX_TAGS,
  STATEMENT_CHARS,
  TITLE_CHARS,
} from '@devorbit/contract/practice/authoring-limits.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../platform/save-file.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, stack } from '../../../../ui/layout.ts';
import { fetchStatementPdf } from '../../problems/api.ts';
import { tagsFault, tagsFrom } from '../../problems/authoring/model.ts';
import { PDF_FAILED } from '../../problems/copy.ts';
import { difficulties } from '../../problems/model.ts';
import { MarkdownField } from '../components/markdown-field.tsx';
import { RowTools } from '../components/row-tools.tsx';
import type { PartProps } from '../desk/use-desk.ts';
import { moved } from '../model.ts';
import classes from './parts.module.css';

export function StatementPart({ problemId, draft, change }: PartProps) {
  const { constraints } = draft;
  const put = (list: string[]) => change({ constraints: list });
  return (
    <div className={stack(5)}>
      <TextInput
        label="Title"
        size="md"
        maxLength={TITLE_CHARS}
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <MarkdownField
        label="Statement"
        description="Markdown"
        value={draft.statement}
        rows={16}
        maxLength={STATEMENT_CHARS}
        onChange={(statement) => change({ statement })}
      />
      {draft.statement_pdf !== undefined && (
        <section className={stack(3)} aria-labelledby="pdf">
          <h3 className={classes.subheading} id="pdf">
            PDF
          </h3>
          <p className={classes.note}>
            The imported package has its statement as a PDF. Learners see it below the text above.
          </p>
          <PdfDoors
            problemId={problemId}
            digest={draft.statement_pdf}
            onRemove={() => change({ statement_pdf: undefined })}
          />
        </section>
      )}
      <div className={classes.pair}>
        <NativeSelect
          label="Difficulty"
          size="md"
          value={draft.difficulty}
          onChange={({ currentTarget }) =>
            change({ difficulty: difficulties.find((one) => one === currentTarget.value) ?? 'Easy' })
          }
          data={[...difficulties]}
        />
        <TagsField tags={draft.tags} onChange={(tags) => change({ tags })} />
      </div>
      <section className={stack(3)} aria-labelledby="constraints">
        <h3 className={classes.subheading} id="constraints">
          Constraints
        </h3>
        {constraints.length === 0 && (
          <p className={classes.note}>None yet. Say how large the input can be, one constraint per line.</p>
        )}
        {constraints.map((constraint, index) => (
          <div key={index} className={classes.line}>
            <TextInput
              aria-label={`Constraint ${index + 1}`}
              size="md"
              placeholder="1 ≤ n ≤ 100 000"
              maxLength={CONSTRAINT_CHARS}
              value={constraint}
              onChange={({ currentTarget }) => put(constraints.with(index, currentTarget.value))}
            />
            <RowTools
              name={`constraint ${index + 1}`}
              index={index}
              count={constraints.length}
              onMove={(by) => put(moved(constraints, index, by))}
              onRemove={() => put(constraints.toSpliced(index, 1))}
            />
          </div>
        ))}
        <div className={cluster(3)}>
          <Button
            variant="default"
            leftSection={<Plus size={17} aria-hidden="true" />}
            disabled={constraints.length >= MAX_CONSTRAINTS}
            onClick={() => put([...constraints, ''])}
          >
            Add a constraint
          </Button>
        </div>
      </section>
    </div>
  );
}

function PdfDoors({ problemId, digest, onRemove }: { problemId: number; digest: string; onRemove: () => void }) {
  const save = useAct(() => fetchStatementPdf(problemId, digest).then(saveFile), PDF_FAILED);
  return (
    <>
      <div className={cluster(3)}>
        <ActButton
          variant="default"
          leftSection={<Download size={17} aria-hidden="true" />}
          pending={save.pending}
          onClick={() => void save.run()}
        >
          Download the PDF
        </ActButton>
        <Button variant="default" onClick={onRemove}>
          Remove the PDF
        </Button>
      </div>
      {save.failure !== null && <p role="alert">{save.failure}</p>}
    </>
  );
}

/** Tags as they are typed: a comma that is not finished yet stays. */
function TagsField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const [typed, setTyped] = useState(tags.join(', '));
  return (
    <TextInput
      label="Tags"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={`Separated by commas, up to ${MAX_TAGS}`}
      placeholder="arrays, two pointers"
      size="md"
      value={typed}
      error={tagsFault(tags)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(tagsFrom(currentTarget.value));
      }}
    />
  );
}
