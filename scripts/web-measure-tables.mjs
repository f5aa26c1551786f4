/** What was measured, as Markdown. */

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const mega = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const ms = (value) => `${Math.round(value)} ms`;
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function loadTable({ start, board, italian }) {
  const kinds = [...new Set([...Object.keys(start.kinds), ...Object.keys(board.kinds)])];
  const rows = [
    ['start page', start],
    ['start page, then the board of a new game', board],
  ].map(([name, { kinds: by, bytes, withRest, files, ms: time }]) => [
    name,
    ...kinds.map((kind) => kilo(by[kind] ?? 0)),
    files,
    kilo(bytes),
    kilo(withRest),
    ms(time),
  ]);
  const words = `In Italian ${kilo(italian.start)} and ${kilo(italian.board)}. The time of the board counts from the button.`;
  return `${table(['until it can be used', ...kinds, 'files', 'together', 'with what follows in the background', 'time'], rows)}\n\n${words}`;
}

const lighthouseTable = (pages) =>
  table(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'first paint',
      'largest paint',
      'blocking',
      'interactive',
      'shift',
      'benchmark index',
    ],
    Object.entries(pages).map(([name, page]) => [
      name,
      page.performance,
      page.accessibility,
      page['best-practices'],
      ms(page.firstPaint),
      ms(page.largestPaint),
      ms(page.blocking),
      ms(page.interactive),
      page.shift.toFixed(3),
      page.benchmark,
    ]),
  );

function clickTable({ clicks, stacks, slower, ...measured }) {
  const line = (name, { median, p95, worst }) => [name, ms(median), ms(p95), ms(worst)];
  const rows = [
    line('to the frame', measured.frame),
    line('of these: choosing a stack', measured.choose),
    line('of these: looking at a stack', measured.look),
    line('to the screen (event timing)', measured.shown),
    line(`work of the page (processor time), times ${slower}`, measured.work),
  ];
  const words = `${clicks} clicks on ${stacks} stacks, processor ${slower} times slower.`;
  return `${words}\n\n${table(['from the click', 'median', 'p95', 'worst'], rows)}`;
}

function memoryTable({ before, rounds, began, after, slope }) {
  const line = (name, { heap, nodes, listeners }) => [name, mega(heap), nodes, listeners];
  const rows = [
    line('start page before', before),
    line('begin', began),
    ...rounds.map((round) => line(round.round, round)),
    line('start page after', after),
  ];
  const words = `From round 4 on ${kilo(slope.heap)}, ${slope.nodes.toFixed(1)} nodes and ${slope.listeners.toFixed(1)} listeners a round; ${kilo(after.heap - before.heap)} stay when the game is left.`;
  return `${table(['after round', 'heap', 'DOM nodes', 'listeners'], rows)}\n\n${words}`;
}

export function tables({ load, lighthouse, clicks, memory, ...about }) {
  const parts = [
    `${about.when}, ${about.processor}, ${about.cores} cores, load ${about.load1.toFixed(1)}`,
    load && `First load\n\n${loadTable(load)}`,
    lighthouse && `Lighthouse\n\n${lighthouseTable(lighthouse)}`,
    clicks && `Clicks\n\n${clickTable(clicks)}`,
    memory && `Memory\n\n${memoryTable(memory)}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
