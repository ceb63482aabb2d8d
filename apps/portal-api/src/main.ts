import { ConfigError, readConfig } from './config.js';
import { PortTaken } from './listen.js';
import { openAuditFile, openStandardOutput } from './lines.js';
import { createLog } from './log.js';
import { longestCloseMs, startPortal } from './portal.js';
import { announce } from './announce.js';

/** Beyond the longest close. */
const spareMs = 300;

try {
  const config = readConfig();
  if (!process.argv.includes('--check-config')) {
    const stdout = openStandardOutput();
    const auditFile = config.auditFile ? openAuditFile(config.auditFile) : undefined;
    const log = createLog(config.logLevel, stdout);
    const portal = await startPortal(config, {
      log,
      auditLines: auditFile ?? stdout,
      linesLost: () => ({ stdout: stdout.lost(), ...(auditFile ? { audit_file: auditFile.lost() } : {}) }),
    });
    announce(config, portal, log);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        // Whatever hangs, the process ends.
        setTimeout(() => {
          log.error('the portal did not close in time');
          portal.giveUp();
          process.exit(1);
        }, longestCloseMs + spareMs).unref();
        void portal.close().finally(() => process.exit());
      });
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof PortTaken)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
