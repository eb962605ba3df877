/** One measured figure with its budget. */
export interface Figure {
  /** A short name of the measurement. */
  name: string;
  value: number;
  unit: 'kB' | 'MB' | 'ms' | 's' | '/s' | '×' | 'files' | '';
  /** The maximum value; without one, the figure is only reported. */
  budget?: number;
  /** The minimum value, for figures that should be high. */
  floor?: number;
  /** The individual values, e.g. all runs of a median. */
  runs?: number[];
  note?: string;
}

/** Whether a figure is within its budget and floor. */
export const holds = ({ value, budget, floor }: Figure): boolean =>
  (budget === undefined || value <= budget) && (floor === undefined || value >= floor);

/** The value that a share (0 to 1) of the values does not exceed. Throws for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('A quantile requires at least one value.');
  return value;
}

/** The middle value; the lower one for an even number. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A figure that is the median of its runs. */
export const createMedianFigure = (
  runs: number[],
  about: Omit<Figure, 'value' | 'runs'>,
): Figure => ({
  ...about,
  value: median(runs),
  runs,
});

const digits = { kB: 1, MB: 1, ms: 0, s: 1, '/s': 0, '×': 2, files: 0, '': 0 } as const;

const formatValue = (value: number, unit: Figure['unit']) =>
  `${value.toFixed(unit === 'ms' && value < 10 ? 2 : digits[unit])} ${unit}`.trimEnd();

const assessFigure = (figure: Figure) =>
  holds(figure) ? 'ok' : figure.floor === undefined ? 'OVER' : 'LOW';

/** The figures as lines of text: result, value, budget, name. */
export function formatTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, value, unit, budget, floor, note } = figure;
      const assessment = budget === undefined && floor === undefined ? '' : assessFigure(figure);
      const target = budget ?? floor;
      const limit =
        target === undefined
          ? ''
          : `${budget === undefined ? '≥' : 'of'} ${formatValue(target, unit)}`;
      const columns = [
        assessment.padEnd(4),
        name.padEnd(width),
        formatValue(value, unit).padStart(10),
      ];
      return [...columns, limit.padEnd(12), note ?? ''].join('  ').trimEnd();
    })
    .join('\n');
}
