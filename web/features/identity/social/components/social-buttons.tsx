import type { Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { stack } from '../../../../ui/layout.ts';
import { providersQuery } from '../api.ts';
import { continueWith, failureText, REDIRECTING, UNAVAILABLE } from '../copy.ts';
import { loginAddress } from '../model.ts';
import { ProviderMark } from './provider-mark.tsx';
import classes from './social-buttons.module.css';

const providers: Provider[] = ['google', 'github'];

/** Sign-in and sign-up by a provider, below the form of the page. `place` is where a signed-in person goes. */
export function SocialButtons({ place = pathOf('home') }: { place?: string }) {
  const { data: states = [] } = useQuery(providersQuery);
  const [leaving, setLeaving] = useState<Provider | null>(null);
  /** Pressed, and not set up here. */
  const [missed, setMissed] = useState<Provider | null>(null);
  // The browser may bring the page back as it was left.
  useEffect(() => {
    const back = () => setLeaving(null);
    globalThis.addEventListener('pageshow', back);
    return () => globalThis.removeEventListener('pageshow', back);
  }, []);

  const leave = (provider: Provider, available: boolean) => {
    setMissed(available ? null : provider);
    if (!available) return;
    setLeaving(provider);
    globalThis.location.assign(loginAddress(provider, place));
  };

  return (
    <div className={stack(4)}>
      <p className={classes.or}>or</p>
      <div className={stack(3)}>
        {providers.map((provider) => {
          const available = !states.some((state) => state.provider === provider && !state.available);
          return (
            <Button
              key={provider}
              className={classes.button}
              variant="default"
              size="md"
              leftSection={<ProviderMark provider={provider} />}
              rightSection={available ? null : <span className={classes.mark}>{UNAVAILABLE}</span>}
              aria-disabled={leaving !== null}
              onClick={() => leaving === null && leave(provider, available)}
            >
              {leaving === provider ? REDIRECTING : continueWith(provider)}
            </Button>
          );
        })}
      </div>
      <p className={classes.note} role="status">
        {missed && failureText('unavailable', missed)}
      </p>
    </div>
  );
}
