import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { progressQuery } from './api.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['Asia/Kolkata', 'America/New_York'])(
  'the streak is asked for in days of %s, the reader’s zone',
  async (zone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone: zone };
    });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json([]);
    });
    await new QueryClient().fetchQuery(progressQuery());
    expect(asked).toEqual([`/api/progress/?${new URLSearchParams({ time_zone: zone })}`]);
  },
);
