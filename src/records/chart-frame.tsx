import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { ChartFigure } from '#ui/chart/chart-figure.tsx';
import { toCsv, type ChartTable } from '#ui/chart/chart-table.ts';
import { saveFile } from '#ui/save-file.ts';

/** How the person reads charts: by `usePersistedChartView`. */
export interface ChartView {
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

interface ChartFrameProps {
  caption: string;
  /** The same numbers as a table, which is saved as a file, too. */
  table: ChartTable;
  /** The name of that file, without its extension. */
  file: string;
  view: ChartView;
  /** Whether paper has the numbers beside the picture. */
  isFullInPrint?: boolean;
  /** The picture. */
  children: ReactNode;
}

/** A chart with its caption, its numbers as a table and as a file, and how the person reads it. */
export function ChartFrame({ caption, table, file, view, ...shown }: ChartFrameProps) {
  const text = useText('analytics');
  return (
    <ChartFigure
      {...view}
      {...shown}
      caption={caption}
      texts={{
        view: text('chartView'),
        image: text('chartPicture'),
        table: text('chartTable'),
        save: text('chartSave'),
      }}
      table={table}
      onSave={() =>
        saveFile(`${file}.csv`, new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }))
      }
    />
  );
}
