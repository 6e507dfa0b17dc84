import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSession } from '../../../../platform/session.ts';
import { StrengthLine } from '../../../../ui/strength-line.tsx';

type Strength = 0 | 1 | 2 | 3 | 4;

/** How hard a password is to guess; its dictionaries come when the first letter is typed. Without them nothing is said: the server decides. */
export function StrengthMeter({ password }: { password: string }) {
  const user = useSession()?.user;
  const [typed] = useDebouncedValue(password, 150);
  const [strength, setStrength] = useState<Strength | null>(null);
  const known = `${user?.username ?? ''} ${user?.email ?? ''} ${user?.full_name ?? ''}`;

  useEffect(() => {
    let wanted = true;
    void import('../strength.ts').then(
      ({ strengthOf }) => wanted && setStrength(strengthOf(typed, known.split(/[\s@._-]+/))),
      () => wanted && setStrength(null),
    );
    return () => void (wanted = false);
  }, [typed, known]);

  if (password === '' || strength === null) return null;
  return <StrengthLine score={strength} />;
}
