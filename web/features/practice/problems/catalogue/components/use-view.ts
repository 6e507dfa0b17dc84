import { useSearchParams } from 'react-router';
import { useQueryKnown } from '../../../../../platform/page-query.ts';
import { type View, viewFromUrl, viewToUrl } from '../model.ts';
import { keepView, useKeptView } from '../state.ts';

/** The view of the address, or that which was chosen last; and how to change it there, and for lists to come. */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const known = useQueryKnown();
  const kept = useKeptView();
  const change = (view: View) => {
    keepView(view);
    setParams((current) => viewToUrl(view, current), { replace: true, preventScrollReset: true });
  };
  return [(known ? viewFromUrl(params) : null) ?? kept, change];
}
