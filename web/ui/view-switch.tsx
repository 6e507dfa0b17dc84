import type { LucideIcon } from 'lucide-react';
import { row } from './layout.ts';
import classes from './view-switch.module.css';

type Props<View extends string> = {
  views: readonly View[];
  names: Readonly<Record<View, string>>;
  icons?: Readonly<Record<View, LucideIcon>>;
  view: View;
  onChange: (view: View) => void;
};

/** The ways in which the same things can be shown, one of them chosen. */
export function ViewSwitch<View extends string>({ views, names, icons, view, onChange }: Props<View>) {
  return (
    <div className={`${row(1)} ${classes.switch}`} role="group" aria-label="View">
      {views.map((one) => {
        const Icon: LucideIcon | undefined = icons?.[one];
        return (
          <button
            type="button"
            className={`${row(2)} ${classes.view}`}
            key={one}
            aria-pressed={one === view}
            onClick={() => onChange(one)}
          >
            {Icon && <Icon size={17} aria-hidden="true" />}
            {names[one]}
          </button>
        );
      })}
    </div>
  );
}
