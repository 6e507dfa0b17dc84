import type {
  checkInSelf,
  countArrivals,
  listGuests,
  showSelfCode,
  syncCheckIns,
} from '@devorbit/contract/events/check-ins.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import type { Scan } from './model.ts';

const list = route<typeof listGuests>('GET', '/api/events/:id/check-in/');
const count = route<typeof countArrivals>('GET', '/api/events/:id/check-in/count/');
const sync = route<typeof syncCheckIns>('POST', '/api/events/:id/check-in/');
const code = route<typeof showSelfCode>('GET', '/api/events/:id/check-in/code/');
const arrive = route<typeof checkInSelf>('POST', '/api/events/:id/arrival/');

export const fetchGuests = (id: number) => call(list, { params: { id } });
export const fetchCount = (id: number) => call(count, { params: { id } });
export const sendScans = (id: number, device: string, scans: Scan[]) =>
  call(sync, { params: { id }, body: { device, sentAt: new Date().toISOString(), scans } });
export const checkInHere = (id: number, typed: string) => call(arrive, { params: { id }, body: { code: typed } });

export const selfCodeQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', 'self-code', id] as const,
    queryFn: ({ signal }) => call(code, { params: { id }, signal }),
    // Asked for again when it changes.
    refetchInterval: ({ state }) => (state.data === undefined ? 5_000 : Math.max(500, state.data.validForMs + 250)),
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
