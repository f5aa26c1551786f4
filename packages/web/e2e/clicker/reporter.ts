import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Totals {
  games: number;
  failed: number;
  clicks: number;
  decisions: number;
  seconds: number;
}

/** One line for each game, and a summary. */
export default class GameLines implements Reporter {
  private readonly sum: Totals = { games: 0, failed: 0, clicks: 0, decisions: 0, seconds: 0 };

  onTestEnd({ title }: TestCase, { status, duration, annotations, error }: TestResult): void {
    const seconds = Math.round(duration / 1000);
    const found = annotations.find(({ type }) => type === 'result')?.description;
    this.sum.games++;
    this.sum.seconds += seconds;
    if (status !== 'passed' || !found) {
      this.sum.failed++;
      const [, seed] = /seed (\d+)/.exec(title) ?? [];
      console.log(`${title}: FAILED after ${seconds} s\n${indented(error?.message ?? status)}`);
      console.log(
        `  again: npm run clicker -- --games 1 --seed ${seed}    traces: failures/clicker-${seed}.*`,
      );
      return;
    }
    const { tale, decisions, points } = JSON.parse(found);
    const clicks = tale.clicks + tale.keys;
    this.sum.clicks += clicks;
    this.sum.decisions += decisions;
    const extras = `${tale.reloads} reloads, ${tale.windows.length} windows, ${tale.scorings} scorings`;
    console.log(
      `${title}: ${clicks} clicks, ${decisions} decisions, ${extras}; ${points.join(' : ')}; ${seconds} s`,
    );
  }

  onError(error: { readonly message?: string }): void {
    console.log(error.message);
  }

  onEnd({ status }: FullResult): void {
    const { games, failed, clicks, decisions, seconds } = this.sum;
    console.log(
      `\n${games} games, ${failed} failed: ${clicks} clicks, ${decisions} decisions in ${Math.round(seconds / 60)} min (${status})`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}

const indented = (text: string): string =>
  text
    .split('\n')
    .slice(0, 30)
    .map((line) => `  ${line}`)
    .join('\n');
