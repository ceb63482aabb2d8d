export { attachSocketIo } from './socket-io/attach-socket-io.js';
export { guardSocketIo, type GuardOptions, type SocketIoGuard } from './socket-io/guard-socket-io.js';
export { prepareSocketIo, type PreparedSocketIo } from './socket-io/prepare-socket-io.js';
export { recommendedServerOptions } from './socket-io/server-options.js';
