import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { rejectField } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import { notifyEmployee } from '../../../common/projects/notify-employee.ts';
import { joinProject } from '../../../common/projects/people.ts';
import { findAbleOwners } from '../../../common/projects/responders.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import type { Employee } from '../../../store/world/people.ts';
import { checkManager } from './employee-checks.ts';
import { getEmployeeRecord } from './employee-views.ts';
import { checkLead } from './leads.ts';
import { loadPart, longestPart } from './parts.ts';

type Group = Extract<AreaOperations<'people'>, 'getLeavingSummary'>;
type Db = Scope<World>;

/** What others take over when an employee leaves. Source: PEOPL-016, PEOPL-013. */
export const leaving: Pick<Handlers<'people'>, Group> = {
  getLeavingSummary: async ({ db, platform, path }) => {
    const employee = await getEmployeeRecord(db, path.id);
    const { id } = employee;
    const [user] = await db.query('tenantUsers', { where: { employeeId: id } });
    const owned = await db.query('projects', { where: { ownerId: id } });
    const projectId = owned.map((project) => project.id);
    return ok({
      projects: await loadPart(
        db,
        'projects',
        { where: { ownerId: id }, by: 'code' },
        ({ code, name }) => `${code} ${name}`,
      ),
      directReports: await loadPart(
        db,
        'employees',
        { where: { reportingToId: id, isActive: true }, by: 'fullName' },
        ({ fullName }) => fullName,
      ),
      reviews: await loadReviews(db, id),
      assets: await loadPart(
        db,
        'assets',
        { where: { employeeId: id }, by: 'assetCode' },
        ({ assetCode, name }) => `${assetCode} ${name}`,
      ),
      requests: owned.length === 0 ? 0 : await db.count('subProjectRequests', { projectId }),
      hasUser: user !== undefined,
      entersAgain: user !== undefined && (await entersAgain(platform, path.tenantId, user)),
    });
  },
};

/** The open reviews of which they are the reviewee, or in which they act. */
async function loadReviews(db: Db, id: string) {
  const find = (part: object) => db.query('reviews', { where: { isArchived: false, ...part } });
  const found = [
    ...(await find({ revieweeId: id })),
    ...(await find({ managerId: id })),
    ...(await find({ interfacerId: id })),
  ];
  const open = new Map(
    found
      .filter(({ status, isClosed }) => status !== 'Delivered' && !isClosed)
      .map((review) => [review.id, review]),
  );
  const rows = Array.from(open.values(), ({ id: reviewId, cycleName = '', revieweeName = '' }) => ({
    id: reviewId,
    name: `${cycleName}: ${revieweeName}`,
  }));
  return { rows: rows.slice(0, longestPart), totalCount: rows.length };
}

/** An employee's return restores only the access that their leaving has taken. */
async function entersAgain(platform: Db, tenantId: string, user: TenantUser): Promise<boolean> {
  if (user.invitation) return false;
  const assignment = await platform.get('assignments', `${user.id}:${tenantId}`);
  return assignment?.isUserAssigned === true || assignment?.hasDeparted === true;
}

/** Hands over the projects and the direct reports of an employee who leaves. */
export async function handOver(call: Call<'setEmployeeState'>, leaver: Employee): Promise<void> {
  await handOverProjects(call, leaver);
  await handOverReports(call, leaver);
}

async function handOverProjects(
  call: Call<'setEmployeeState'>,
  { id: ownerId }: Employee,
): Promise<void> {
  const { db, body } = call;
  if (body.projectOwnerId === undefined) return;
  const owner = await findHeir(db, 'projectOwnerId', body.projectOwnerId, ownerId);
  const name = owner.fullName;
  if (!(await findAbleOwners(db, [owner.id])).has(owner.id)) {
    throw rejectField('projectOwnerId', 'handoverNoAccess', { name });
  }
  for (const project of await db.query('projects', { where: { ownerId } })) {
    await db.put('projects', changed(project, { ownerId: owner.id }, call));
    await joinProject(db, project.id, owner.id);
    const data = { projectName: project.name, projectId: project.id, projectOwnerName: name };
    await notifyEmployee(call, { employeeId: owner.id, type: 'ownershipChange', data });
  }
}

async function handOverReports(call: Call<'setEmployeeState'>, { id }: Employee): Promise<void> {
  const { db, body } = call;
  if (body.newManagerId === undefined) return;
  const manager = await findHeir(db, 'newManagerId', body.newManagerId, id);
  const where = { reportingToId: id, isActive: true };
  for (const report of await db.query('employees', { where })) {
    // One of the reports may be their new manager, who then takes the place of the leaver.
    const isManager = report.id === manager.id;
    const reportingToId = isManager ? (await getEmployeeRecord(db, id)).reportingToId : manager.id;
    const after = { ...report, reportingToId };
    await checkLead(call, report, after);
    if (!isManager) await checkManager(db, report, after, 'newManagerId');
    await db.put('employees', changed(report, { reportingToId }, call));
  }
}

/** The person who takes over. 400 at the field for anyone who can't. */
async function findHeir(
  db: Db,
  field: 'projectOwnerId' | 'newManagerId',
  id: string,
  leaverId: string,
): Promise<Employee> {
  const heir = await db.get('employees', id);
  if (!heir) throw rejectField(field, 'employeeUnknown');
  if (heir.id === leaverId) throw rejectField(field, 'handoverToLeaver');
  if (!heir.isActive) throw rejectField(field, 'handoverInactive', { name: heir.fullName });
  return heir;
}
