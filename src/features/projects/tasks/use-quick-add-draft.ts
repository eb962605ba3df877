import * as v from 'valibot';
import { systemClock } from '#machines/clock.ts';
import { toStoredTask } from '#machines/projects/pasted-lines.ts';
import type {
  QuickAddContext,
  TaskQuickAddActor,
} from '#machines/projects/task-quick-add.machine.ts';
import { useDraftObserver, useDraftOwner } from '#page/use-draft.ts';
import { getDraft } from '#session/drafts.ts';

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

/**
 * Stores on the device what is typed in the line for new tasks and not on the server yet, and offers
 * it when the person returns.
 */
export function useQuickAddDraft(actor: TaskQuickAddActor | undefined, projectId: string): void {
  const owner = useDraftOwner(`task-quick-add ${projectId}`);
  useDraftObserver(actor, (line, persist) => {
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
