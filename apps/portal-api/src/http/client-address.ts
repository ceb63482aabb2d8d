import type { IncomingMessage } from 'node:http';
import express from 'express';

/** The client's address as the trusted proxies tell it, for requests that Express does not see, such as upgrades. */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const app = express().set('trust proxy', trustedProxies);
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (request) => {
    const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const hops = [request.socket.remoteAddress ?? '', ...told.map((hop) => hop.trim()).reverse()].filter(
      Boolean,
    );
    return hops.find((address, hop) => !isTrusted(address, hop)) ?? hops.at(-1) ?? '';
  };
}
