import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { getFilter } from '#machines/lists/list-search.ts';
import { fromName, periodName, toName } from '#machines/lists/period-search.ts';
import type { TagReportExportActor } from '#machines/tag-report/tag-report-export.machine.ts';
import {
  employeesName,
  getIds,
  getTagGrouping,
  groupingName,
  projectsName,
  tagsName,
  teamName,
} from '#machines/tag-report/tag-report-search.ts';
import type { TagReport } from '#machines/tag-report/tag-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ExportReport } from '#records/report/export-report.tsx';
import { ReportFrame, type Fact, type ReportPageState } from '#records/report/report-frame.tsx';
import { PagedReport } from '#records/report/report-paged.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { useTagColumns } from './tag-columns.tsx';
import { TagFilters, useTagChoices } from './tag-filters.tsx';
import { TagGroups } from './tag-groups.tsx';

export interface TagReportScreenProps extends ReportPageState<TagReport> {
  exporting: TagReportExportActor;
  /** The user's own employee id, whose time they may always report; null without one. */
  own: string | null;
}

/** The tag report: how much time each tag has taken. Source: PRIV-050, PROJ-D80. */
export function TagReportScreen(props: TagReportScreenProps) {
  const { exporting, own, onPrint, ...reportState } = props;
  const { actor, search, onSearch } = reportState;
  const text = useText('tagReport');
  const format = useFormat();
  const shown = useSelector(actor, ({ context }) => context.shownSearch) ?? search;
  const { firstDay = '', lastDay = '' } =
    useSelector(actor, ({ context }) => context.response) ?? {};
  const onDays = useCallback(
    (first: string, last: string) => {
      const from = filteredBy(filteredBy(search, periodName, ''), fromName, first);
      const days = filteredBy(from, toName, last);
      onSearch({ ...filteredBy(days, groupingName, ''), sort: null });
    },
    [search, onSearch],
  );
  const columns = useTagColumns({
    grouping: getTagGrouping(shown),
    onDays,
    own,
    firstDay,
    lastDay,
    employeeIds: getFilter(shown, employeesName),
  });
  return (
    <ReportFrame
      actor={actor}
      title={text('title')}
      onPrint={onPrint}
      actions={
        <ExportReport report={actor} actor={exporting} requested={{ search, firstDay, lastDay }} />
      }
      filters={<TagFilters actor={actor} search={search} onSearch={onSearch} />}
      facts={useFacts(props)}
      getTotals={({ total, totalTimeInSeconds, tagCount }) => [
        [text('totalTime'), format.hours(totalTimeInSeconds)],
        [text('tagCount'), format.number(tagCount)],
        [text('rows'), format.number(total)],
      ]}
      note={text('note')}
    >
      <NeedingEnd actor={actor} />
      <TagGroups actor={actor} search={search} onSearch={onSearch} />
      <PagedReport
        {...reportState}
        label={text('title')}
        columns={columns}
        emptyText={text('empty')}
      />
    </ReportFrame>
  );
}

/** The number of entries that do not count yet, because their duration is unknown. */
function NeedingEnd({ actor }: Pick<TagReportScreenProps, 'actor'>) {
  const records = useText('records');
  const count = useSelector(actor, ({ context }) => context.response?.needingEnd ?? 0);
  return count > 0 && <Banner tone="warning">{records('entriesNeedEnd', { count })}</Banner>;
}

/** The active filters as text. */
function useFacts({ actor, search }: TagReportScreenProps): readonly Fact[] {
  const text = useText('tagReport');
  const format = useFormat();
  const response = useSelector(actor, ({ context }) => context.response);
  const { tags, teams, employees, projects } = useTagChoices(actor, search);
  const listed = (options: typeof tags, ids: readonly string[]) =>
    format.list(options.filter(({ id }) => ids.includes(id)).map(({ label }) => label));
  const facts: Fact[] = [
    [text('tags'), listed(tags, getIds(search, tagsName))],
    [text('team'), listed(teams, [getFilter(search, teamName)])],
    [text('employees'), listed(employees, getIds(search, employeesName))],
    [text('projects'), listed(projects, getIds(search, projectsName))],
  ];
  const days = response ? format.days(response.firstDay, response.lastDay) : '';
  return [[text('period'), days], ...facts.filter(([, value]) => value !== '')];
}
