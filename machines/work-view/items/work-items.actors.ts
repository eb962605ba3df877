import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ItemChange } from './item-change.ts';
import { isTask, type WorkItem } from './work-item.ts';

/** Sends a change of an item; returns its new version, or null if that is not known. */
export const sendItemChange = fromPromise<number | null, { change: ItemChange; item: WorkItem }>(
  async ({ input: { change, item }, signal }) => {
    const { id, title, description, version } = item;
    const { projectId, ...fields } = change.fields;
    const requested = { signal, isReported: true, isSuccessHidden: true, isSilent: true };
    if (!isTask(item)) {
      await api.resolveImpediment({ ...requested, path: { id } });
      return null;
    }
    let current = version;
    if (projectId !== undefined && projectId !== item.projectId) {
      const moved = await api.moveProjectTask({ ...requested, query: { taskId: id, projectId } });
      current = moved.task.version;
    }
    const { personId, ...others } = fields;
    if (Object.keys(fields).length > 0) {
      const body = {
        taskId: id,
        taskName: title,
        taskDescription: description,
        version: current,
        ...others,
        ...(personId !== undefined && { assigneeId: personId }),
      };
      current = (await api.updateProjectTask({ ...requested, body })).task.version;
    }
    if (change.afterId !== undefined) {
      const body = { taskId: id, afterTaskId: change.afterId };
      current = (await api.reorderProjectTask({ ...requested, body })).task.version;
    }
    return current;
  },
);
