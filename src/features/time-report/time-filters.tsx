import { useSelector } from '@xstate/react';
import { otherProjectsId } from '#machines/clockwork/entry/entries.ts';
import type { ReportActor } from '#machines/lists/create-report.ts';
import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import type {
  TimeReportChoices,
  TimeReportChoicesActor,
} from '#machines/time-report/time-report-choices.machine.ts';
import {
  cumulativeName,
  employeeName,
  groupingName,
  noProject,
  projectName,
  getTeamIds,
  teamsName,
} from '#machines/time-report/time-report-search.ts';
import type { TimeReport } from '#machines/time-report/time-report.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { PeriodFilters } from '#records/report/period-filters.tsx';
import { FilterSelect, ReportFilters } from '#records/report/report-filters.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';

type TimeFilterProps = Pick<ListPageState, 'search' | 'onSearch'> & {
  actor: ReportActor<TimeReport>;
};
type Props = TimeFilterProps & { choices: TimeReportChoicesActor };

/** The filters: employee, days, project, and whether the times are added up. */
export function TimeFilters({ choices, ...reportState }: Props) {
  const text = useText('timeReport');
  const employees = useEmployees(choices);
  const everyone = useDefaultEmployee(choices);
  const projects = useProjects(reportState.actor);
  return (
    <ReportFilters {...reportState} views={[groupingName]}>
      {employees.length > 0 && (
        <FilterSelect
          {...reportState}
          label={text('employee')}
          all={everyone}
          name={employeeName}
          choices={employees}
        />
      )}
      <TeamFilter {...reportState} choices={choices} />
      <PeriodFilters {...reportState} defaultPeriod="thisWeek" text={text} />
      <FilterSelect
        {...reportState}
        label={text('project')}
        name={projectName}
        choices={projects}
      />
      <FilterSelect
        {...reportState}
        label={text('rows')}
        all={text('eachEntry')}
        name={cumulativeName}
        choices={[{ id: 'yes', label: text('addedUp') }]}
      />
    </ReportFilters>
  );
}

/**
 * Filters by the members of a team. If the current scope is the user or one employee, selecting a
 * team changes it to everyone.
 */
function TeamFilter({ choices, ...reportState }: Props) {
  const text = useText('timeReport');
  const teams = useTeams(choices, reportState.search);
  if (teams.length === 0) return null;
  const employee = getFilter(reportState.search, employeeName);
  return (
    <FilterSelect
      search={reportState.search}
      onSearch={(next) => {
        const isOfScope = employee === 'MyTeam' || getFilter(next, teamsName) === '';
        reportState.onSearch(isOfScope ? next : filteredBy(next, employeeName, 'All'));
      }}
      label={text('team')}
      all={text('allTeams')}
      name={teamsName}
      choices={teams}
    />
  );
}

/** The team options; adds one option for multiple teams if a link contains them. */
export function useTeams(choices: TimeReportChoicesActor, search: ListSearch) {
  const text = useText('timeReport');
  const teams = useSelector(choices, ({ context }) => context.choices?.teams ?? noTeams);
  const named = teams.map(({ teamId: id, teamName: label }) => ({ id, label }));
  const requested = getFilter(search, teamsName);
  const isKnown = requested === '' || named.some(({ id }) => id === requested);
  return isKnown
    ? named
    : [...named, { id: requested, label: text('teams', { count: getTeamIds(search).length }) }];
}

const noTeams: NonNullable<TimeReportChoices['teams']> = [];

/**
 * The label of the default scope: the user's own time, or everyone's for a user without an employee
 * record.
 */
export function useDefaultEmployee(choices: TimeReportChoicesActor): string {
  const text = useText('timeReport');
  const scopes = useSelector(choices, ({ context }) => context.choices?.scopes);
  return text(scopes?.[0] === 'All' ? 'everybody' : 'own');
}

/** The employee options in addition to the default: scopes first, then employees. */
export function useEmployees(choices: TimeReportChoicesActor) {
  const text = useText('timeReport');
  const known = useSelector(choices, ({ context }) => context.choices);
  const [first, ...wider] = known?.scopes ?? [];
  if (!known || (first === 'Own' && wider.length === 0)) return [];
  return [
    ...wider.map((id): { id: string; label: string } => ({
      id,
      label: text(id === 'MyTeam' ? 'myTeam' : 'everybody'),
    })),
    ...known.employees.map(({ employeeId: id, employeeName: label }) => ({ id, label })),
  ];
}

/**
 * The options for the projects that have time on the shown days, and for time without a project.
 */
export function useProjects(actor: ReportActor<TimeReport>) {
  const text = useText('timeReport');
  const projects = useSelector(actor, ({ context }) => context.response?.projects ?? none);
  return [
    { id: noProject, label: text('noProject') },
    ...projects.map(({ projectId: id, projectCode, projectName: name }) => ({
      id,
      label: id === otherProjectsId ? text('otherProjects') : `${projectCode} ${name}`,
    })),
  ];
}

const none: TimeReport['projects'] = [];
