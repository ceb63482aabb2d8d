export { attachWebSocket, type AttachWebSocketOptions } from './ws/attach-web-socket.js';
export { prepareWebSocket, type PreparedSocket } from './ws/prepare-web-socket.js';
export { recommendedServerOptions } from './ws/server-options.js';
export type { TendOptions } from './ws/tend-socket.js';
