/**
 * What Node runs to check the types of a project. Of files that have not changed, the next check knows what this one found:
 * it is kept in var/`name`.tsbuildinfo. One thread takes two thirds of the processor time of several.
 */
export const checkTypes = (project: string, name: string, root = ''): string[] => [
  `${root}node_modules/@typescript/native/bin/tsc`,
  '--noEmit',
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  `${root}var/${name}.tsbuildinfo`,
  '-p',
  project,
];
