import type { Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { continueWith } from '../copy.ts';
import { ProviderMark } from './provider-mark.tsx';

const providers: Provider[] = ['github', 'google'];

type Props = { listClass?: string | undefined; linkClass?: string | undefined; named?: boolean; onFollow?: () => void };

/** A visitor's links to the sign-in by a provider; with their names where there is room. */
export function SocialLinks({ listClass, linkClass, named = false, onFollow }: Props) {
  return (
    <ul className={listClass}>
      {providers.map((provider) => (
        <li key={provider}>
          <Link
            className={linkClass}
            to={pathOf(`${provider}-sign-in`)}
            {...(named ? {} : { 'aria-label': continueWith(provider), title: continueWith(provider) })}
            onClick={onFollow}
          >
            <ProviderMark provider={provider} />
            {named && continueWith(provider)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
