import { useMemo } from 'react';
import type { ValueListRow } from '#machines/value-lists/value-list.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { valueListAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Name, Code, Options and Used by. */
export function useValueListColumns(): readonly GridColumn<ValueListRow>[] {
  const text = useText('valueLists');
  const { number, list } = useFormat();
  return useMemo(() => {
    const getCount = ({ optionCount }: ValueListRow) => number(optionCount);
    const getUses = ({ scriptNames }: ValueListRow) => list(scriptNames);
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => (
          <RecordLink address={valueListAddresses.edit(id)}>{name}</RecordLink>
        ),
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'code',
        header: text('code'),
        cell: ({ code }) => code,
        csv: ({ code }) => code,
        isSortable: true,
        filter: 'text',
      },
      { id: 'optionCount', header: text('options'), cell: getCount, csv: getCount },
      { id: 'scriptNames', header: text('uses'), cell: getUses, csv: getUses },
    ];
  }, [text, number, list]);
}
