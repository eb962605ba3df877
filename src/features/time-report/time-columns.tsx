import { Play } from 'lucide-react';
import { useMemo } from 'react';
import { otherProjectsId } from '#machines/clockwork/entry/entries.ts';
import type { TimeReportRow } from '#machines/time-report/time-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

type Column = GridColumn<TimeReportRow>;

interface TimeColumnsOptions {
  isCumulative: boolean;
  /** The user's own employee id: the days of this employee link to ClockWork. */
  own: string | null;
  /** Continues one of the user's own entries. */
  onContinue: (row: TimeReportRow) => void;
}

/**
 * The columns of the report; a cumulative report shows the time in the task instead of start and
 * end.
 */
export function useTimeColumns({
  isCumulative,
  own,
  onContinue,
}: TimeColumnsOptions): readonly Column[] {
  const text = useText('timeReport');
  const format = useFormat();
  const { isBlocked } = useBlocked('clockwork.basic');
  return useMemo(() => {
    const buildTextColumn = (
      id: 'employeeName' | 'projectDisplayString' | 'taskDisplayString' | 'description',
      header: string,
    ): Column => ({
      id,
      header,
      cell: ({ [id]: value }) => <bdi>{value || '-'}</bdi>,
      isSortable: true,
      isLong: id === 'description',
    });
    const length = (
      id: 'totalTimeInSeconds' | 'totalTimeTakenInTaskInSeconds',
      header: string,
      isSortable: boolean,
    ): Column => ({
      id,
      header,
      cell: ({ [id]: seconds }) => format.hours(seconds ?? 0),
      isSortable,
      align: 'end',
    });
    const day: Column = {
      id: 'startTime',
      header: text('date'),
      cell: ({ employeeId, date, startTimeAsString }) =>
        date === undefined || employeeId !== own || isBlocked ? (
          startTimeAsString
        ) : (
          <RecordLink address={{ to: '/ClockWork', search: { date } }}>
            {startTimeAsString}
          </RecordLink>
        ),
      isSortable: true,
    };
    const times: Column[] = [
      {
        id: 'startTimeFormattedForTimeZone',
        header: text('start'),
        cell: ({ startTime }) => format.time(startTime),
      },
      {
        id: 'endTimeFormattedForTimeZone',
        header: text('end'),
        cell: ({ endTime }) => (endTime === null ? text('running') : format.time(endTime)),
      },
    ];
    const description = buildTextColumn('description', text('description'));
    const canContinue = ({ employeeId, endTime, projectId }: TimeReportRow) =>
      employeeId === own &&
      endTime !== null &&
      projectId !== otherProjectsId &&
      !isCumulative &&
      !isBlocked;
    const project = buildTextColumn('projectDisplayString', text('project'));
    const total = length('totalTimeInSeconds', text('time'), true);
    const inTask = length('totalTimeTakenInTaskInSeconds', text('timeInTask'), false);
    return [
      day,
      buildTextColumn('employeeName', text('employee')),
      {
        ...project,
        cell: (row) =>
          row.projectId === otherProjectsId ? text('otherProjects') : project.cell(row),
      },
      buildTextColumn('taskDisplayString', text('task')),
      {
        ...description,
        cell: (row) => (
          <>
            {description.cell(row)}{' '}
            {canContinue(row) && (
              <Button
                size="small"
                variant="quiet"
                icon={<Play />}
                aria-label={text('continueEntry', { name: row.description || '-' })}
                onPress={() => onContinue(row)}
              />
            )}
          </>
        ),
      },
      ...(isCumulative ? [total, inTask] : [...times, total]),
    ];
  }, [text, format, isBlocked, isCumulative, own, onContinue]);
}
