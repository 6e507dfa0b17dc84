import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack } from '../../../../../ui/layout.ts';

type Props = {
  path: string;
  breakpoint: ProjectBreakpoint;
  onSave: (breakpoint: ProjectBreakpoint) => void;
  onClose: () => void;
};

const words = { size: 'md', maxLength: 1000, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** When a breakpoint stops, or what it writes instead. */
export function BreakpointDialog({ path, breakpoint, onSave, onClose }: Props) {
  const [condition, setCondition] = useState(breakpoint.condition ?? '');
  const [log, setLog] = useState(breakpoint.log ?? '');
  return (
    <Dialog title={`Breakpoint at ${path}, line ${breakpoint.line}`} onClose={onClose}>
      <form
        className={`${stack(4)} ${pad(5)}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ ...breakpoint, condition: condition.trim() || null, log: log.trim() || null });
          onClose();
        }}
      >
        <TextInput
          {...words}
          label="Condition"
          description="An expression in the program’s language. Leave empty to stop every time."
          placeholder="n > 10"
          value={condition}
          data-autofocus
          onChange={({ currentTarget }) => setCondition(currentTarget.value)}
        />
        <TextInput
          {...words}
          label="Message to log instead of stopping"
          description="Expressions in braces are evaluated. Leave empty to stop instead."
          placeholder="n is {n}"
          value={log}
          onChange={({ currentTarget }) => setLog(currentTarget.value)}
        />
        <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={false}>
            Save
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
