import type { Page } from '@playwright/test';
import { type GameServer, startServer } from '../../../../scripts/serve.mjs';

/** A server of the test's own, which it may close to play without a connection. */
export const ownServer = (): Promise<GameServer> => startServer({ port: 0 });

/** Waits until the whole game lies on the device. Needs test.use({ serviceWorkers: 'allow' }). */
export async function untilOnDevice(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
