import { toMermaid } from '../../chart/mermaid.ts';
import { toCsv } from '../../chart/table.ts';
import type { Chart } from '../../chart/chart.ts';
import type { ChartView, Drawing, PanelState } from '../../link/protocol.ts';
import { markdownReport } from '../../share/markdown.ts';
import { playFunction } from '../../share/play-function.ts';
import { playwrightTest } from '../../share/playwright.ts';
import { walkOf } from '../../share/walk-of.ts';

/** How the drawing is made a picture; it needs a page, so it is handed in. */
export interface Pictures {
  svg: (chart: Chart, drawing: Drawing) => string;
  png: (chart: Chart, drawing: Drawing) => Promise<Blob>;
}

export interface Format {
  id: string;
  label: string;
  /** What it is of: the walk, or the chart whatever was walked. */
  of: 'walk' | 'chart';
  /** Of the file's name, behind the chart's. */
  ending: string;
  type: string;
  /** A text, or a picture. */
  make: () => string | Promise<Blob>;
}

/** What can be exported now; pictures only once the chart is laid out. */
export function formatsOf(
  state: PanelState,
  { chart, drawing }: ChartView,
  pictures?: Pictures,
): Format[] {
  const walk = walkOf(state);
  const formats: Format[] = [
    {
      id: 'markdown',
      label: 'Markdown report',
      of: 'walk',
      ending: 'md',
      type: 'text/markdown',
      make: () => markdownReport(state, new Date(state.clock.now || Date.now())),
    },
    {
      id: 'play',
      label: 'Play function',
      of: 'walk',
      ending: 'play.ts',
      type: 'text/plain',
      make: () => playFunction(walk),
    },
    {
      id: 'playwright',
      label: 'Playwright test',
      of: 'walk',
      ending: 'spec.ts',
      type: 'text/plain',
      make: () => playwrightTest(walk),
    },
    {
      id: 'mermaid',
      label: 'Mermaid',
      of: 'chart',
      ending: 'mmd',
      type: 'text/plain',
      make: () => toMermaid(chart),
    },
    {
      id: 'csv',
      label: 'CSV table',
      of: 'chart',
      ending: 'csv',
      type: 'text/csv',
      make: () => toCsv(chart),
    },
  ];
  if (!pictures || !drawing) return formats;
  return [
    ...formats,
    {
      id: 'svg',
      label: 'SVG',
      of: 'chart',
      ending: 'svg',
      type: 'image/svg+xml',
      make: () => pictures.svg(chart, drawing),
    },
    {
      id: 'png',
      label: 'PNG',
      of: 'chart',
      ending: 'png',
      type: 'image/png',
      make: () => pictures.png(chart, drawing),
    },
  ];
}
