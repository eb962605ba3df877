import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import type { ClockWorkSettings } from '../../store/world.ts';
import { getEmployeeId, projectToWorkOn } from './parts/gates.ts';
import { findCombo } from './tasks/selection.ts';
import { maySee, type Viewer } from '../../common/projects/access.ts';

type Group = Pick<Handlers<'projects'>, 'saveDefaultProjectTask' | 'removeDefaultProjectTask'>;

/** The default project and task of ClockWork, with its settings. Source: PROJ-047. */
export const defaults: Group = {
  saveDefaultProjectTask: async (call) => {
    const { db, body } = call;
    const before = await loadSettings(call);
    const { isClockWorkSetWeeklyMail, isWFO } = body.fromSettings ? body : before;
    const work = body.taskId === null ? before : await loadWork(call, body.taskId);
    const { defaultProjectId, defaultTaskId } = work;
    await db.put('clockWorkSettings', {
      ...before,
      defaultProjectId,
      defaultTaskId,
      isClockWorkSetWeeklyMail,
      isWFO,
    });
    const isSeen = defaultProjectId !== null && (await maySee(call, defaultProjectId));
    const combo = isSeen ? await findCombo(db, defaultProjectId, defaultTaskId) : null;
    return ok({
      defaultProjectAndTask: combo ?? null,
      isWFO,
      isClockWorkSetWeeklymail: isClockWorkSetWeeklyMail,
      successMessages: [message('settingsSaved')],
    });
  },

  removeDefaultProjectTask: async (call) => {
    const before = await loadSettings(call);
    const none = { defaultProjectId: null, defaultTaskId: null };
    await call.db.put('clockWorkSettings', { ...before, ...none });
    return ok({ successMessages: [message('defaultRemoved')] });
  },
};

/** The caller's settings, or the defaults if none were saved. 403 without an employee record. */
async function loadSettings(viewer: Viewer): Promise<ClockWorkSettings> {
  const id = getEmployeeId(viewer);
  const stored = await viewer.db.get('clockWorkSettings', id);
  return (
    stored ?? {
      id,
      defaultProjectId: null,
      defaultTaskId: null,
      isClockWorkSetWeeklyMail: false,
      isWFO: false,
      brokenEntryId: null,
    }
  );
}

/** The task to set as the default; the user must be a member of its project. */
async function loadWork(viewer: Viewer, taskId: string) {
  const task = await viewer.db.get('tasks', taskId);
  if (!task) throw rejectField('taskId', 'projectTaskUnknown');
  const { project } = await projectToWorkOn(viewer, task.projectId);
  return { defaultProjectId: project.id, defaultTaskId: task.id };
}
