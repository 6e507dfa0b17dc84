import { ActionIcon, CopyButton as Copier } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { Check, Copy } from 'lucide-react';

/** Puts `text` on the clipboard and says so for a moment. `label` says what is copied. Absent where the browser gives no clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  if (!('clipboard' in navigator)) return null;
  return (
    <Copier value={text} timeout={1600}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          c={copied ? 'var(--good)' : 'var(--ink-2)'}
          onClick={copy}
          aria-label={copied ? 'Copied' : label}
          title={label}
        >
          {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        </ActionIcon>
      )}
    </Copier>
  );
}
