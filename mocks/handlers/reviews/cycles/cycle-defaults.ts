import type { components } from '@atrium/contract/generated/types.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { ReviewWorkflowRecord } from '../../../store/world/reviews.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { loadParts, type Parts } from '../../../common/reviews/cycle-build.ts';
import { loadChecks } from './candidate-checks.ts';
import { loadSettings } from '../../../common/reviews/settings.ts';

type Contract = components['schemas'];
type Candidate = Contract['CycleCandidate'];

interface Defaults extends ReviewContext {
  platform: Db;
  /** Whether to list the possible reviewees. */
  withEmployees: boolean;
}

/** The options for a new cycle: people, teams, workflows and years. */
export async function loadDefaults({
  db,
  platform,
  tenantId,
  today,
  withEmployees,
}: Defaults): Promise<Contract['CycleDefaultsAnswer']> {
  const where = { isActive: true };
  const employees = withEmployees
    ? await db.query('employees', { where, order: { by: 'fullName' } })
    : [];
  const teams = await db.query('teams', { where, order: { by: 'teamName' } });
  const workflows = await db.query('reviewWorkflows', { where, order: { by: 'name' } });
  const parts = await loadParts(
    db,
    workflows.flatMap(({ steps }) => steps),
  );
  const getChecks = await loadChecks({ db, platform, tenantId }, employees);
  const year = Number(today.slice(0, 4));
  return {
    employees: await loadCandidates(db, employees, getChecks),
    teams: teams.map(({ id, teamName }) => ({ id, value: teamName })),
    workflows: workflows.map((workflow) => toOption(workflow, parts)),
    yearList: [year - 1, year, year + 1],
    defaultWorkflowId: (await loadSettings(db)).defaultWorkflowId,
  };
}

/** A workflow with what its steps are at present. */
function toOption(
  { id, name, steps }: ReviewWorkflowRecord,
  parts: Parts,
): Contract['CycleWorkflow'] {
  const known = steps.flatMap(({ stepId, formId }) => {
    const step = parts.steps.get(stepId);
    if (!step) return [];
    const { stepName, stepStyle, executorType } = step;
    const form = parts.forms.get(formId ?? '');
    const questionCount = form?.questions.length ?? 0;
    return [
      { stepId, stepName, stepStyle, executorType, formName: form?.name ?? '', questionCount },
    ];
  });
  const executorTypes = known.map(({ executorType }) => executorType);
  return { id, value: name, executorTypes, steps: known };
}

/** Employees as the contract defines possible reviewees. */
export async function loadCandidates(
  db: Db,
  employees: readonly Employee[],
  getChecks: (employee: Employee) => Candidate['checks'],
): Promise<Candidate[]> {
  const names = await loadManagerNames(db, employees);
  const designations = await db.getMany(
    'designations',
    employees.flatMap(({ designationId }) => designationId ?? []),
  );
  const where = { employeeId: employees.map(({ id }) => id) };
  const members = employees.length > 0 ? await db.query('teamMembers', { where }) : [];
  const teamsByEmployee = Map.groupBy(members, ({ employeeId }) => employeeId);
  return employees.map((employee) => ({
    employeeId: employee.id,
    employeeName: employee.fullName,
    employeeDesignation: designations.get(employee.designationId ?? '')?.name ?? '',
    reportingToName: names.get(employee.reportingToId ?? '') ?? '',
    teamIds: (teamsByEmployee.get(employee.id) ?? []).map(({ teamId }) => teamId),
    checks: getChecks(employee),
  }));
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
