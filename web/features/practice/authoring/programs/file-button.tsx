import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

type Props = { label: string; accept: string; onFile: (file: File) => Promise<void> };

/** A button that asks for one file. */
export function FileButton({ label, accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Upload size={16} aria-hidden="true" />}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void onFile(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
