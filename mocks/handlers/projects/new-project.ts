import { idFree } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { created } from '../../core/records/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { Project } from '../../store/world/projects.ts';
import { isAccessible } from '../../common/analytics/access.ts';
import { readProjectAccess, type Viewer } from '../../common/projects/access.ts';
import { joinProject, loadName } from '../../common/projects/people.ts';
import { findAbleOwners } from '../../common/projects/responders.ts';
import { assignmentId } from '../../common/tags/project-tags.ts';
import { requireAssignable } from '../../common/tags/tagging.ts';
import { freeCode } from './list/codes.ts';
import { getEmployeeId } from './parts/gates.ts';
import { notifyEmployee } from '../../common/projects/notify-employee.ts';

/** The fields of a new project. */
export interface Draft {
  id: string;
  name: string;
  code: string;
  description: string;
  startOn?: string | null;
  dueOn?: string | null;
  /** The owner; the caller if omitted. */
  ownerId?: string;
  tagIds?: readonly string[];
}

/**
 * Creates a project with its owner as the first member. 403 without an employee record, 409 when
 * the id or the code is taken, 400 for days, an owner or tags that are not possible.
 */
export async function addProject(
  viewer: Viewer,
  draft: Draft,
  parentId: string | null,
): Promise<Project> {
  const { db, clock } = viewer;
  const employeeId = getEmployeeId(viewer);
  idFree(await db.get('projects', draft.id));
  const { startOn = null, dueOn = null } = draft;
  checkDays({ startOn, dueOn });
  const ownerId = await requireOwner(viewer, draft.ownerId ?? employeeId);
  const fields = {
    id: draft.id,
    code: await freeCode(db, draft.code),
    name: trimmed('name', draft.name),
    parentId,
    description: cleanOrEmpty(draft.description),
    ownerId,
    createdById: employeeId,
    createdOn: new Date(clock.now()).toISOString(),
    startOn,
    dueOn,
    isApexProject: false,
  };
  const project = created(fields, viewer);
  await db.put('projects', project);
  await joinProject(db, project.id, ownerId);
  await assignTags(viewer, project, draft.tagIds ?? []);
  if (ownerId !== employeeId) {
    const projectOwnerName = await loadName(db, ownerId);
    const data = { projectName: project.name, projectId: project.id, projectOwnerName };
    await notifyEmployee(viewer, { employeeId: ownerId, type: 'ownershipChange', data });
  }
  return project;
}

/** 400 for a project that ends before it starts, and for days before 1900: these are misspelled. */
export function checkDays(days: { startOn: string | null; dueOn: string | null }): void {
  for (const field of ['startOn', 'dueOn'] as const) {
    const day = days[field];
    if (day !== null && day < '1900') throw rejectField(field, 'projectDayTooEarly');
  }
  if (days.startOn !== null && days.dueOn !== null && days.dueOn < days.startOn) {
    throw rejectField('dueOn', 'dueBeforeStart');
  }
}

/** The parent of a new project: one that the caller owns, or that is below such a one. 400. */
export async function requireParent(viewer: Viewer, parentId: string): Promise<Project> {
  const parent = await viewer.db.get('projects', parentId);
  if (!parent || !isAccessible(viewer.user, parent))
    throw rejectField('parentId', 'projectUnknown');
  const { isProjectOwner } = await readProjectAccess(viewer, parent);
  if (!isProjectOwner) throw rejectField('parentId', 'parentNotOwned');
  return parent;
}

/** The owner of a new project: the caller, or another who works here and may open projects. 400. */
async function requireOwner(viewer: Viewer, ownerId: string): Promise<string> {
  if (ownerId === viewer.user.employeeId) return ownerId;
  const employee = await viewer.db.get('employees', ownerId);
  if (!employee) throw rejectField('ownerId', 'employeeUnknown');
  const name = employee.fullName;
  if (!employee.isActive) throw rejectField('ownerId', 'employeeInactive', { name });
  // Another owner could not act.
  if (!(await findAbleOwners(viewer.db, [ownerId])).has(ownerId)) {
    throw rejectField('ownerId', 'ownerCannotOpen', { name });
  }
  return ownerId;
}

/** Assigns tags to a new project. 403 without the right, 400 for other people's or unknown ones. */
async function assignTags(
  viewer: Viewer,
  project: Project,
  tagIds: readonly string[],
): Promise<void> {
  if (tagIds.length === 0) return;
  const { db, user } = viewer;
  const roles = await db.query('roles', { where: { id: user.roleIds } });
  if (!roles.some(({ privileges }) => privileges.includes('projectTags.basic'))) {
    throw reject(403, 'projectTagsNotAllowed');
  }
  const tags = await db.getMany('tags', tagIds);
  for (const tagId of new Set(tagIds)) {
    const tag = tags.get(tagId);
    if (!tag) throw rejectField('tagIds', 'projectTagUnknown');
    await requireAssignable(viewer, tag, 'tagOfTeam');
    await db.put('projectTags', {
      id: assignmentId(project.id, tagId),
      projectId: project.id,
      tagId,
      assignedToAll: false,
    });
  }
}
