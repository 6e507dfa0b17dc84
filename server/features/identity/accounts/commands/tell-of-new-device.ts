import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { deviceOf } from '../device.ts';
import { selectKnownDevices } from '../session-store.ts';

type Arrival = { user_id: number; at: Date; user_agent: string; ip_prefix: string };

/**
 * Tells the owner of a sign-in from a browser or network that their account was not opened from in the last 90 days; not
 * of the first at all. To be called before the sign-in is kept.
 */
export async function tellOfNewDevice(tx: Queryable, { user_id, at, user_agent, ip_prefix }: Arrival): Promise<void> {
  const device = deviceOf(user_agent);
  const earlier = await selectKnownDevices(tx, user_id);
  const known = earlier.some((one) => one.ip_prefix === ip_prefix && deviceOf(one.user_agent) === device);
  if (earlier.length === 0 || known) return;
  await notify(tx, {
    user_id,
    kind: 'security',
    at,
    title: `New sign-in: ${device}`,
    body: `Someone signed in from the network ${ip_prefix || 'unknown'}. If this wasn’t you, log out from all devices and change your password.`,
    link: `${pathOf('profile')}?tab=security`,
  });
}
