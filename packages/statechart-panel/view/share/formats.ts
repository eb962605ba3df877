import { toMermaid } from '../../core/chart/mermaid.ts';
import { toCsv } from '../../core/chart/table.ts';
import type { Chart } from '../../core/chart/chart.ts';
import type { ChartView, Drawing, PanelState } from '../../core/link/protocol.ts';
import { markdownReport, type ReportContext } from '../../core/share/markdown.ts';
import { playFunction } from '../../core/share/play-function.ts';
import { playwrightTest } from '../../core/share/playwright.ts';
import { buildInteraction } from '../../core/share/build-interaction.ts';

/** Converts the drawing to images; it needs a page, so it is passed in. */
export interface ImageExporters {
  svg: (chart: Chart, drawing: Drawing) => string;
  png: (chart: Chart, drawing: Drawing) => Promise<Blob>;
}

export interface Format {
  id: string;
  label: string;
  /** Suffix of the file's name, after the chart's name. */
  ending: string;
  type: string;
  /** Creates a text or an image. */
  make: () => string | Promise<Blob>;
}

/** The export formats of an interaction. */
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

/** The export formats of a chart; images only once it is laid out. */
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
