import { isIPv4, isIPv6 } from 'node:net';

/** An address as its owner recognizes it, and nobody else can use it: "s•••@example.nl". */
export function maskedEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return domain === '' ? '' : `${name.slice(0, 1)}•••@${domain}`;
}

/** A network address without the part that tells one household from the next; null for anything else. */
export function maskedIp(ip: string | null): string | null {
  if (ip === null) return null;
  const plain = ip.replace(/^::ffff:(?=\d+\.)/iu, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.•.•`;
  return isIPv6(plain) ? `${plain.split(':').slice(0, 2).join(':')}:•` : null;
}
