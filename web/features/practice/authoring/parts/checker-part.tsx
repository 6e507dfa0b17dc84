import type { AuthoredChecker } from '@devorbit/contract/practice/authoring.ts';
import { NativeSelect, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { card, pad, stack } from '../../../../ui/layout.ts';
import { NumberField } from '../components/number-field.tsx';
import type { PartProps } from '../desk/use-desk.ts';
import { faultsOf } from '../gaps.ts';
import { memoryBounds, timeBounds } from '../model.ts';
import { freeFile } from '../programs/model.ts';
import { ProgramFields } from '../programs/program-fields.tsx';
import { ProtocolSelect } from '../programs/protocol-select.tsx';
import classes from './parts.module.css';

const plain: AuthoredChecker = {
  kind: 'default',
  case_sensitive: false,
  space_change_sensitive: false,
  float_tolerance: null,
};

export function CheckerPart({ draft, change }: PartProps) {
  const { checker, limits } = draft;
  const fault = (word: string): string | null =>
    faultsOf(draft).find(({ part, text }) => part === 'checker' && text.includes(word))?.text ?? null;
  const put = (next: AuthoredChecker) => change({ checker: next });
  return (
    <div className={stack(5)}>
      <section className={stack(3)} aria-labelledby="checker">
        <h3 className={classes.subheading} id="checker">
          Checker
        </h3>
        <div className={classes.pair}>
          <NativeSelect
            label="Compare output"
            size="md"
            value={checker.kind}
            onChange={({ currentTarget }) =>
              put(
                currentTarget.value === 'default'
                  ? plain
                  : {
                      kind: 'program',
                      protocol: 'icpc',
                      program: {
                        name: freeFile(
                          'checker',
                          'python',
                          draft.solutions.map(({ name }) => name),
                        ),
                        language: 'python',
                        source: '',
                      },
                    },
              )
            }
            data={[
              { value: 'default', label: 'Word by word' },
              { value: 'program', label: 'With my own checker' },
            ]}
          />
          {checker.kind === 'default' && (
            <NumberField
              label="Tolerance"
              description="Absolute or relative, such as 1e-6. Leave empty to compare as text."
              value={checker.float_tolerance}
              error={fault('tolerance')}
              onChange={(float_tolerance) => put({ ...checker, float_tolerance })}
            />
          )}
        </div>
        {checker.kind === 'default' ? (
          <>
            <Switch
              size="md"
              label="Case-sensitive"
              checked={checker.case_sensitive}
              onChange={({ currentTarget }) => put({ ...checker, case_sensitive: currentTarget.checked })}
            />
            <Switch
              size="md"
              label="Whitespace-sensitive"
              checked={checker.space_change_sensitive}
              onChange={({ currentTarget }) => put({ ...checker, space_change_sensitive: currentTarget.checked })}
            />
          </>
        ) : (
          <div className={`${card('lifted')} ${pad(5)}`}>
            <ProgramFields program={checker.program} onChange={(program) => put({ ...checker, program })}>
              <ProtocolSelect
                label="Interface"
                names={{ icpc: 'ICPC output validator', testlib: 'Testlib checker' }}
                value={checker.protocol}
                onChange={(protocol) => put({ ...checker, protocol })}
              />
            </ProgramFields>
          </div>
        )}
      </section>
      <section className={stack(3)} aria-labelledby="limits">
        <h3 className={classes.subheading} id="limits">
          Limits per test
        </h3>
        <div className={classes.pair}>
          <NumberField
            label="Time (ms)"
            description={`CPU time, ${timeBounds}`}
            value={limits.time_ms}
            error={fault('time limit')}
            onChange={(time) => change({ limits: { ...limits, time_ms: time ?? Number.NaN } })}
          />
          <NumberField
            label="Memory (MB)"
            description={memoryBounds}
            value={limits.memory_kb / 1024}
            error={fault('memory limit')}
            onChange={(memory) => change({ limits: { ...limits, memory_kb: (memory ?? Number.NaN) * 1024 } })}
          />
        </div>
      </section>
    </div>
  );
}
