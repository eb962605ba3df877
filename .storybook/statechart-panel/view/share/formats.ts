import { toMermaid } from '../../chart/mermaid.ts';
import { toCsv } from '../../chart/table.ts';
import type { Chart } from '../../chart/chart.ts';
import type { ChartView, Drawing, PanelState } from '../../link/protocol.ts';
import { markdownReport, type ReportContext } from '../../share/markdown.ts';
import { playFunction } from '../../share/play-function.ts';
import { playwrightTest } from '../../share/playwright.ts';
import { buildInteraction } from '../../share/walk-of.ts';

/** How the drawing is made a picture; it needs a page, so it is handed in. */
export interface ImageExporters {
  svg: (chart: Chart, drawing: Drawing) => string;
  png: (chart: Chart, drawing: Drawing) => Promise<Blob>;
}

export interface Format {
  id: string;
  label: string;
  /** Of the file's name, behind the chart's. */
  ending: string;
  type: string;
  /** A text, or a picture. */
  make: () => string | Promise<Blob>;
}

/** What can be made of the walk. */
export function buildInteractionFormats(
  state: PanelState,
  circumstances: Omit<ReportContext, 'at'> = {},
): Format[] {
  const interaction = buildInteraction(state);
  return [
    {
      id: 'markdown',
      label: 'Markdown report',
      ending: 'md',
      type: 'text/markdown',
      make: () => markdownReport(state, { at: new Date(), ...circumstances }),
    },
    {
      id: 'play',
      label: 'Play function',
      ending: 'play.ts',
      type: 'text/plain',
      make: () => playFunction(interaction),
    },
    {
      id: 'playwright',
      label: 'Playwright test',
      ending: 'spec.ts',
      type: 'text/plain',
      make: () => playwrightTest(interaction),
    },
  ];
}

/** What can be made of the chart; pictures only once it is laid out. */
export function chartFormats({ chart, drawing }: ChartView, images?: ImageExporters): Format[] {
  const texts: Format[] = [
    {
      id: 'mermaid',
      label: 'Mermaid',
      ending: 'mmd',
      type: 'text/plain',
      make: () => toMermaid(chart),
    },
    {
      id: 'csv',
      label: 'CSV table',
      ending: 'csv',
      type: 'text/csv',
      make: () => toCsv(chart),
    },
  ];
  if (!images || !drawing) return texts;
  return [
    ...texts,
    {
      id: 'svg',
      label: 'SVG',
      ending: 'svg',
      type: 'image/svg+xml',
      make: () => images.svg(chart, drawing),
    },
    {
      id: 'png',
      label: 'PNG',
      ending: 'png',
      type: 'image/png',
      make: () => images.png(chart, drawing),
    },
  ];
}
