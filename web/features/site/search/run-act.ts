import { chooseColorScheme } from '../../../platform/color-scheme.ts';
import { dropSession } from '../../../platform/session.ts';
import type { Act } from './options.ts';

/** Does what needs nothing of the palette. */
export function runAct(act: Act, member: boolean): void {
  if (act.kind === 'theme') {
    chooseColorScheme(act.theme);
    // Here it holds at once; where the server cannot be told, other browsers stay as they are.
    if (member) keepTheme(act.theme).catch(() => undefined);
  } else if (act.kind === 'log-out') {
    import('../../identity/accounts/api.ts').then(
      ({ signOut }) => signOut(),
      () => dropSession(),
    );
  }
}

async function keepTheme(theme: 'light' | 'dark' | 'auto'): Promise<void> {
  const [{ savePreferences }, { sharedQueryClient }] = await Promise.all([
    import('../../community/profiles/api.ts'),
    import('../../../platform/query-client.ts'),
  ]);
  await savePreferences(sharedQueryClient(), { theme });
}
