#!/usr/bin/env node
import { runTool } from './tool.ts';

// A reader such as `head` may stop before everything is written: that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runTool(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  progress: process.stderr.isTTY === true,
});
