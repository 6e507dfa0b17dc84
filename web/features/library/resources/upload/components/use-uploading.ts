import { fileTypeOf, RESUMABLE_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../../platform/api-error.ts';
import { forgetUpload, uploadInParts } from '../../../../../platform/resumable-upload.ts';
import type { upload } from '../../../../../platform/upload.ts';
import { duplicateWith } from '../../api.ts';
import { digestOf } from '../../model.ts';

const refusedAs = (duplicate: { id: number; title: string }): ApiError =>
  new ApiError(409, JSON.stringify({ details: duplicate }));

/** Sends a form with a file somewhere, and does what follows from that. */
export type Delivery = (client: QueryClient, form: FormData, how: Parameters<typeof upload>[2]) => Promise<unknown>;

/** Sends a document with its progress; bytes that are here already are found out before they leave. */
export function useUploading(deliver: Delivery) {
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
      const sent = (share: number) => setAt({ step: `Sending, ${Math.floor(share * 100)}%`, share });
      const large = file.size >= RESUMABLE_BYTES;
      const key = digest ?? (await digestOf(file)) ?? `${file.name} ${file.size} ${file.lastModified}`;
      sent(0);
      if (large) form.set('upload_id', await uploadInParts(file, { key, signal, onProgress: sent }));
      else form.set('file', file);
      await deliver(client, form, {
        signal,
        onProgress: (share) =>
          share < 1 && !large
            ? sent(share)
            : setAt({ step: 'Checking the file and preparing its preview', share: null }),
      });
      if (large) forgetUpload(key);
    },
  };
}
