import { useSearchParams } from 'react-router';
import { type CatalogueFilters, filtersFromUrl, filtersToUrl } from '../model.ts';

/** The filters of the address bar, and how to change some of them there. */
export function useFilters(): [CatalogueFilters, (part: Partial<CatalogueFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<CatalogueFilters>) => {
    setParams((current) => filtersToUrl({ ...filtersFromUrl(current), ...part }, current), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [filtersFromUrl(params), change];
}
