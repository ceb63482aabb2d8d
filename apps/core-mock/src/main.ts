import { readConfig } from './config.js';
import { explainFailure } from './explain-failure.js';
import { onStop } from './on-stop.js';
import { complain, say } from './say.js';
import { startCoreMock } from './core-mock.js';
import { welcome } from './welcome.js';

try {
  const config = readConfig();
  const mock = await startCoreMock(config, say);
  onStop(() => mock.close());
  say(welcome(mock.url, config));
} catch (error) {
  complain(explainFailure(error));
  process.exitCode = 1;
}
