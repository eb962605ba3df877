import { useSelector } from '@xstate/react';
import { otherProjectsId } from '#machines/clockwork/entry/entries.ts';
import type { ReportActor } from '#machines/lists/create-report.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { fromName, toName } from '#machines/lists/period-search.ts';
import {
  employeeName,
  groupingName,
  getGrouping,
  noProject,
  projectName,
  timeGroupings,
  type TimeGrouping,
} from '#machines/time-report/time-report-search.ts';
import type { TimeReport, TimeReportGroup } from '#machines/time-report/time-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { ReportBars, type ReportBar } from '#records/report/report-bars.tsx';
import { ReportGrouping } from '#records/report/report-grouping.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';

/** Groups beyond this count are combined into one. */
const limit = 8;

interface TimeGroupsProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  actor: ReportActor<TimeReport>;
}

/** The total time by project, employee, task or day; selecting a group filters by it. */
export function TimeGroups({ actor, search, onSearch }: TimeGroupsProps) {
  const text = useText('timeReport');
  const groups = useSelector(actor, ({ context }) => context.response?.groups ?? none);
  const shown = useSelector(actor, ({ context }) => context.shownSearch);
  return (
    <>
      <ReportGrouping
        options={timeGroupings.map((id) => ({ id, label: text(`group_${id}`) }))}
        value={getGrouping(search)}
        onChange={(id) =>
          onSearch(filteredBy(search, groupingName, id === timeGroupings[0] ? '' : id))
        }
      />
      {shown !== null && groups.length > 0 && (
        <Bars
          groups={groups}
          grouping={getGrouping(shown)}
          onGroup={(key) => onSearch(narrowed(search, getGrouping(shown), key))}
        />
      )}
    </>
  );
}

const none: TimeReport['groups'] = [];

/** Returns the search filtered to only this group. */
function narrowed(search: ListSearch, grouping: TimeGrouping, key: string): ListSearch {
  if (grouping === 'Project') return filteredBy(search, projectName, key);
  if (grouping === 'Employee') return filteredBy(search, employeeName, key);
  return filteredBy(filteredBy(search, fromName, key), toName, key);
}

interface BarsProps {
  groups: readonly TimeReportGroup[];
  grouping: TimeGrouping;
  onGroup: (key: string) => void;
}

function Bars({ groups, grouping, onGroup }: BarsProps) {
  const text = useText('timeReport');
  const format = useFormat();
  const getName = ({ key, name }: TimeReportGroup) => {
    if (grouping === 'Day') return format.weekdayDate(key);
    if (key === noProject) return text(grouping === 'Task' ? 'noTask' : 'noProject');
    return key === otherProjectsId ? text('otherProjects') : name;
  };
  const bars = groups.slice(0, limit).map((group): ReportBar => ({
    id: group.key,
    label: <bdi>{getName(group)}</bdi>,
    value: group.totalTimeInSeconds,
    figure: format.hours(group.totalTimeInSeconds),
    // The report can be filtered by project, but not by task.
    ...(grouping !== 'Task' && { onPress: () => onGroup(group.key) }),
  }));
  const others = groups.slice(limit);
  const rest = others.reduce((sum, { totalTimeInSeconds }) => sum + totalTimeInSeconds, 0);
  const last = {
    id: 'others',
    label: text('otherGroups', { count: others.length }),
    // The bar of the combined group would dwarf all others.
    value: null,
    figure: format.hours(rest),
  };
  return <ReportBars label={text('totalTime')} bars={others.length > 0 ? [...bars, last] : bars} />;
}
