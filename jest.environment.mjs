import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node's environment of Jest, but with an ordinary global object. Jest's own is a Proxy behind an interceptor, through which
 * every look-up of a global such as `Math` or `Map` passes; in tight loops that takes more time than the code under test.
 */
export default class PlainContextEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
