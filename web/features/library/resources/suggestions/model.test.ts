import type { ResourceState } from '@devorbit/contract/library/resources.ts';
import { expect, test } from 'vitest';
import { mayWithdraw, stateNames } from './model.ts';

test('what is published or taken down is no longer its sender’s to delete', () => {
  const states = Object.keys(stateNames) as ResourceState[];
  const may = states.filter((state) =>
    mayWithdraw({ resource: { state } as Parameters<typeof mayWithdraw>[0]['resource'] }),
  );
  expect(may.toSorted()).toEqual(['declined', 'suggested']);
});
