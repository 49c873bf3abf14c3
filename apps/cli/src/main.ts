#!/usr/bin/env node
/** `turnwise`: the process around the command line. */
import { launch } from './launch.ts';
import { createNodeIo } from './node-io.ts';

// Whoever reads us may stop reading (`| head`): then there is nobody left to tell.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

process.exitCode = await launch(async () => await import('./cli.ts'), process.argv.slice(2), createNodeIo());
