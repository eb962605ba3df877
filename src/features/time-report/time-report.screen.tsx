import { useSelector } from '@xstate/react';
import type { TimeReportChoicesActor } from '#machines/time-report/time-report-choices.machine.ts';
import type { TimeReportExportActor } from '#machines/time-report/time-report-export.machine.ts';
import {
  employeeName,
  isCumulative,
  noProject,
  projectName,
  teamsName,
} from '#machines/time-report/time-report-search.ts';
import type { TimeReport, TimeReportRow } from '#machines/time-report/time-report.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ExportReport } from '#records/report/export-report.tsx';
import { ReportFrame, type Fact, type ReportPageState } from '#records/report/report-frame.tsx';
import { PagedReport } from '#records/report/report-paged.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import {
  TimeFilters,
  useDefaultEmployee,
  useEmployees,
  useProjects,
  useTeams,
} from './time-filters.tsx';
import { TimeGroups } from './time-groups.tsx';
import { useTimeColumns } from './time-columns.tsx';

export interface TimeReportScreenProps extends ReportPageState<TimeReport> {
  choices: TimeReportChoicesActor;
  exporting: TimeReportExportActor;
  /** The user's own employee id, whose days can be opened; null without an employee record. */
  own: string | null;
  /** Continues one of the user's own entries. */
  onContinue: (row: TimeReportRow) => void;
}

/** The time report: who worked on what, and for how long. Source: CLOCK-018, CLOCK-040. */
export function TimeReportScreen(props: TimeReportScreenProps) {
  const { choices, exporting, own, onContinue, onPrint, ...reportState } = props;
  const text = useText('timeReport');
  const format = useFormat();
  const { actor, search } = reportState;
  const shown = useSelector(actor, ({ context }) => context.shownSearch) ?? search;
  const { firstDay = '', lastDay = '' } =
    useSelector(actor, ({ context }) => context.response) ?? {};
  return (
    <ReportFrame
      actor={actor}
      title={text('title')}
      onPrint={onPrint}
      actions={
        <ExportReport report={actor} actor={exporting} requested={{ search, firstDay, lastDay }} />
      }
      filters={<TimeFilters {...reportState} choices={choices} />}
      facts={useFacts(props)}
      getTotals={({ total, totalTimeInSeconds }) => [
        [text('totalTime'), format.hours(totalTimeInSeconds)],
        [text('rows'), format.number(total)],
      ]}
    >
      <NeedingEnd actor={actor} />
      <TimeGroups actor={actor} search={search} onSearch={reportState.onSearch} />
      <PagedReport
        {...reportState}
        label={text('title')}
        columns={useTimeColumns({ isCumulative: isCumulative(shown), own, onContinue })}
      />
    </ReportFrame>
  );
}

/** The number of entries that have no row yet, because their duration is unknown. */
function NeedingEnd({ actor }: Pick<TimeReportScreenProps, 'actor'>) {
  const records = useText('records');
  const count = useSelector(actor, ({ context }) => context.response?.needingEnd ?? 0);
  return count > 0 && <Banner tone="warning">{records('entriesNeedEnd', { count })}</Banner>;
}

/** The active filters as text. */
function useFacts({ actor, choices, search }: TimeReportScreenProps): readonly Fact[] {
  const text = useText('timeReport');
  const { shortDay } = useFormat();
  const response = useSelector(actor, ({ context }) => context.response);
  const employees = useEmployees(choices);
  const everyone = useDefaultEmployee(choices);
  const projects = useProjects(actor);
  const team = useTeams(choices, search).find(({ id }) => id === getFilter(search, teamsName));
  const getLabel = (of: typeof projects, name: string) =>
    of.find(({ id }) => id === getFilter(search, name))?.label ?? '';
  const days = [response?.firstDay ?? '', response?.lastDay ?? ''];
  const isOfProject = getFilter(search, projectName) !== '';
  return [
    [text('employee'), getLabel(employees, employeeName) || everyone],
    ...(team ? [[text('team'), team.label] satisfies Fact] : []),
    [text('period'), days.map((day) => day && shortDay(day)).join(' – ')],
    ...(isOfProject
      ? [[text('project'), getLabel(projects, projectName) || noProject] satisfies Fact]
      : []),
  ];
}
