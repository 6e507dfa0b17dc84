import { lazy } from 'react';
import type { SignInAsked } from '../platform/sign-in-here.ts';

const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));

/** A module of its own, so that the pages that may need it do not name all that the dialog fetches. */
export const SignInHere = ({ asked }: { asked: SignInAsked }) => <SignInDialog asked={asked} />;
