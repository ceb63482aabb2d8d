import type { ServerOptions } from 'ws';

/**
 * What a stream needs from a `WebSocketServer`: the upgrade is checked before it is accepted, clients may send next to
 * nothing, and there is no compression (it costs more per token than everything else together).
 *
 * @example
 * const server = new WebSocketServer({ ...recommendedServerOptions });
 */
export const recommendedServerOptions = {
  noServer: true,
  maxPayload: 1_024,
  perMessageDeflate: false,
  clientTracking: false,
} as const satisfies ServerOptions;
