import { usePageQuery } from '../../../../../platform/page-query.ts';
import { type Filters, filtersFromUrl, filtersToUrl, noFilters, type View, views } from '../../model.ts';

/** The filters and the view that the address names, and how to change them there. */
export function useFilters(preset: Partial<Filters> = {}) {
  const [params, change] = usePageQuery();
  const filters = { ...filtersFromUrl(params) };
  for (const [name, value] of Object.entries(preset)) if (!params.has(name)) Object.assign(filters, { [name]: value });
  return {
    filters,
    view: views.find((view) => view === params.get('view')) ?? ('cards' as View),
    month: params.get('month'),
    opened: /^\d{1,9}$/.test(params.get('event') ?? '') ? Number(params.get('event')) : null,
    setFilters: (part: Partial<Filters>) => change(filtersToUrl({ ...filters, ...part })),
    clear: () => change(filtersToUrl({ ...noFilters, sort: filters.sort })),
    setView: (view: View) => change({ view: view === 'cards' ? null : view }),
    setMonth: (month: string) => change({ month }),
    open: (id: number | null) => change({ event: id === null ? null : String(id) }),
  };
}
