import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ProjectId } from './projects.ts';

const inProject = z.object({ id: ProjectId });

/**
 * An address for frames and tabs: `/preview/{token}/{path of a file}`, in the origin that the project has where the operator has given
 * it one; null: on this server, where the page has no origin.
 */
export const Preview = z.object({ token: z.string(), endsAt: z.iso.datetime(), origin: z.string().nullable() });
export type Preview = z.infer<typeof Preview>;

export const openPreview = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/previews/',
  summary:
    'Makes an address under which a browser shows the files of a project that the caller is a member of. Whoever has the address reads them, until it ends, is turned off, or the caller is no member any more.',
  audience: 'user',
  params: inProject,
  replies: { 201: Preview },
});

export const endPreviews = endpoint({
  method: 'DELETE',
  path: '/api/ide/projects/:id/previews/',
  summary: 'Turns off all such addresses of the caller’s own for a project.',
  audience: 'user',
  params: inProject,
  replies: { 200: z.object({ ended: z.int() }) },
});
