import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { sampleFields, type Sample } from '#machines/ui-demos/sample.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { BulkQuestion } from '#records/list/bulk-question.tsx';
import { BulkReport } from '#records/list/bulk-report.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { RecordGrid } from '#records/list/record-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

const getCode = ({ code }: Sample) => code;
const getId = ({ id }: Sample) => id;

/** The list of every area, with sample records. Source: INTEG-010. */
export function ListingDemo(props: ListScreenProps<Sample>) {
  const { onCopyAddress: _copy, ...grid } = props;
  const { actor } = grid;
  const text = useText('uiDemos');
  const recordText = useText('records');
  const remove = (row: Sample) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <BulkReport actor={actor} getName={getCode} />
      <RecordGrid
        {...grid}
        label={text('listing')}
        exportName="samples"
        fields={sampleFields}
        columns={useSampleColumns()}
        picking={useBulkChoice(actor, getCode, getId)}
        onDeleteKey={(row) => remove(row)}
        renderActions={(row) => (
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={recordText('deleteRecord', { name: row.code })}
            onPress={() => remove(row)}
          />
        )}
      />
      <BulkBar actor={actor} hidden={{ count: 0, by: 'filters' }} />
      <BulkQuestion actor={actor} getName={getCode} />
      <DeleteQuestion actor={actor} title={({ code }) => text('deleteTitle', { name: code })} />
    </>
  );
}

function useSampleColumns(): readonly GridColumn<Sample>[] {
  const text = useText('uiDemos');
  const { number } = useFormat();
  return useMemo(
    () => [
      {
        id: 'code',
        header: text('code'),
        cell: getCode,
        csv: getCode,
        isSortable: true,
        filter: 'text',
      },
      { id: 'kind', header: text('kind'), cell: ({ kind }) => text(kind), csv: ({ kind }) => kind },
      {
        id: 'stock',
        header: text('stock'),
        cell: ({ stock }) => number(stock),
        csv: ({ stock }) => String(stock),
        isSortable: true,
        align: 'end',
      },
    ],
    [text, number],
  );
}
