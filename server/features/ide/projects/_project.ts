import type { House } from '@devorbit/testkit/house.ts';
import { createSeal } from '../../../platform/sealed.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { placeFiles } from './files/commands/place-files.ts';
import { createLink } from './links/commands/create-link.ts';
import { insertProject } from './store.ts';
import { storeVersion } from './versions/commands/store-version.ts';

/** A project of three files, the third of them no text, with a version and a link. */
export async function makeSharedProject(
  { database, clock, env }: House,
  user_id: number,
): Promise<{ id: number; token: string; link: number }> {
  const at = clock.now();
  const id = await database.transaction(async (tx) => {
    // They may have as many as one may have.
    await tx.raw('delete from ide_projects where user_id = $1', [user_id]);
    const { id: made } = await insertProject(tx, { user_id, name: 'Sample', now: at });
    const files = [
      { name: 'main.py', content: 'hello' },
      { name: 'src/other.py', content: 'a = 1\n' },
      { name: 'dot.png', base64: 'iVBORw0KGgo=' },
    ];
    await placeFiles(tx, { project: made, owner: user_id, user_id, at }, files, []);
    await storeVersion(tx, made, { reason: 'named', name: 'First', at });
    return made;
  });
  const seal = createSeal(env.SECRET, 'ide links');
  const { token, id: link } = await createLink({ database, clock, seal }, { id: user_id } as Actor, {
    id,
    version: null,
    days: null,
  });
  return { id, token, link };
}
