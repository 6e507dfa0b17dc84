import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, pad, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { CALL_FAILED } from '../copy.ts';

type Props = {
  title: string;
  label: string;
  description?: string;
  initial?: string;
  confirm: string;
  maxLength: number;
  /** Why a name cannot be taken; null where it can. */
  fault?: (name: string) => string | null;
  /** Throws a sentence. */
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a name. */
export function NameDialog({
  title,
  label,
  description,
  initial = '',
  confirm,
  maxLength,
  fault,
  onName,
  onClose,
}: Props) {
  const [name, setName] = useState(initial);
  const [said, setSaid] = useState<string | null>(null);
  const act = useAct(
    async (wanted: string) => {
      await onName(wanted);
      onClose();
    },
    (error) => (error instanceof Error ? sentenceOf(error) : CALL_FAILED),
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={`${stack(4)} ${pad(5)}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.trim();
          const wrong = wanted === '' ? `${label} is required` : (fault?.(wanted) ?? null);
          setSaid(wrong);
          if (wrong === null) void act.run(wanted);
        }}
      >
        <TextInput
          label={label}
          description={description}
          size="md"
          value={name}
          maxLength={maxLength}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          error={said}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {confirm}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}

const sentenceOf = (error: Error): string => ('sentence' in error ? String(error.sentence) : error.message);
