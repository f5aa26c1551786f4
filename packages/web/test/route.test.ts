import { describe, expect, it, vi } from 'vitest';
import { makeRoute, parseRoute, type Route, shownHash, watchRoute } from '../src/app/route.ts';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['', { page: 'start' }],
    ['#', { page: 'start' }],
    ['#/', { page: 'start' }],
    ['#/new', { page: 'new' }],
    ['#/saves', { page: 'saves' }],
    ['#/game/a-1', { page: 'game', id: 'a-1' }],
    ['#/end/a%2Fb%20c', { page: 'end', id: 'a/b c' }],
  ])('%s is a page', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(parseRoute(makeRoute(route))).toEqual(route);
  });

  it.each([
    '#/game/%E0%A4%A',
    '#/end/%',
    '#/game',
    '#/game/',
    '#/gmae/7',
    '#/new/7',
    '#/game/a/b',
    '#saves',
    '#x/game/a',
  ])('%s leads nowhere, and that is said', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'lost' });
  });

  it('one that changed before anybody watched is followed', () => {
    vi.stubGlobal('location', { hash: '#/saves' });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const stop = watchRoute(() => {});
    expect(shownHash()).toBe('#/saves');
    stop();
    vi.unstubAllGlobals();
  });
});
