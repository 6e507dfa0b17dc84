import type { ProjectRole } from '@devorbit/contract/ide/projects.ts';

export type { ProjectRole };

/** A project is its owner's and its members', whatever the role on the site; others read it under a link. */
export const mayRead = (role: ProjectRole): boolean => role === 'owner' || role === 'editor' || role === 'viewer';
/** Change files, notes, configurations and breakpoints, keep and name versions, run, type and debug. */
export const mayEdit = (role: ProjectRole): boolean => role === 'owner' || role === 'editor';
/** Rename and delete it, restore versions, and say who reads it and who works in it. */
export const mayOwn = (role: ProjectRole): boolean => role === 'owner';
