// Whether guests run programs: for features that offer it.
export { executionSettings } from './settings.ts';
// Workspaces at a runner: for the Online IDE, and for entries of hackathons. Who may is for the caller to ask.
export {
  endWorkspace,
  isThere,
  LASTING_S,
  makeWorkspace,
  patchFiles,
  type Place,
  readEntries,
  readEntry,
} from './workspace-client.ts';
export { openPrograms, type ProgramEnd, type Programs, WorkspaceLost, WorkspaceRefusal } from './workspace-programs.ts';
// Language servers at a runner, for editors of the Online IDE. Who may is for the caller to ask.
export {
  type LanguageServerPlace,
  languageServerSocket,
  NoLanguageServer,
  openLanguageServer,
  patchLanguageServer,
} from './language-server-client.ts';
