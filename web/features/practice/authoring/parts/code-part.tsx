import { MAX_GENERATORS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredProgram } from '@devorbit/contract/practice/authoring.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { card, cluster, stack } from '../../../../ui/layout.ts';
import { LANGUAGE_NAMES } from '../../submissions/history/copy.ts';
import type { PartProps } from '../desk/use-desk.ts';
import { freeFile } from '../programs/model.ts';
import { ProgramFields } from '../programs/program-fields.tsx';
import { ProgramRow } from '../programs/program-row.tsx';
import { ProtocolSelect } from '../programs/protocol-select.tsx';
import programClasses from '../programs/programs.module.css';
import classes from './parts.module.css';

export function CodePart({ draft: { generators, validator, tests }, change }: PartProps) {
  const [open, setOpen] = useState<number | 'validator' | null>(null);
  const taken = [...generators, ...(validator ? [validator.program] : [])].map(({ name }) => name);
  /** Tests name their generator: they follow its new name. */
  const put = (index: number, next: AuthoredProgram) => {
    const before = generators[index]?.name;
    change({
      generators: generators.with(index, next),
      ...(before === next.name
        ? {}
        : {
            tests: tests.map((test) =>
              test.kind === 'generated' && test.generator === before ? { ...test, generator: next.name } : test,
            ),
          }),
    });
  };
  const used = (name: string) => tests.filter((test) => test.kind === 'generated' && test.generator === name).length;
  const toggle = (row: number | 'validator') => setOpen(open === row ? null : row);
  return (
    <div className={stack(5)}>
      <section className={stack(3)} aria-labelledby="generators">
        <h3 className={classes.subheading} id="generators">
          Generators
        </h3>
        <p className={classes.note}>
          A generator prints one input for the arguments of a test. The same arguments must always give the same input.
        </p>
        {generators.length > 0 && (
          <ul className={`${card('lifted')} ${stack(0)}`}>
            {generators.map((generator, index) => (
              <ProgramRow
                key={index}
                name={generator.name}
                aside={
                  <>
                    <span>{counted(used(generator.name), 'test')}</span>
                    <span className={programClasses.language}>{LANGUAGE_NAMES[generator.language]}</span>
                  </>
                }
                open={open === index}
                onToggle={() => toggle(index)}
                onRemove={() => {
                  change({ generators: generators.toSpliced(index, 1) });
                  setOpen(null);
                }}
              >
                <ProgramFields program={generator} onChange={(next) => put(index, next)} />
              </ProgramRow>
            ))}
          </ul>
        )}
        <div className={cluster(3)}>
          <Button
            variant="default"
            leftSection={<Plus size={17} aria-hidden="true" />}
            disabled={generators.length >= MAX_GENERATORS}
            onClick={() => {
              const name = freeFile('generator', 'python', taken);
              change({ generators: [...generators, { name, language: 'python', source: '' }] });
              setOpen(generators.length);
            }}
          >
            Add a generator
          </Button>
        </div>
      </section>
      <section className={stack(3)} aria-labelledby="validator">
        <h3 className={classes.subheading} id="validator">
          Input validator
        </h3>
        <p className={classes.note}>
          Reads an input, and tells by its exit code whether the input meets the constraints.
        </p>
        {validator ? (
          <ul className={`${card('lifted')} ${stack(0)}`}>
            <ProgramRow
              name={validator.program.name}
              aside={<span className={programClasses.language}>{LANGUAGE_NAMES[validator.program.language]}</span>}
              open={open === 'validator'}
              onToggle={() => toggle('validator')}
              onRemove={() => change({ validator: null })}
            >
              <ProgramFields
                program={validator.program}
                onChange={(program) => change({ validator: { ...validator, program } })}
              >
                <ProtocolSelect
                  label="Valid input"
                  names={{ icpc: 'Exit code 42', testlib: 'Exit code 0 (testlib)' }}
                  value={validator.protocol}
                  onChange={(protocol) => change({ validator: { ...validator, protocol } })}
                />
              </ProgramFields>
            </ProgramRow>
          </ul>
        ) : (
          <div className={cluster(3)}>
            <Button
              variant="default"
              leftSection={<Plus size={17} aria-hidden="true" />}
              onClick={() => {
                const name = freeFile('validator', 'python', taken);
                change({ validator: { protocol: 'icpc', program: { name, language: 'python', source: '' } } });
                setOpen('validator');
              }}
            >
              Add a validator
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
