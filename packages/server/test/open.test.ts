import { fork } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Cluster } from '../src/db/cluster.ts';
import { lockFolder, waitForFolder } from '../src/db/folder-lock.ts';
import { migrate } from '../src/db/migrate.ts';
import { embeddedPrograms, openDatabase } from '../src/db/open.ts';
import { clusterParts, NOBODY, testDatabase } from './support/databases.ts';

const outer = mkdtempSync(join(tmpdir(), 'bretwalda-open-'));
// PostgreSQL may run as another user, who must get through.
chmodSync(outer, 0o711);
afterAll(() => rmSync(outer, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;

const folder = (name: string): string => {
  const path = join(outer, name);
  mkdirSync(path);
  return path;
};

describe('the lock of a folder', () => {
  it('is for one at a time', async () => {
    const path = folder('one');
    const first = await lockFolder(path);
    expect(first).toBeDefined();
    expect(await lockFolder(path)).toBeUndefined();
    const later = waitForFolder(path);
    await first?.release();
    const second = await later;
    expect(await lockFolder(path)).toBeUndefined();
    await second.release();
  });

  it('goes to one of many who ask at once', async () => {
    const path = folder('many');
    const locks = await Promise.all(Array.from({ length: 8 }, () => lockFolder(path)));
    const [only, ...others] = locks.filter((lock) => lock !== undefined);
    expect(others).toEqual([]);
    await only?.release();
  });

  it('is free at once when its holder is killed', async () => {
    const path = folder('killed');
    // What the holder does, without the rest of the program: it listens where the lock is.
    const script = join(path, 'holder.cjs');
    writeFileSync(
      script,
      `require('node:net').createServer((s) => s.end('x')).listen(${JSON.stringify(join(path, 'lock'))}, () => process.send('holds'));`,
    );
    const holder = fork(script);
    await new Promise((done) => holder.once('message', done));
    expect(await lockFolder(path)).toBeUndefined();
    const gone = new Promise((done) => holder.once('exit', done));
    holder.kill('SIGKILL');
    await gone;
    expect(existsSync(join(path, 'lock'))).toBe(true);
    const lock = await lockFolder(path);
    expect(lock).toBeDefined();
    await lock?.release();
  });
});

describe('the database of a server', () => {
  const parts = (dataFolder: string, lines: string[]) => ({
    databaseUrl: undefined,
    databaseConnections: 5,
    dataFolder,
    say: (line: string) => lines.push(line),
    onError: () => {},
  });

  it('is one inside the process where no other can run, which says what it is worth, and is not opened twice', async () => {
    const path = folder('inside');
    mkdirSync(join(path, 'pglite'));
    const lines: string[] = [];
    const database = await openDatabase(parts(path, lines));
    expect(database.name).toBe('PGlite');
    expect(lines).toEqual([
      `PGlite keeps the games in ${join(path, 'pglite')}: that survives a crash of the program, not of the machine.`,
    ]);
    await migrate(database);
    await expect(openDatabase(parts(path, lines))).rejects.toThrow('Another server uses');
    await database.query(`insert into kept_secret (name, body) values ('a', '1')`);
    await database.close();
    const again = await openDatabase(parts(path, lines));
    expect(await again.query(`select name from kept_secret`)).toEqual([{ name: 'a' }]);
    await again.close();
  });

  it('says which address does not answer, and why', async () => {
    const data = await testDatabase();
    if (data.url === undefined) return; // there is no other PostgreSQL in this run
    const wrong = new URL(data.url);
    wrong.password = 'wrong';
    const opening = openDatabase({ ...parts(outer, []), databaseUrl: wrong.href });
    await expect(opening).rejects.toThrow(`at ${wrong.host}, cannot be used: password authentication failed`);
    await data.remove();
  });

  it('of another version is left alone, and it is said what to do', async () => {
    const parts = await clusterParts();
    if (!parts) return; // there is no PostgreSQL in this run
    const path = folder('old');
    mkdirSync(join(path, 'cluster'));
    writeFileSync(join(path, 'cluster', 'PG_VERSION'), '9\n');
    writeFileSync(join(path, 'password'), 'x\n');
    await expect(Cluster.start({ ...parts, folder: path })).rejects.toThrow('was made by PostgreSQL 9');
  });

  it('is a PostgreSQL of its own, which the last one who uses it stops', async () => {
    if ((await embeddedPrograms()) === undefined) return; // there is none for this machine
    const path = folder('own');
    const own = { ...parts(path, []), ...(isRoot && { as: NOBODY }) };
    const [first, second] = [await openDatabase(own), await openDatabase(own)];
    expect(first.name).toBe('embedded PostgreSQL');
    await first.query('create table kept (a int)');
    expect(await second.query('select * from kept')).toEqual([]);
    await first.close();
    expect(await second.query('select * from kept')).toEqual([]);
    await second.close();
    expect(existsSync(join(path, 'cluster', 'postmaster.pid'))).toBe(false);
  });

  it('that is there already is not passed over when it cannot run', async () => {
    if (!isRoot) return; // it can
    const path = folder('cluster-of-another-user');
    mkdirSync(join(path, 'cluster'));
    await expect(openDatabase(parts(path, []))).rejects.toThrow('refuses to run as root');
    expect(existsSync(join(path, 'pglite'))).toBe(false);
  });
});

describe('the tables', () => {
  it('are made once, however many servers start at the same moment', async () => {
    const data = await testDatabase();
    const database = await data.open();
    await database.query('drop schema public cascade');
    await database.query('create schema public');
    const done = await Promise.all([migrate(database), migrate(database), migrate(database)]);
    expect(done.filter((tags) => tags.length > 0)).toHaveLength(1);
    expect(await migrate(database)).toEqual([]);
    await database.close();
    await data.remove();
  });
});
