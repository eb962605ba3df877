import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { changed, checkVersion } from '../../../core/records/versions.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Employee } from '../../../store/world/people.ts';
import { findPlaces } from './chart-places.ts';
import { checkManager } from './employee-checks.ts';
import { getEmployeeRecord, loadView } from './employee-views.ts';
import { checkLead } from './leads.ts';

type Contract = components['schemas'];
type Db = Scope<World>;
type Group = Extract<
  AreaOperations<'people'>,
  'getOrganizationChart' | 'previewManagerChange' | 'setEmployeeManager'
>;

/** The organization chart, and other managers in it. Source: PEOPL-016, PEOPL-015. */
export const organization: Pick<Handlers<'people'>, Group> = {
  getOrganizationChart: async ({ db }) => {
    const where = { isActive: true };
    const people = await db.query('employees', { where, order: { by: 'fullName' } });
    const places = findPlaces(people);
    const reports = Map.groupBy(people, ({ reportingToId }) => reportingToId);
    return ok({
      people: people.map((employee) => ({
        id: employee.id,
        fullName: employee.fullName,
        designation: employee.designationName ?? null,
        profileImageUrl: employee.profileImageUrl,
        managerId: employee.reportingToId,
        managerName: employee.managerName ?? null,
        place: places.get(employee.id) ?? 'Root',
        reportCount: reports.get(employee.id)?.length ?? 0,
        version: employee.version,
      })),
      totalCount: people.length,
    });
  },

  previewManagerChange: async (call) => {
    const { db, body } = call;
    const before = await getEmployeeRecord(db, body.id);
    const { reportingToId } = body;
    await checkLead(call, before, { ...before, reportingToId });
    await checkManager(db, before, body);
    const find = async (id: string | null) => (id === null ? undefined : db.get('employees', id));
    const [manager, former] = [await find(reportingToId), await find(before.reportingToId)];
    const isOther = reportingToId !== before.reportingToId;
    return ok({
      manager: manager?.fullName ?? null,
      formerManager: former?.fullName ?? null,
      openReviews: await loadOpenReviews(db, before, manager),
      isTimeSeen: isOther && manager?.isTeamLead === true,
      isTimeHidden: isOther && former?.isTeamLead === true && former.isActive,
    });
  },

  setEmployeeManager: async (call) => {
    const { db, body } = call;
    const before = await getEmployeeRecord(db, body.id);
    checkVersion(before, body.version);
    const { reportingToId } = body;
    await checkLead(call, before, { ...before, reportingToId });
    await checkManager(db, before, body);
    await db.put('employees', changed(before, { reportingToId }, call));
    return ok({
      employee: await loadView(db, before.id),
      successMessages: [message('managerSet')],
    });
  },
};

/** The open reviews of an employee, with who acts as the manager once another one is set. */
async function loadOpenReviews(
  db: Db,
  { id: revieweeId }: Employee,
  next: Employee | undefined,
): Promise<Contract['ManagedReview'][]> {
  const where = { revieweeId, isArchived: false };
  const reviews = await db.query('reviews', { where, order: { by: 'cycleName' } });
  const open = reviews.filter(({ status, isClosed }) => status !== 'Delivered' && !isClosed);
  const own = await db.getMany(
    'employees',
    open.flatMap(({ reportingToId }) => reportingToId ?? []),
  );
  return open.map(({ cycleName = '', reportingToId, managerId }) => {
    const stored = own.get(reportingToId ?? '');
    // A review that administrators manage stays with them.
    const manager = reportingToId === null || stored?.isActive ? stored : next;
    return {
      cycleName,
      manager: manager?.fullName ?? null,
      isTakenOver: (manager?.id ?? null) !== (managerId ?? null),
    };
  });
}
