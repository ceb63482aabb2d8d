import type { IncomingMessage } from 'node:http';
import express from 'express';
import { withoutPort } from '../client-network.js';

/** Whether an address is one of the proxies, as Express takes it: also where another proxy has written its port behind it. */
export function createProxyTrust(
  trustedProxies: readonly string[],
): (address: string, hop: number) => boolean {
  const app = express().set('trust proxy', trustedProxies);
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address, hop) => isTrusted(withoutPort(address), hop);
}

/** The client's address as the trusted proxies tell it, for requests that Express does not see, such as upgrades. */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createProxyTrust(trustedProxies);
  return (request) => {
    const peer = request.socket.remoteAddress;
    // It has gone already: what it told would pass for what a proxy told.
    if (!peer) return '';
    const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const hops = [peer, ...told.map((hop) => hop.trim()).reverse()].filter(Boolean);
    return hops.find((address, hop) => !isTrusted(address, hop)) ?? hops.at(-1) ?? '';
  };
}
