#!/usr/bin/env node
import process from 'node:process';
import { runCommand } from '../dist/cli.js';

// A reader that goes away, such as "head", ends the command without a message.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await runCommand(process.argv.slice(2));
