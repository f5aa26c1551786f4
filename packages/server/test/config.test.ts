import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { trustedOrigins } from '../src/http/origins.ts';
import { errorForLog } from '../src/log.ts';

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      databaseUrl: undefined,
      trustProxy: false,
      operators: [],
    });
    expect(config.dataFolder).toMatch(/server-data$/);
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(config);
  });

  it('says what is wrong, all at once, and what was expected', () => {
    const words = problemsOf({ PORT: 'http', LOG_LEVEL: 'loud', PUBLIC_URL: 'games.example.org' });
    expect(words.split('\n')).toEqual([
      "PORT is 'http': expected a whole number from 0 to 65535.",
      "PUBLIC_URL is 'games.example.org': expected an address like https://games.example.org.",
      "LOG_LEVEL is 'loud': expected one of trace, debug, info, warn, error, silent.",
    ]);
    expect(problemsOf({ PUBLIC_URL: 'https://example.org/games' })).toContain('without a path');
    expect(problemsOf({ PORT: '65536' })).toContain('65535');
    expect(problemsOf({ DATABASE_URL: 'mysql://x' })).toContain('postgres://');
  });

  it('repeats no secret when it complains', () => {
    const words = problemsOf({
      AUTH_SECRET: 'too short a secret',
      DATABASE_URL: 'mysql://me:hidden@host/db',
      METRICS_TOKEN: 'tiny',
      SMTP_URL: 'http://me:hidden@host',
    });
    for (const secret of ['too short a secret', 'hidden', "'tiny'"]) expect(words).not.toContain(secret);
    expect(words.split('\n')).toHaveLength(4);
  });

  it('reads lists, and whom to trust', () => {
    expect(readConfig({ OPERATORS: ' Bede, hild@whitby.example ,' }).operators).toEqual([
      'bede',
      'hild@whitby.example',
    ]);
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
    expect(readConfig({ PUBLIC_URL: 'https://games.example.org/' }).publicUrl).toBe(
      'https://games.example.org',
    );
  });
});

describe('pages that may send requests', () => {
  it('are those of the public address alone, where there is one', () => {
    const isTrusted = trustedOrigins('https://games.example.org');
    expect(isTrusted('https://games.example.org', '10.0.0.1:4173')).toBe(true);
    for (const origin of ['http://games.example.org', 'https://games.example.org.evil.example', 'null', ''])
      expect([origin, isTrusted(origin, 'games.example.org')]).toEqual([origin, false]);
  });

  it('are otherwise those of the machine that was asked, by number or a name of the house', () => {
    const isTrusted = trustedOrigins(undefined);
    for (const host of [
      '127.0.0.1:4173',
      'localhost:4173',
      '192.168.1.5',
      '[::1]:4173',
      'anna-laptop.local:4173',
    ])
      expect([host, isTrusted(`http://${host}`, host)]).toEqual([host, true]);
    // A name of somebody else may be made to point here.
    for (const host of ['evil.example:4173', 'localhost.evil.example'])
      expect([host, isTrusted(`http://${host}`, host)]).toEqual([host, false]);
    expect(isTrusted('http://127.0.0.1:4174', '127.0.0.1:4173')).toBe(false);
    expect(isTrusted('http://127.0.0.1', undefined)).toBe(false);
  });
});

describe('an error in the log', () => {
  it('is told without the values of its statement', () => {
    const cause = Object.assign(new Error('Key (email)=(hild@whitby.example) already exists.'), {
      code: '23505',
    });
    const error = new Error(
      'Failed query: insert into person values ($1)\nparams: hild@whitby.example,secret',
      { cause },
    );
    const text = JSON.stringify(errorForLog(error));
    expect(text).not.toMatch(/whitby|secret/);
    expect(text).toContain('insert into person');
    expect(text).toContain('23505');
    expect(errorForLog('plain')).toBe('plain');
  });
});
