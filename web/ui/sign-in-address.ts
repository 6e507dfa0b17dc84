import { pathOf } from '@devorbit/contract/path-of.ts';
import { useLocation } from 'react-router';

/** Where people sign in, to come back to the page that they are on. */
export const useSignInAddress = (): string => {
  const { pathname, search } = useLocation();
  return `${pathOf('sign-in')}?next=${encodeURIComponent(pathname + search)}`;
};
