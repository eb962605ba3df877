import { useMemo } from 'react';
import type { Designation } from '#machines/designations/designation.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { designationAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Name and Employees. */
export function useDesignationColumns(): readonly GridColumn<Designation>[] {
  const text = useText('designations');
  const { number } = useFormat();
  return useMemo(() => {
    const getCount = ({ employeeCount }: Designation) => number(employeeCount);
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => (
          <RecordLink address={designationAddresses.edit(id)}>{name}</RecordLink>
        ),
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      { id: 'employeeCount', header: text('employeeCount'), cell: getCount, csv: getCount },
    ];
  }, [text, number]);
}
