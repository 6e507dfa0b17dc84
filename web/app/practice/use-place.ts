import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useQueryKnown } from '../../platform/page-query.ts';
import { problemFrom, tabAddress, tabFrom, type TabId, withProblem } from './place.ts';

/** In the history of an address that was opened from the page below it: closing goes back there. */
type OverPage = { overPage: true };

const isOverPage = (state: unknown): state is OverPage =>
  typeof state === 'object' && state !== null && 'overPage' in state && state.overPage === true;

/** Where in the practice area the address bar is, and the ways from there. */
export function usePlace() {
  const known = useQueryKnown();
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const read = known ? params : new URLSearchParams();
  return {
    tab: tabFrom(read),
    problem: problemFrom(read),
    /** This place without the dialog. */
    below: [pathname, String(withProblem(params, null))].filter((part) => part !== '').join('?'),
    openTab: (tab: TabId) => setParams(tabAddress(tab), { preventScrollReset: true }),
    openProblem: (id: number) =>
      setParams((current) => withProblem(current, id), {
        preventScrollReset: true,
        state: { overPage: true } satisfies OverPage,
      }),
    closeProblem: () => {
      if (isOverPage(state)) void navigate(-1);
      else setParams((current) => withProblem(current, null), { replace: true, preventScrollReset: true });
    },
  };
}
