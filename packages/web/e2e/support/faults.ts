import { expect, type Page } from '@playwright/test';

/** A page that goes away takes its open requests with it. */
const LEFT_BEHIND = 'net::ERR_ABORTED';

/** Errors in the console, uncaught errors, failed requests and refused answers of the pages of a test. */
export class Faults {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.seen.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.seen.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'failed';
      if (why !== LEFT_BEHIND) this.seen.push(`request: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.seen.push(`answer: ${response.url()} ${response.status()}`);
    });
  }

  /** Lets faults pass whose line matches. */
  allow(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The test takes the connection away: failed requests are no surprise, errors of our own still are. */
  allowOffline(): void {
    this.allow(/^request: /);
    this.allow(/^console: Failed to load resource: net::ERR_/);
  }

  /** What went wrong so far and was not expected. */
  get found(): readonly string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }

  check(): void {
    expect(this.found, 'nothing goes wrong in the page').toEqual([]);
  }
}
