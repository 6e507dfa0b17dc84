import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv4 address that came within IPv6 is one of IPv4; null for what is no address. */
const parsed = (ip: string) => (isIP(ip) === 0 ? null : ipaddr.process(ip));

/** What limits count a caller by: the address, or the network of an IPv6 address, since one customer has endless addresses in it. */
export function callerAddress(ip: string): string {
  const address = parsed(ip);
  return address instanceof ipaddr.IPv6 ? ipPrefix(ip) : (address?.toString() ?? ip);
}

/** The network of an address: its first 24 bits, or 48 of IPv6; '' for what is no address. The rest is never kept. */
export function ipPrefix(ip: string): string {
  const address = parsed(ip);
  if (address === null) return '';
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  const groups = address.parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::/48`;
}
