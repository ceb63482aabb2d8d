#!/usr/bin/env node
import process from 'node:process';
import { runCommand } from '../dist/cli.js';

// A reader that goes away, such as "head", ends the command without a message.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output could not be written: ${error.message}\n`);
  process.exit(1);
});
process.exitCode = await runCommand(process.argv.slice(2));
