import type { Env } from '../../../platform/env.ts';
import { socialSettings } from './settings.ts';

/** Which providers people can sign in with. */
export function offeredProviders(env: Pick<Env, 'settings'>): { google: boolean; github: boolean } {
  const { GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID } = socialSettings.of(env);
  return { google: GOOGLE_CLIENT_ID !== undefined, github: GITHUB_CLIENT_ID !== undefined };
}
