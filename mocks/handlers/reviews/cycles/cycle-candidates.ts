import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { readAll, type FieldColumns } from '../../../core/records/field-paging.ts';
import type { Employee } from '../../../store/world/people.ts';
import { createReviewContext, type Db } from '../../../common/reviews/review-context.ts';
import { loadChecks } from './candidate-checks.ts';
import { loadCandidates } from './cycle-defaults.ts';

type Contract = components['schemas'];
type Candidates = Extract<AreaOperations<'reviews'>, 'getReviewCycleCandidates'>;

const checks = ['NoUser', 'NoRight', 'NoManager'] as const;

/** The people who can be reviewed, by pages. Source: REVW-008, REVW-D19. */
export const cycleCandidates: Pick<Handlers<'reviews'>, Candidates> = {
  getReviewCycleCandidates: async (call) => {
    const ctx = await createReviewContext(call);
    const { db, tenantId } = ctx;
    const { candidateFilters, includeIds = false, page, pageSize } = call.body;
    const where = { isActive: true, id: await listIds(db, candidateFilters) };
    const order = { by: 'fullName' } as const;
    const found = await readAll(db, 'employees', { columns, order, where }, call.body);
    const without = await listReviewees(db, candidateFilters.cycleId);
    const others = found.filter(({ id }) => !without.has(id));
    const getChecks = await loadChecks({ db, platform: call.platform, tenantId }, others);
    const checked = others.map((employee) => ({ employee, checks: getChecks(employee) }));
    const { checks: requested } = candidateFilters;
    const matching = requested
      ? checked.filter((each) => each.checks.some((check) => requested.includes(check)))
      : checked;
    const shown = matching.slice((page - 1) * pageSize, page * pageSize);
    return ok({
      candidates: await loadCandidates(
        db,
        shown.map(({ employee }) => employee),
        getChecks,
      ),
      totalCount: matching.length,
      employeeIds: includeIds ? matching.map(({ employee }) => employee.id) : null,
      checkCounts: checks.map((check) => ({
        check,
        count: checked.filter((each) => each.checks.includes(check)).length,
      })),
    });
  },
};

const columns: FieldColumns<Employee> = {
  employeeName: 'fullName',
  employeeDesignation: 'designationName',
  reportingToName: 'managerName',
};

/** The people of the team and of the request; undefined for all. */
async function listIds(
  db: Db,
  { teamId, employeeIds }: Contract['CandidateFilters'],
): Promise<readonly string[] | undefined> {
  if (!teamId) return employeeIds ?? undefined;
  const members = await db.query('teamMembers', { where: { teamId } });
  const requested = employeeIds && new Set(employeeIds);
  const ids = members.map(({ employeeId }) => employeeId);
  return requested ? ids.filter((id) => requested.has(id)) : ids;
}

async function listReviewees(
  db: Db,
  cycleId: string | null | undefined,
): Promise<ReadonlySet<string>> {
  if (!cycleId) return new Set();
  const reviews = await db.query('reviews', { where: { cycleId } });
  return new Set(reviews.map(({ revieweeId }) => revieweeId));
}
