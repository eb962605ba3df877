import { useMemo } from 'react';
import { isDayOff, type Holiday, type HolidayFacets } from '#machines/holidays/holiday.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { holidayAddresses } from '#page/parameters/addresses.ts';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { changeRight } from './action-link.tsx';

/** The columns Name, Date with its weekday, Half day and Optional. */
export function useHolidayColumns({ workingDays }: HolidayFacets): readonly GridColumn<Holiday>[] {
  const text = useText('holidays');
  const { weekdayDate } = useFormat();
  const { isBlocked } = useBlocked(changeRight);
  return useMemo(() => {
    const kinds = (kind: 'half' | 'optional', other: 'fullDay' | 'everyone') => [
      { value: 'active', label: text(kind) },
      { value: 'inactive', label: text(other) },
    ];
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) =>
          isBlocked ? name : <RecordLink address={holidayAddresses.edit(id)}>{name}</RecordLink>,
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'date',
        header: text('date'),
        cell: ({ date }) => (
          <>
            {weekdayDate(date)}{' '}
            {isDayOff(date, workingDays) && <Badge tone="warning">{text('onDayOff')}</Badge>}
          </>
        ),
        csv: ({ date }) => date,
        isSortable: true,
      },
      {
        id: 'isHalfDay',
        header: text('length'),
        cell: ({ isHalfDay }) => text(isHalfDay ? 'half' : 'fullDay'),
        csv: ({ isHalfDay }) => text(isHalfDay ? 'half' : 'fullDay'),
        filter: kinds('half', 'fullDay'),
      },
      {
        id: 'isOptional',
        header: text('appliesTo'),
        cell: ({ isOptional }) => text(isOptional ? 'optional' : 'everyone'),
        csv: ({ isOptional }) => text(isOptional ? 'optional' : 'everyone'),
        filter: kinds('optional', 'everyone'),
      },
    ];
  }, [text, weekdayDate, workingDays, isBlocked]);
}
