import { rejectField } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Project, Task, TaskStatus } from '../../../store/world/projects.ts';
import { membershipId } from '../../../common/projects/access.ts';

type Db = Scope<World>;

/** What a request may set of a task; a property that is left out stays as it is. */
interface TaskBody {
  taskName: string;
  taskDescription: string;
  status?: TaskStatus;
  assigneeId?: string | null;
  startOn?: string | null;
  dueOn?: string | null;
  estimateInSeconds?: number | null;
}

/** What people set of a task. */
export type TaskFields = Required<
  Pick<
    Task,
    'name' | 'description' | 'status' | 'assigneeId' | 'startOn' | 'dueOn' | 'estimateInSeconds'
  >
>;

/** What is set of a task; for a new one, the default values. */
const getFields = (task: Partial<Task>): Omit<TaskFields, 'name' | 'description'> => ({
  status: task.status ?? 'open',
  assigneeId: task.assigneeId ?? null,
  startOn: task.startOn ?? null,
  dueOn: task.dueOn ?? null,
  estimateInSeconds: task.estimateInSeconds ?? null,
});

/**
 * The fields of a task after a request. 400 for a blank name, for a due date before the start and
 * for a new assignee who is neither the owner nor an active member of the project.
 */
export async function parseTaskFields(
  db: Db,
  project: Project,
  body: TaskBody,
  before?: Task,
): Promise<TaskFields> {
  const own = getFields(before ?? {});
  const { status = own.status, assigneeId = own.assigneeId } = body;
  const { startOn = own.startOn, dueOn = own.dueOn } = body;
  const { estimateInSeconds = own.estimateInSeconds } = body;
  const name = trimmed('taskName', body.taskName);
  for (const [field, value] of Object.entries({ startOn, dueOn })) {
    if (value !== null && value < '1900') throw rejectField(field, 'projectDayTooEarly');
  }
  if (startOn !== null && dueOn !== null && dueOn < startOn) {
    throw rejectField(body.dueOn === undefined ? 'startOn' : 'dueOn', 'taskDueBeforeStart');
  }
  if (assigneeId !== null && assigneeId !== own.assigneeId) {
    await checkAssignee(db, project, assigneeId);
  }
  const description = cleanOrEmpty(body.taskDescription);
  return { name, description, status, assigneeId, startOn, dueOn, estimateInSeconds };
}

async function checkAssignee(db: Db, project: Project, employeeId: string): Promise<void> {
  const employee = await db.get('employees', employeeId);
  if (!employee) throw rejectField('assigneeId', 'employeeUnknown');
  const { fullName: name } = employee;
  if (!employee.isActive) throw rejectField('assigneeId', 'employeeInactive', { name });
  if (!(await canBeAssigned(db, project, employeeId))) {
    throw rejectField('assigneeId', 'assigneeNoMember', { name });
  }
}

/** Whether an employee owns a project or is an active member of it. */
export async function canBeAssigned(
  db: Db,
  { id, ownerId }: Project,
  employeeId: string,
): Promise<boolean> {
  if (employeeId === ownerId) return true;
  const membership = await db.get('projectMembers', membershipId(id, employeeId));
  return membership?.isActiveMember ?? false;
}

/** Whether a stored task has the content of a request. */
export const hasContent = (task: Task, fields: TaskFields): boolean =>
  task.name === fields.name &&
  task.description === fields.description &&
  JSON.stringify(getFields(task)) === JSON.stringify(getFields(fields));
