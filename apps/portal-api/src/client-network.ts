import { ipKeyGenerator } from 'express-rate-limit';

/** As some proxies write addresses, with the port of the connection: "198.51.100.9:40000", "[2001:db8::9]:40000". */
const withPort = /^(?:\[([\da-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/** Who is given one IPv6 address is given all of its /64. */
const networkBits = 64;

export function withoutPort(address: string): string {
  const [, v6, v4] = withPort.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

/**
 * What counts as one client for every limit on addresses: an IPv4 address, however it is written, or the network of an IPv6
 * address. What is no address stays as it is.
 */
export const clientNetwork = (address: string): string => ipKeyGenerator(withoutPort(address), networkBits);
