import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FileId } from './files.ts';
import { MAX_FILES, MAX_LINK_DAYS, MAX_LINKS } from './projects-limits.ts';
import { Project } from './projects.ts';
import { VersionFile } from './versions.ts';

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** 128 bits. */
const Token = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'Must be a link of the Online IDE');

export const Link = z.object({
  id: z.int(),
  token: z.string(),
  /** The version that it shows; null where it shows the project as it is. */
  version: z.int().nullable(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
export type Link = z.infer<typeof Link>;

const inProject = z.object({ id: Id });

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/links/',
  summary: 'The links under which others read a project, newest first.',
  audience: 'user',
  params: inProject,
  replies: { 200: z.array(Link).max(MAX_LINKS) },
});

export const createLink = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/links/',
  summary: 'Makes a link under which anybody reads the project: as it is, or one version of it.',
  audience: 'user',
  params: inProject,
  body: z.object({
    version: z
      .int()
      .min(1)
      .max(2 ** 31 - 1)
      .nullable()
      .default(null),
    days: z.int().min(1).max(MAX_LINK_DAYS, `Must be at most ${MAX_LINK_DAYS} days`).nullable().default(null),
  }),
  replies: { 201: Link },
});

export const revokeLink = endpoint({
  method: 'DELETE',
  path: '/api/ide/projects/:id/links/:link/',
  summary: 'Ends a link.',
  audience: 'user',
  params: z.object({ id: Id, link: Id }),
  replies: { 200: z.object({ revoked: z.boolean() }) },
});

export const SharedProject = z.object({
  name: z.string(),
  /** Whose it is. */
  username: z.string(),
  version: z.int().nullable(),
  files: z.array(VersionFile).max(MAX_FILES),
  updatedAt: z.iso.datetime(),
});
export type SharedProject = z.infer<typeof SharedProject>;

export const showShared = endpoint({
  method: 'GET',
  path: '/api/ide/shared/:token/',
  summary: 'What a link shows. 404 where it was revoked or has ended.',
  audience: 'anyone',
  params: z.object({ token: Token }),
  replies: { 200: SharedProject },
});

export const showSharedBytes = endpoint({
  method: 'GET',
  path: '/api/ide/shared/:token/files/:file/bytes/',
  summary: 'The bytes of a file that is no text of what a link shows. 404 where it was revoked or has ended.',
  audience: 'anyone',
  params: z.object({ token: Token, file: FileId }),
  replies: { 200: z.string() },
});

export const forkShared = endpoint({
  method: 'POST',
  path: '/api/ide/shared/:token/fork/',
  summary: 'Makes a project of the caller’s own of what a link shows.',
  audience: 'user',
  params: z.object({ token: Token }),
  replies: { 201: Project },
});
