import { parentPort } from 'node:worker_threads';
import { serve } from './host.ts';
import type { Port } from './port.ts';

/** The script of a Node thread that serves bots. Ports of Node have `onmessage`, though their types do not say so. */
serve(parentPort as unknown as Port);
