import { useMemo } from 'react';
import { absenceKinds, type Absence } from '#machines/absences/absence.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The days of an absence: one, half of one, or from the first to the last. */
export function useDaysText(): (absence: Absence) => string {
  const text = useText('absences');
  const { weekdayDate } = useFormat();
  return ({ firstDay, lastDay, isHalfDay }) => {
    if (firstDay !== lastDay)
      return text('days', { first: weekdayDate(firstDay), last: weekdayDate(lastDay) });
    return isHalfDay ? text('halfDayOn', { day: weekdayDate(firstDay) }) : weekdayDate(firstDay);
  };
}

/** The columns Days, and Reason and Note where the person may see them. Source: PEOPL-D42. */
export function useAbsenceColumns(canSee: boolean): readonly GridColumn<Absence>[] {
  const text = useText('absences');
  const daysText = useDaysText();
  return useMemo(() => {
    const days: GridColumn<Absence> = {
      id: 'firstDay',
      header: text('daysColumn'),
      cell: daysText,
      csv: daysText,
      isSortable: true,
    };
    if (!canSee) return [days];
    return [
      days,
      {
        id: 'kind',
        header: text('kind'),
        cell: ({ kind }) => kind && text(kind),
        csv: ({ kind }) => (kind ? text(kind) : ''),
        isSortable: true,
        filter: absenceKinds.map((kind) => ({ value: kind, label: text(kind) })),
      },
      {
        id: 'note',
        header: text('note'),
        cell: ({ note }) => note && <bdi>{note}</bdi>,
        csv: ({ note }) => note ?? '',
      },
    ];
  }, [text, daysText, canSee]);
}
