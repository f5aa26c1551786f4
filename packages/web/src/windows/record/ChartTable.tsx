import { useText } from '../../language/language.ts';
import type { ChartLine } from './ChartLines.tsx';

interface ChartTableProps {
  readonly lines: readonly ChartLine[];
  readonly rounds: readonly number[];
}

/** The numbers of the chart for screen readers. */
export function ChartTable({ lines, rounds }: ChartTableProps) {
  const t = useText();
  return (
    <div className="hidden-text">
      <table>
        <caption>{t.record.chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.record.chart.round}</th>
            {lines.map((line) => (
              <th key={line.seat} scope="col">
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, ...rounds].map((round, i) => (
            <tr key={round}>
              <th scope="row">{round === 0 ? t.record.chart.start : round}</th>
              {lines.map((line) => (
                <td key={line.seat}>{t.record.figure(line.totals[i] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
