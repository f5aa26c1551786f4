import { legalActions, present } from '@bretwalda/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesKept, settings } from '../src/base/settings.ts';
import { GameMenu } from '../src/pages/game/GameMenu.tsx';
import { PlayOptions } from '../src/pages/settings/PlayOptions.tsx';
import { KeptNote } from '../src/pages/settings/SettingsDialog.tsx';
import { ElsewhereBar } from '../src/panels/ElsewhereBar.tsx';
import type { Session } from '../src/session/session.ts';
import { keeping } from '../src/storage/database.ts';
import { markKept } from '../src/storage/kept.ts';
import { gameOf, sessionAt, wordsOf } from './on-screen.tsx';

/** A game in which something was done. */
function played(): Session {
  const session = sessionAt({ round: 1, nation: 'romans', step: 'movement', areas: {} }, 0);
  session.start();
  const [action] = legalActions(present(session.game));
  if (action) void session.act([action]);
  expect(session.game.journal).toHaveLength(1);
  return session;
}

const nothing = () => {};
const bar = (session: Session) =>
  wordsOf(<ElsewhereBar onPlayHere={nothing} />, session, { elsewhere: true });
const menu = (session: Session) =>
  wordsOf(<GameMenu onOpen={nothing} onQuit={nothing} onClose={nothing} />, session, { elsewhere: true });

describe('a game that another tab has taken over', () => {
  beforeEach(() => keeping.set('full'));
  afterEach(() => keeping.set('unknown'));

  it('is not said to be kept if what was played here could not be saved', () => {
    const session = played();
    expect(bar(session)).toContain('What was played here could not be saved');
    expect(bar(session)).toContain('Save to file');
    expect(bar(session)).not.toContain('is saved');
    expect(menu(session)).toContain('if you leave, what was played is lost');
    expect(menu(session)).not.toContain('is saved');
  });

  it('is said to be kept if it is', () => {
    const session = played();
    markKept(gameOf(session).stored);
    expect(bar(session)).toContain('Nothing is lost: everything played so far is saved.');
    expect(bar(session)).not.toContain('Save to file');
    expect(menu(session)).toContain('The game is saved');
  });
});

describe('the settings', () => {
  afterEach(() => {
    keeping.set('unknown');
    vi.unstubAllGlobals();
  });

  it('do not promise that games save themselves where the browser keeps none', () => {
    const words = () => wordsOf(<PlayOptions />, played());
    expect(words()).toContain('Autosave After every step');
    keeping.set('refused');
    expect(words()).toContain('Autosave The browser does not allow games to be saved here');
    expect(words()).not.toContain('After every step');
  });

  it('say whether the browser keeps them', () => {
    const words = () => wordsOf(<KeptNote />, played());
    const storage = { setItem: vi.fn(), getItem: () => null };
    vi.stubGlobal('localStorage', storage);
    settings.update({ volume: 0.25 });
    expect(choicesKept.get()).toBe(true);
    expect(words()).toContain('are kept on this device');
    storage.setItem.mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    settings.update({ volume: 0.5 });
    expect(settings.get().volume).toBe(0.5);
    expect(words()).toContain('this browser does not keep them');
    expect(words()).not.toContain('are kept on this device');
  });
});
