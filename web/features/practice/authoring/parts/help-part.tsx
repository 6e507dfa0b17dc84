import { EDITORIAL_CHARS, HINT_CHARS, MAX_HINTS } from '@devorbit/contract/practice/authoring-limits.ts';
import { Button, Textarea } from '@mantine/core';
import { Plus } from 'lucide-react';
import { cluster, stack } from '../../../../ui/layout.ts';
import { MarkdownField } from '../components/markdown-field.tsx';
import { RowTools } from '../components/row-tools.tsx';
import type { PartProps } from '../desk/use-desk.ts';
import { moved } from '../model.ts';
import classes from './parts.module.css';

export function HelpPart({ draft: { hints, editorial }, change }: PartProps) {
  const put = (list: string[]) => change({ hints: list });
  return (
    <div className={stack(5)}>
      <section className={stack(3)} aria-labelledby="hints">
        <h3 className={classes.subheading} id="hints">
          Hints
        </h3>
        {hints.map((hint, index) => (
          <div key={index} className={classes.line}>
            <Textarea
              className={classes.resizable}
              aria-label={`Hint ${index + 1}`}
              placeholder={index === 0 ? 'A nudge that gives little away' : 'The next step'}
              size="md"
              rows={3}
              maxLength={HINT_CHARS}
              value={hint}
              onChange={({ currentTarget }) => put(hints.with(index, currentTarget.value))}
            />
            <RowTools
              name={`hint ${index + 1}`}
              index={index}
              count={hints.length}
              onMove={(by) => put(moved(hints, index, by))}
              onRemove={() => put(hints.toSpliced(index, 1))}
            />
          </div>
        ))}
        <div className={cluster(3)}>
          <Button
            variant="default"
            leftSection={<Plus size={17} aria-hidden="true" />}
            disabled={hints.length >= MAX_HINTS}
            onClick={() => put([...hints, ''])}
          >
            Add a hint
          </Button>
          <p className={classes.note}>
            {hints.length} of {MAX_HINTS}
          </p>
        </div>
      </section>
      <MarkdownField
        label="Editorial"
        description="Markdown, optional"
        value={editorial}
        rows={14}
        maxLength={EDITORIAL_CHARS}
        onChange={(text) => change({ editorial: text })}
      />
    </div>
  );
}
