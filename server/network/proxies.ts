import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses that no stranger on the internet has: this machine, a private network, that of a container or a provider. */
const PRIVATE = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

/** Is an address, as a socket or a header gives it, on a list? */
export type Matches = (address: string | undefined) => boolean;

/**
 * Reads addresses and networks (10.0.0.1, 10.0.0.0/8, fd00::/8).
 * @returns null when one of them is neither, or a network that holds everybody.
 */
export function matcher(entries: readonly string[]): Matches | null {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    const longest = kind === 'ipv6' ? 128 : 32;
    const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
    if (isIP(address) === 0 || address.includes('%') || bits < 1 || bits > longest || rest.length > 0) return null;
    list.addSubnet(address, bits, kind);
  }
  return (address) => {
    const bare = address?.replace(/%.*$/, '') ?? '';
    return isIP(bare) !== 0 && list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
  };
}

/** Is this an address of a private network? */
export const isPrivate: Matches = (address) => privateNetworks?.(address) ?? false;
const privateNetworks = matcher(PRIVATE);

/**
 * Keeps the trustworthy part of an X-Forwarded-For header: the addresses at its right end, up to the first thing that is not an
 * address. Some proxies add the port, and IPv6 between brackets. Anybody may have written the rest on the left.
 */
export function forwardedAddresses(header: string): string {
  const entries = header.split(',').map((entry) =>
    entry
      .trim()
      .replace(/^\[(.*)\](?::\d+)?$/, '$1')
      .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'),
  );
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1).join(', ');
}
