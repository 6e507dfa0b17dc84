/** Keys of our own editor parts, as CodeMirror writes them: the bindings and the list of keys have them from here. */
export const EDITOR_KEYS = {
  breakpoint: 'F9',
  editBreakpoint: 'Shift-F9',
  describe: 'Mod-k Mod-i',
  signature: 'Mod-Shift-Space',
  definition: 'F12',
  uses: 'Shift-F12',
  rename: 'F2',
} as const;
