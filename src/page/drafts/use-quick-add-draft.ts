import * as v from 'valibot';
import { systemClock } from '#machines/clock.ts';
import { toStoredTask } from '#machines/projects/tasks/pasted-lines.ts';
import type {
  QuickAddContext,
  TaskQuickAddActor,
} from '#machines/projects/tasks/task-quick-add.machine.ts';
import { getDraft, type DraftOwner } from '#session/storage/forms/drafts.ts';
import { useDraftObserver } from './use-draft.ts';

const draftSchema = v.object({
  name: v.string(),
  tasks: v.array(v.object({ id: v.string(), name: v.string(), description: v.string() })),
});

/** What is lost with the page: the typed name, and the tasks that are not on the server yet. */
function toDraft({
  name,
  queue,
  stored,
}: QuickAddContext): v.InferOutput<typeof draftSchema> | null {
  const tasks = [...stored, ...queue].map(toStoredTask);
  return name.trim() === '' && tasks.length === 0 ? null : { name, tasks };
}

/** The name of the draft of a project's new tasks: one line offers what was typed in another. */
export const toQuickAddForm = (projectId: string): string => `task-quick-add ${projectId}`;

/**
 * Stores on the device what is typed in the line for new tasks and not on the server yet, and offers
 * it when the person returns. Without an owner, nothing is stored.
 */
export function useQuickAddDraft(
  actor: TaskQuickAddActor | undefined,
  owner: DraftOwner | null,
): void {
  useDraftObserver(actor, (line, persist) => {
    if (owner === null) return () => undefined;
    const found = getDraft(owner, draftSchema, systemClock.now());
    const { stored, queue } = line.getSnapshot().context;
    // When the tab of the tasks is shown again, the line still has what is stored.
    const isNew = stored.length === 0 && queue.length === 0;
    if (found && isNew) line.send({ type: 'draft.found', ...found });
    let last = JSON.stringify(found);
    return ({ context }) => {
      const content = toDraft(context);
      const text = JSON.stringify(content);
      if (text === last) return;
      last = text;
      persist(owner, content);
    };
  });
}
