import type { House } from '@devorbit/testkit/house.ts';
import { createSeal } from '../../../platform/sealed.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { makeProject } from './commands/make-project.ts';
import { createLink } from './links/commands/create-link.ts';
import { storeVersion } from './versions/commands/store-version.ts';

/** A project of three files, the third of them no text, with a version and a link. */
export async function makeSharedProject(
  { database, clock, env }: House,
  user_id: number,
): Promise<{ id: number; token: string; link: number }> {
  const at = clock.now();
  const id = await database.transaction(async (tx) => {
    const made = await makeProject(tx, {
      user_id,
      name: 'Sample',
      files: [
        { name: 'main.py', content: 'hello' },
        { name: 'src/other.py', content: 'a = 1\n' },
        { name: 'dot.png', base64: 'iVBORw0KGgo=' },
      ],
      at,
    });
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
