import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameServer, startServer } from '../../../scripts/serve.mjs';
import { licences } from '../build/licences.ts';
import { listFiles, makeWorker } from '../build/offline.ts';
import { policyFor } from '../build/policy.ts';

describe('the policy', () => {
  it('names the sums of the lines inside the page, and of nothing else', () => {
    const sum = createHash('sha256').update('let a;').digest('base64');
    const policy = policyFor(
      '<style>b{}</style><script>let a;</script><script type="module" src="x.js"></script>',
    );
    expect(policy).toContain(`script-src 'self' 'sha256-${sum}';`);
    expect(policy.match(/sha256-/g)).toHaveLength(2);
    expect(policy).toContain("default-src 'none'");
  });
});

describe('the licences', () => {
  it('are all there', () => {
    expect(licences()).toContain('react-dom');
    expect(licences()).toContain('SIL OPEN FONT LICENSE');
  });
});

describe('a served build', () => {
  const outside = mkdtempSync(join(tmpdir(), 'bretwalda-'));
  const folder = join(outside, 'dist');
  let server: GameServer;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />';
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${policy}<title>B</title>`);
    writeFileSync(join(folder, 'assets', 'a-12345678.js'), 'export const a = 1;\n'.repeat(100));
    writeFileSync(join(folder, 'assets', 'a-12345678.js.map'), '{}');
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
    server = await startServer({ port: 0, folder });
  });

  afterAll(async () => {
    await server.close();
    rmSync(outside, { recursive: true });
  });

  /** As it is typed: fetch would clean up the path first. */
  const raw = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ port: server.port, host: '127.0.0.1', path, method }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end();
    });

  it('sends the page fresh and safely', async () => {
    const answer = await fetch(server.url);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const tag = answer.headers.get('etag') ?? '';
    expect((await fetch(server.url, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('sends hashed files for ever and compressed', async () => {
    const answer = await fetch(`${server.url}assets/a-12345678.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('export const a');
  });

  it('shows nothing outside its folder', async () => {
    const paths = ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt'];
    for (const path of [...paths, '/link.txt', '/%00', '/%', '/assets', '//secret.txt', '/..\\secret.txt']) {
      expect([path, await raw(path)]).toEqual([path, 404]);
    }
    expect(await raw('/', 'POST')).toBe(405);
    expect(await raw('/', 'HEAD')).toBe(200);
  });

  it('takes the next port when one is taken', async () => {
    const second = await startServer({ port: server.port, folder });
    expect(second.port).toBeGreaterThan(server.port);
    await second.close();
  });

  it('says what to do when nothing is built', async () => {
    await expect(startServer({ port: 0, folder: join(outside, 'none') })).rejects.toThrow('npm run build');
  });

  it('is listed whole for playing offline, without maps', async () => {
    const files = listFiles(folder);
    expect(Object.keys(files)).toEqual(['assets/a-12345678.js', 'index.html']);
    const worker = await makeWorker(files);
    expect(worker).toContain(files['index.html']);
    expect(worker).not.toMatch(/^\s*(import|export)\b/m);
    expect(() => new Function('self', 'caches', worker)).not.toThrow();
  });
});
