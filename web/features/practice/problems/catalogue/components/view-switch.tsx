import { LayoutGrid, Rows3 } from 'lucide-react';
import { row } from '../../../../../ui/layout.ts';
import { VIEW_NAMES } from '../../copy.ts';
import { views } from '../model.ts';
import { useView } from './use-view.ts';
import classes from './view-switch.module.css';

const icons = { cards: LayoutGrid, table: Rows3 } as const;

/** Cards, or a line each: for every list of problems. */
export function ViewSwitch() {
  const [view, onChange] = useView();
  return (
    <div className={`${row(1)} ${classes.switch}`} role="group" aria-label="View">
      {views.map((one) => {
        const Icon = icons[one];
        return (
          <button
            type="button"
            className={`${row(2)} ${classes.view}`}
            key={one}
            aria-pressed={one === view}
            onClick={() => onChange(one)}
          >
            <Icon size={17} aria-hidden="true" />
            {VIEW_NAMES[one]}
          </button>
        );
      })}
    </div>
  );
}
