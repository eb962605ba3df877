import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { ChartFigure } from '#ui/chart/chart-figure.tsx';
import { toCsv, type ChartTable } from '#ui/chart/chart-table.ts';
import { saveFile } from '#ui/text/save-file.ts';

/** Whether the user views charts as tables, from `usePersistedChartView`. */
export interface ChartView {
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

interface ChartFrameProps {
  caption: string;
  /** The same data as a table, which can also be saved as a file. */
  table: ChartTable;
  /** The name of that file, without its extension. */
  file: string;
  view: ChartView;
  /** Whether the table is printed next to the chart. */
  isFullInPrint?: boolean;
  /** The drawing of the chart. */
  children: ReactNode;
}

/** A chart with its caption and its data as a table and as a file, in the user's preferred view. */
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
