import { defineFeature } from '../../../feature.ts';
import { createSeal } from '../../../platform/sealed.ts';
import { accountSettings } from '../accounts/door.ts';
import { purgeSocialFlows } from './jobs.ts';
import { socialSignInsPerAddress } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { chosenProviders } from './providers/chosen-providers.ts';
import { serveSocial } from './routes.ts';
import { socialSettings } from './settings.ts';

export const social = defineFeature({
  name: 'identity/social',
  tables: ['identities', 'social_flows', 'social_handoffs'],
  userColumns: {
    'identities.user_id': 'erased',
    'social_flows.user_id': 'erased',
    'social_handoffs.user_id': 'erased',
  },
  personalData,
  notExported: {
    social_flows: 'lives for minutes',
    social_handoffs: 'lives for minutes',
  },
  limits: [socialSignInsPerAddress],
  settings: [socialSettings],
  hourly: [{ name: 'Abandoned social sign-ins', run: purgeSocialFlows }],
  serve(http, platform) {
    const { env, site } = platform;
    serveSocial(http, {
      ...platform,
      sessionHours: accountSettings.of(env).SESSION_HOURS,
      providers: chosenProviders(socialSettings.of(env)),
      oauthSeal: createSeal(env.SECRET, 'oauth'),
      secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
      ownAddress: site,
    });
  },
});
