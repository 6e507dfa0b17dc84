import { isExecutable } from '../languages/version.ts';
import { NODE_IN_BOX } from '../sandbox/box-view.ts';

/** Where a program of the box stands on this machine: our own Node is shown in the box under another name. */
export const onThisMachine = (program: string): string => (program === NODE_IN_BOX ? process.execPath : program);

/** Whether a language of the catalogue is installed. */
export const isInstalled = ({ program }: { program: string }): Promise<boolean> => isExecutable(onThisMachine(program));
