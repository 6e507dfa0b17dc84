import { MAX_PARAMS } from '@devorbit/contract/execution/judging-limits.ts';
import type { Signature, ValueType } from '@devorbit/contract/execution/languages.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { cluster, row, stack } from '../../../../ui/layout.ts';
import { RowTools } from '../components/row-tools.tsx';
import { moved, valueTypes } from '../model.ts';
import classes from './parts.module.css';

type Props = { signature: Signature; onChange: (signature: Signature) => void };

/** Parameters with their types, and what comes back. */
export function SignatureFields({ signature, onChange }: Props) {
  const { params } = signature;
  const put = (list: Signature['params']) => onChange({ ...signature, params: list });
  const type = (label: string, value: ValueType, choose: (type: ValueType) => void) => (
    <NativeSelect
      className={classes.mono}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = valueTypes.find((one) => one === currentTarget.value);
        if (chosen) choose(chosen);
      }}
      data={[...valueTypes]}
    />
  );
  return (
    <div className={stack(3)}>
      {params.map((param, index) => (
        <div key={index} className={classes.param}>
          <TextInput
            className={classes.mono}
            aria-label={`Parameter ${index + 1}`}
            placeholder="name"
            spellCheck={false}
            error={!/^[a-z][a-zA-Z0-9]*$/.test(param.name)}
            value={param.name}
            onChange={({ currentTarget }) => put(params.with(index, { ...param, name: currentTarget.value.trim() }))}
          />
          {type(`Type of parameter ${index + 1}`, param.type, (chosen) =>
            put(params.with(index, { ...param, type: chosen })),
          )}
          <RowTools
            name={`parameter ${index + 1}`}
            index={index}
            count={params.length}
            onMove={(by) => put(moved(params, index, by))}
            {...(params.length > 1 ? { onRemove: () => put(params.toSpliced(index, 1)) } : {})}
          />
        </div>
      ))}
      <div className={cluster(3)}>
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden="true" />}
          disabled={params.length >= MAX_PARAMS}
          onClick={() => put([...params, { name: '', type: 'int' }])}
        >
          Add a parameter
        </Button>
        <div className={row(3)}>
          <span className={classes.note}>returns</span>
          {type('Returns', signature.returns, (returns) => onChange({ ...signature, returns }))}
        </div>
      </div>
    </div>
  );
}
