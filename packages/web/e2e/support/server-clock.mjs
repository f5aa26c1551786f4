import { isMainThread } from 'node:worker_threads';

/** Loaded before the server of a test: its clock goes ahead by as many milliseconds as it is told. */
const now = Date.now;
let ahead = 0;
if (isMainThread) {
  Date.now = () => now() + ahead;
  process.on('message', (more) => {
    ahead += more;
    process.send('done');
  });
  process.channel.unref();
}
