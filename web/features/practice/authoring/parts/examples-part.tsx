import { MAX_EXAMPLES } from '@devorbit/contract/practice/authoring-limits.ts';
import type { Example } from '@devorbit/contract/practice/problems.ts';
import { Button, Textarea } from '@mantine/core';
import { Plus } from 'lucide-react';
import { card, cluster, pad, row, stack } from '../../../../ui/layout.ts';
import { RowTools } from '../components/row-tools.tsx';
import type { PartProps } from '../desk/use-desk.ts';
import { moved } from '../model.ts';
import classes from './parts.module.css';

export function ExamplesPart({ draft: { examples }, change }: PartProps) {
  const put = (list: Example[]) => change({ examples: list });
  return (
    <div className={stack(4)}>
      {examples.length === 0 && <p className={classes.empty}>Show learners what goes in and what comes out.</p>}
      {examples.map((example, index) => (
        <section key={index} className={`${card('lifted')} ${pad(4)} ${stack(3)}`} aria-labelledby={`example-${index}`}>
          <div className={row(3, { justify: 'between' })}>
            <h3 className={classes.subheading} id={`example-${index}`}>
              Example {index + 1}
            </h3>
            <RowTools
              name={`example ${index + 1}`}
              index={index}
              count={examples.length}
              onMove={(by) => put(moved(examples, index, by))}
              onRemove={() => put(examples.toSpliced(index, 1))}
            />
          </div>
          <ExampleFields
            number={index + 1}
            example={example}
            onChange={(part) => put(examples.with(index, { ...example, ...part }))}
          />
        </section>
      ))}
      <div className={cluster(3)}>
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden="true" />}
          disabled={examples.length >= MAX_EXAMPLES}
          onClick={() => put([...examples, { input: '', output: '' }])}
        >
          Add an example
        </Button>
      </div>
    </div>
  );
}

type FieldsProps = { number: number; example: Example; onChange: (part: Partial<Example>) => void };

function ExampleFields({ number, example, onChange }: FieldsProps) {
  const field = (key: keyof Example, label: string, rows: number, className: string | undefined) => (
    <Textarea
      className={`${classes.resizable} ${className ?? ''}`}
      label={label}
      aria-label={`${label} of example ${number}`}
      size="md"
      rows={rows}
      spellCheck={key === 'explanation'}
      value={example[key] ?? ''}
      onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
    />
  );
  return (
    <>
      <div className={classes.pair}>
        {field('input', 'Input', 4, classes.mono)}
        {field('output', 'Output', 4, classes.mono)}
      </div>
      {field('explanation', 'Explanation', 2, undefined)}
    </>
  );
}
