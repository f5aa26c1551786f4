import { parentPort } from 'node:worker_threads';
import { type Job, playJob } from './jobs.ts';

/** A thread that plays the games it is sent. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(playJob(job)));
