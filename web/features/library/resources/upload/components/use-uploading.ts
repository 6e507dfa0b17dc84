import { fileTypeOf } from '@devorbit/contract/library/resources-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../../platform/api-error.ts';
import { duplicateWith, sendResource } from '../../api.ts';
import { digestOf } from '../../model.ts';

const refusedAs = (duplicate: { id: number; title: string }): ApiError =>
  new ApiError(409, JSON.stringify({ details: duplicate }));

/** Sends a document with its progress; bytes that are here already are found out before they leave. */
export function useUploading() {
  const client = useQueryClient();
  const sending = useRef<AbortController>(null);
  const [at, setAt] = useState<{ step: string; share: number | null }>({ step: '', share: null });
  useEffect(() => () => sending.current?.abort(), []);
  return {
    ...at,
    cancel: () => sending.current?.abort(),
    async send(file: File, values: Record<string, string>, allowDuplicate: boolean): Promise<void> {
      const { signal } = (sending.current = new AbortController());
      setAt({ step: 'Reading the file', share: null });
      const digest = allowDuplicate ? null : await digestOf(file);
      const duplicate = digest === null ? null : await duplicateWith(digest).catch(() => null);
      if (duplicate) throw refusedAs(duplicate);
      signal.throwIfAborted();
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      form.set('file_type', fileTypeOf(file.name) ?? '');
      if (allowDuplicate) form.set('duplicate', 'allow');
      form.set('file', file);
      setAt({ step: 'Sending, 0%', share: 0 });
      await sendResource(client, form, {
        signal,
        onProgress: (share) =>
          setAt(
            share < 1
              ? { step: `Sending, ${Math.floor(share * 100)}%`, share }
              : { step: 'Checking the file and preparing its preview', share: null },
          ),
      });
    },
  };
}
