import type { listVersions } from '@devorbit/contract/library/resource-versions.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import { upload } from '../../../../platform/upload.ts';

const listRoute = route<typeof listVersions>('GET', '/api/documents/:id/versions/');

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'versions', id] as const,
    queryFn: ({ signal }) => call(listRoute, { params: { id }, signal }),
    // Addresses in it expire.
    staleTime: 0,
  });

/** Puts a new file in place of a document's. */
export const sendVersion =
  (id: number) =>
  async (client: QueryClient, form: FormData, how: Parameters<typeof upload>[2]): Promise<void> => {
    await upload(`/api/documents/${id}/versions/`, form, how);
    await client.invalidateQueries({ queryKey: ['resources'] });
  };
