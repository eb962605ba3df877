import type { components } from '#openapi/generated/types.ts';
import { compareNames } from '../../store/sort-key.ts';
import type { ReviewContext } from '../../common/reviews/review-context.ts';
import { loadSettings } from '../../common/reviews/settings.ts';
import { byText } from '../../core/names.ts';

/** The options for a new cycle: people, teams, workflows and years. */
export async function loadCandidates({
  db,
  today,
}: ReviewContext): Promise<components['schemas']['CycleDefaultsAnswer']> {
  const employees = await db.query('employees');
  const names = new Map(employees.map(({ id, fullName }) => [id, fullName]));
  const designations = new Map(
    (await db.query('designations')).map(({ id, name }) => [id, name] as const),
  );
  const members = await db.query('teamMembers');
  const teams = (await db.query('teams', { where: { isActive: true } })).toSorted(
    byText(({ teamName }) => teamName),
  );
  const workflows = (await db.query('reviewWorkflows', { where: { isActive: true } })).toSorted(
    byText(({ name }) => name),
  );
  const teamsByEmployee = Map.groupBy(members, ({ employeeId }) => employeeId);
  const year = Number(today.slice(0, 4));
  return {
    employees: employees
      .filter(({ isActive }) => isActive)
      .map(({ id, fullName, designationId, reportingToId }) => ({
        employeeId: id,
        employeeName: fullName,
        employeeDesignation: designations.get(designationId ?? '') ?? '',
        reportingToName: names.get(reportingToId ?? '') ?? '',
        teamIds: (teamsByEmployee.get(id) ?? []).map(({ teamId }) => teamId),
      }))
      .toSorted((a, b) => compareNames(a.employeeName, b.employeeName)),
    teams: teams.map(({ id, teamName }) => ({ id, value: teamName })),
    workflows: workflows.map(({ id, name }) => ({ id, value: name })),
    yearList: [year - 1, year, year + 1],
    defaultWorkflowId: (await loadSettings(db)).defaultWorkflowId,
  };
}
