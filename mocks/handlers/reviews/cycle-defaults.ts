import type { components } from '#openapi/generated/types.ts';
import type { Employee } from '../../store/world/people.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { loadSettings } from '../../common/reviews/settings.ts';

/** The options for a new cycle: people, teams, workflows and years. */
export async function loadCandidates({
  db,
  today,
}: ReviewContext): Promise<components['schemas']['CycleDefaultsAnswer']> {
  const where = { isActive: true };
  const employees = await db.query('employees', { where, order: { by: 'fullName' } });
  const names = await loadManagerNames(db, employees);
  const designations = await db.getMany(
    'designations',
    employees.flatMap(({ designationId }) => designationId ?? []),
  );
  const members = await db.query('teamMembers');
  const teams = await db.query('teams', { where, order: { by: 'teamName' } });
  const workflows = await db.query('reviewWorkflows', { where, order: { by: 'name' } });
  const teamsByEmployee = Map.groupBy(members, ({ employeeId }) => employeeId);
  const year = Number(today.slice(0, 4));
  return {
    employees: employees.map(({ id, fullName, designationId, reportingToId }) => ({
      employeeId: id,
      employeeName: fullName,
      employeeDesignation: designations.get(designationId ?? '')?.name ?? '',
      reportingToName: names.get(reportingToId ?? '') ?? '',
      teamIds: (teamsByEmployee.get(id) ?? []).map(({ teamId }) => teamId),
    })),
    teams: teams.map(({ id, teamName }) => ({ id, value: teamName })),
    workflows: workflows.map(({ id, name }) => ({ id, value: name })),
    yearList: [year - 1, year, year + 1],
    defaultWorkflowId: (await loadSettings(db)).defaultWorkflowId,
  };
}

/** The names of employees and of their managers, who may have left. */
async function loadManagerNames(
  db: Db,
  employees: readonly Employee[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(employees.map(({ id, fullName }) => [id, fullName]));
  const missing = employees.flatMap(({ reportingToId }) =>
    reportingToId === null || names.has(reportingToId) ? [] : [reportingToId],
  );
  const managers = await db.getMany('employees', missing);
  return new Map([
    ...names,
    ...Array.from(managers, ([id, { fullName }]) => [id, fullName] as const),
  ]);
}
