import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from '../../src/db/cluster.ts';
import { clusterParts, FOLDER } from './databases.ts';

/** One PostgreSQL for the whole run. It is started by the first test that needs it, and stopped here. */
export default function setup(): () => Promise<void> {
  const outer = mkdtempSync(join(tmpdir(), 'bretwalda-'));
  // PostgreSQL may run as another user, who must get through.
  chmodSync(outer, 0o711);
  const folder = join(outer, 'postgres');
  mkdirSync(folder);
  process.env[FOLDER] = folder;
  return async () => {
    const parts = existsSync(join(folder, 'cluster', 'postmaster.pid')) ? await clusterParts() : undefined;
    if (parts) await (await Cluster.start(parts)).stop();
    rmSync(outer, { recursive: true, force: true });
  };
}
