import { isIPv4, isIPv6 } from 'node:net';

const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** What limits count a caller by: the address, or the network of an IPv6 address, since one customer has endless addresses in it. */
export function callerAddress(ip: string): string {
  const plain = plainAddress(ip);
  return isIPv6(plain) ? ipPrefix(plain) : plain;
}

/** The network of an address: its first 24 bits, or 48 of IPv6; '' for what is no address. The rest is never kept. */
export function ipPrefix(ip: string): string {
  const plain = plainAddress(ip);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return '';
  const { hostname } = new URL(`http://[${plain}]/`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
