import { ipKeyGenerator } from 'express-rate-limit';

/** Who is given one IPv6 address is given all of its /64. */
const networkBits = 64;

/**
 * What counts as one client for every limit on addresses: an IPv4 address, however it is written, or the network of an IPv6
 * address. What is no address stays as it is.
 */
export const clientNetwork = (address: string): string => ipKeyGenerator(address, networkBits);
