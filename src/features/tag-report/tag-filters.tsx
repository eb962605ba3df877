import { useSelector } from '@xstate/react';
import type { ReportActor } from '#machines/lists/create-report.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import {
  defaultPeriod,
  employeesName,
  getIds,
  groupingName,
  noTeam,
  projectsName,
  tagsName,
  teamName,
} from '#machines/tag-report/tag-report-search.ts';
import type { TagReport } from '#machines/tag-report/tag-report.ts';
import { useText } from '#i18n/text.tsx';
import { PeriodFilters } from '#records/report/period-filters.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { FilterChoices } from '#records/report/report-choices-filter.tsx';
import { FilterSelect, ReportFilters } from '#records/report/report-filters.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';

interface TagFiltersProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  actor: ReportActor<TagReport>;
}

/** The filters: days, tags and their team, employees and projects. */
export function TagFilters(props: TagFiltersProps) {
  const { actor, search, onSearch } = props;
  const text = useText('tagReport');
  const { tags, teams, employees, projects } = useTagChoices(actor, search);
  const byIds = (name: typeof tagsName | typeof employeesName | typeof projectsName) => ({
    value: getIds(search, name),
    onChange: (ids: readonly string[]) => onSearch(filteredBy(search, name, ids.join(','))),
  });
  return (
    <ReportFilters search={search} onSearch={onSearch} views={[groupingName]}>
      <PeriodFilters {...props} defaultPeriod={defaultPeriod} text={text} />
      <FilterChoices label={text('tags')} choices={tags} {...byIds(tagsName)} />
      {teams.length > 0 && (
        <FilterSelect
          search={search}
          onSearch={onSearch}
          label={text('team')}
          all={text('allTeams')}
          name={teamName}
          choices={teams}
        />
      )}
      <FilterChoices label={text('employees')} choices={employees} {...byIds(employeesName)} />
      <FilterChoices label={text('projects')} choices={projects} {...byIds(projectsName)} />
    </ReportFilters>
  );
}

/** The options of the filters; a selected id that is no option gets one, so that it can be cleared. */
export function useTagChoices(actor: ReportActor<TagReport>, search: ListSearch) {
  const text = useText('tagReport');
  const filters = useSelector(actor, ({ context }) => context.response?.filters ?? none);
  const withSelected = (
    options: { id: string; label: string }[],
    ids: readonly string[],
  ): { id: string; label: string }[] => [
    ...options,
    ...ids
      .filter((id) => options.every((option) => option.id !== id))
      .map((id) => ({ id, label: text('unlisted') })),
  ];
  const tags = filters.tags.map(({ tagId: id, tagName: label }) => ({ id, label }));
  const teams = filters.teams.map(({ teamId: id, teamName: label }) => ({ id, label }));
  const employees = filters.employees.map(({ employeeId: id, employeeName: name, isFormer }) => ({
    id,
    label: isFormer ? text('former', { name }) : name,
  }));
  const projects = filters.projects.map(({ projectId: id, projectCode, projectName }) => ({
    id,
    label: `${projectCode} ${projectName}`,
  }));
  return {
    tags: withSelected(tags, getIds(search, tagsName)),
    teams: teams.length > 0 ? [...teams, { id: noTeam, label: text('noTeam') }] : teams,
    employees: withSelected(employees, getIds(search, employeesName)),
    projects: withSelected(projects, getIds(search, projectsName)),
  };
}

const none: NonNullable<TagReport['filters']> = {
  tags: [],
  teams: [],
  employees: [],
  projects: [],
};
