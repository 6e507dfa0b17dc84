import { expect, test } from 'vitest';
import { ipPrefix } from './ip-prefix.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::5', '2001:db8:12::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', ''],
  ['nowhere', ''],
  ['203.0.113.77, 10.0.0.1', ''],
])('%s is of %s', (ip, prefix) => {
  expect(ipPrefix(ip)).toBe(prefix);
});
