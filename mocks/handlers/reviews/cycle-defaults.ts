import type { components } from '#openapi/generated/types.ts';
import type { Employee } from '../../store/world/people.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { loadParts } from '../../common/reviews/cycle-build.ts';
import { loadChecks } from './candidate-checks.ts';
import { loadSettings } from '../../common/reviews/settings.ts';

/** The options for a new cycle: people, teams, workflows and years. */
export async function loadCandidates({
  db,
  platform,
  tenantId,
  today,
}: ReviewContext & { platform: Db }): Promise<components['schemas']['CycleDefaultsAnswer']> {
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
  const parts = await loadParts(
    db,
    workflows.flatMap(({ steps }) => steps),
  );
  const getChecks = await loadChecks({ db, platform, tenantId }, employees);
  const year = Number(today.slice(0, 4));
  return {
    employees: employees.map((employee) => ({
      employeeId: employee.id,
      employeeName: employee.fullName,
      employeeDesignation: designations.get(employee.designationId ?? '')?.name ?? '',
      reportingToName: names.get(employee.reportingToId ?? '') ?? '',
      teamIds: (teamsByEmployee.get(employee.id) ?? []).map(({ teamId }) => teamId),
      checks: getChecks(employee),
    })),
    teams: teams.map(({ id, teamName }) => ({ id, value: teamName })),
    workflows: workflows.map(({ id, name, steps }) => ({
      id,
      value: name,
      executorTypes: steps.flatMap(({ stepId }) => parts.steps.get(stepId)?.executorType ?? []),
    })),
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
