import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { hostSignIn, useSignInAsked } from '../platform/sign-in-here.ts';
import { Kit } from '../ui/kit.tsx';

const SignInHere = lazy(async () => ({ default: (await import('./sign-in-here.tsx')).SignInHere }));

/**
 * Around the pages that are made of Mantine's components or ask the server by useQuery; the others do without their bytes.
 * Here visitors sign in over the page that they are on.
 */
export default function KitLayout() {
  const asked = useSignInAsked();
  useEffect(hostSignIn, []);
  return (
    <Kit>
      <Outlet />
      <Suspense>{asked && <SignInHere asked={asked} />}</Suspense>
    </Kit>
  );
}
