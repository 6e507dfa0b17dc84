import { useSearchParams } from 'react-router';
import { Chip } from '../../../../../ui/chip.tsx';
import { cluster } from '../../../../../ui/layout.ts';

type Props<T extends string> = { label: string; tabs: Readonly<Record<T, string>>; current: T };

/** Tabs that stand in the address, so that Back works. */
export function PortalTabs<T extends string>({ label, tabs, current }: Props<T>) {
  const [params, setParams] = useSearchParams();
  const choose = (tab: string) => {
    const next = new URLSearchParams(params);
    next.set('tab', tab);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <div className={cluster(2)} role="group" aria-label={label}>
      {(Object.entries(tabs) as [T, string][]).map(([tab, name]) => (
        <Chip key={tab} pressed={tab === current} onClick={() => choose(tab)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
