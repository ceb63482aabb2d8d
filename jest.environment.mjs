import { createServer } from 'node:net';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node's environment of Jest, but with an ordinary global object. Jest's own is a Proxy behind an interceptor, through which
 * every look-up of a global such as `Math` or `Map` passes; in tight loops that takes more time than the code under test.
 *
 * Each test file has a block of ports of its own, from `firstPort` on, in which fixtures start servers: nobody takes a port between
 * the look whether it is free and its use, nor while a server is away that will come back to it.
 */
export default class PlainContextEnvironment extends TestEnvironment {
  #holder;

  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }

  async setup() {
    await super.setup();
    this.#holder = await holdBlock();
    this.global.firstPort = this.#holder.address().port + 1;
  }

  async teardown() {
    this.#holder?.close();
    await super.teardown();
  }
}

/** Below the range that systems give ports from by themselves. */
const lowest = 10_000;
const portsOfBlock = 100;
const blocks = 200;

/** Whoever listens on the first port of a block has it, whichever process that is; it is free again when the process ends. */
async function holdBlock() {
  for (let tries = 0; tries < blocks; tries++) {
    const port = lowest + ((process.pid + tries) % blocks) * portsOfBlock;
    const holder = createServer();
    const isHeld = await new Promise((resolve) => {
      holder.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isHeld) return holder.unref();
  }
  throw new Error(`All blocks of ports from ${lowest} on are taken: end what listens there`);
}
