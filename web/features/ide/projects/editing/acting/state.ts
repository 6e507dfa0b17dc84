import { ApiError } from '../../../../../platform/api-error.ts';
import { OFFLINE_FILES } from '../../copy.ts';
import type { Keeping } from '../keeping/state.ts';
import type { ShownProject } from '../shown/state.ts';

/** An act on the project: by the server, or here for a visitor. Rejects with a sentence for people. */
export type Act = (remote: (project: number) => Promise<unknown>, local: () => void) => Promise<void>;

type Given = {
  shown: ShownProject;
  keeping: Keeping;
  /** Asks the server what has become of the project. */
  reload: () => Promise<void>;
};

export const createAct =
  ({ shown, keeping, reload }: Given): Act =>
  async (remote, local) => {
    const project = shown.read().id;
    if (project === null) {
      local();
      await keeping.keepTree();
      return;
    }
    try {
      await remote(project);
      await reload();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      shown.show({ saving: 'offline' });
      throw new Error(OFFLINE_FILES, { cause: error });
    }
  };
