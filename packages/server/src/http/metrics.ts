import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked for at the moment of counting. */
export interface Sources {
  readonly streams: () => number;
  readonly gamesInMemory: () => number;
  readonly gamesFollowed: () => number;
  /** What has happened and is not followed up yet, by kind of queue. */
  readonly queued: () => Promise<Readonly<Record<string, number>>>;
}

/** Figures for whoever runs the server, in the format of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  /** Of actions and undos: what became of them. */
  readonly submissions = new Counter({
    name: 'bretwalda_submissions_total',
    help: 'Actions and undos that were sent, by answer',
    labelNames: ['what', 'answer'] as const,
    registers: [this.registry],
  });
  readonly submissionSeconds = new Histogram({
    name: 'bretwalda_submission_seconds',
    help: 'From the arrival of actions until they are on the disk, or refused',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly requestSeconds = new Histogram({
    name: 'bretwalda_request_seconds',
    help: 'Requests, streams excepted',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'bretwalda_refused_total',
    help: 'Requests that were refused, by reason',
    labelNames: ['reason'] as const,
    registers: [this.registry],
  });

  constructor(sources: Sources) {
    const { registry } = this;
    collectDefaultMetrics({ register: registry });
    gauge(registry, 'streams', 'Clients that are told what happens', sources.streams);
    gauge(registry, 'games_in_memory', 'Games of which a copy is in memory', sources.gamesInMemory);
    gauge(registry, 'games_followed', 'Games that somebody looks at', sources.gamesFollowed);
    new Gauge({
      name: 'bretwalda_queue_length',
      help: 'What is still to be done in the background',
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        for (const [queue, length] of Object.entries(await sources.queued())) this.set({ queue }, length);
      },
    });
  }
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name: `bretwalda_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}
