import { LayoutGrid, Rows3 } from 'lucide-react';
import { ViewSwitch } from '../../../../../ui/view-switch.tsx';
import { VIEW_NAMES } from '../../copy.ts';
import { views } from '../model.ts';
import { useView } from './use-view.ts';

const icons = { cards: LayoutGrid, table: Rows3 } as const;

/** Cards, or a line each: for every list of problems. */
export function ProblemViews() {
  const [view, onChange] = useView();
  return <ViewSwitch views={views} names={VIEW_NAMES} icons={icons} view={view} onChange={onChange} />;
}
