import { assign, enqueueActions, setup } from 'xstate';
import { isOutage } from '../../cause.ts';
import { toFailure } from '../../validation/failure.ts';
import {
  canSelect,
  renewChange,
  renewSelection,
  toBulkChanges,
  toRestoring,
  withoutItems,
  type BulkFailure,
} from './bulk-change.ts';
import type { ItemChange } from './item-change.ts';
import type { WorkItem, WorkItemFields, WorkItems } from './work-item.ts';
import { sendItemChange } from './work-items.actors.ts';
import type { ItemsReport } from './work-items.setup.ts';

interface BulkInput {
  report: { send: (event: ItemsReport) => void };
}

export interface WorkItemsBulkContext extends BulkInput {
  /** The selected tasks, on all pages. */
  selection: readonly WorkItem[];
  /** The changes that are not sent yet; the first one is being sent. */
  queue: readonly ItemChange[];
  /** How many changes there were to send. */
  total: number;
  /** The changes that restore the tasks changed since the last request. */
  restoring: readonly ItemChange[];
  /** The tasks that the last run did not change or restore, and why. */
  failed: readonly BulkFailure[];
  /** How many tasks Undo has restored; null before it was pressed. */
  restored: number | null;
}

/** Whether there is something to say of the last change, or to undo. */
export const hasReport = ({ failed, restoring, restored }: WorkItemsBulkContext): boolean =>
  failed.length > 0 || restoring.length > 0 || restored !== null;

interface Rows {
  rows: readonly WorkItem[];
}

export type WorkItemsBulkEvent =
  | ({ type: 'rows.select' | 'rows.drop' } & Rows)
  | { type: 'selection.clear' }
  | { type: 'change.request'; fields: WorkItemFields }
  | { type: 'change.retry' | 'change.undo' | 'report.close' }
  /** The items of a page; null where they can't be shown. */
  | { type: 'items.loaded'; response: WorkItems | null };

interface Failed {
  error: unknown;
}

/** The change that is being sent. */
function getFirst({ queue: [change] }: WorkItemsBulkContext): ItemChange {
  if (!change) throw new Error('The queue is empty; check the guards that lead here.');
  return change;
}

/** The change that is being sent, and its item. */
export function getSent(context: WorkItemsBulkContext) {
  const change = getFirst(context);
  return { change, item: change.item };
}

/** Guards, actions and actors of the changes of several tasks. */
export const workItemsBulkSetup = setup({
  types: {
    context: {} as WorkItemsBulkContext,
    events: {} as WorkItemsBulkEvent,
    input: {} as BulkInput,
    tags: {} as 'busy',
  },
  actors: { sendItemChange },
  guards: {
    hasSelectable: (_, { rows }: Rows) => rows.some(canSelect),
    isDifferent: ({ context: { selection } }, { fields }: { fields: WorkItemFields }) =>
      toBulkChanges(selection, fields).length > 0,
    hasFailed: ({ context }) => context.failed.length > 0 && context.restored === null,
    canUndo: ({ context }) => context.restoring.length > 0,
    isLast: ({ context }) => context.queue.length === 1,
    // Without a server the others would fail as well, each after a wait.
    isOver: ({ context }, { error }: Failed) => context.queue.length === 1 || isOutage(error),
  },
  actions: {
    select: assign(({ context: { selection } }, { rows }: Rows) => ({
      selection: [...withoutItems(selection, rows), ...rows.filter(canSelect)],
    })),
    drop: assign(({ context: { selection } }, { rows }: Rows) => ({
      selection: withoutItems(selection, rows),
    })),
    clearSelection: assign({ selection: [] }),
    renew: assign(({ context }, { response }: { response: WorkItems | null }) => {
      const loaded = new Map((response?.items ?? []).map((item) => [item.id, item]));
      const { selection, queue, failed, restored } = context;
      return {
        selection: renewSelection(selection, loaded),
        // An undo is not sent with another version: someone else may have changed the task since.
        ...(restored === null && {
          queue: queue.map((change) => renewChange(change, loaded)),
          failed: failed.map((each) => ({ ...each, change: renewChange(each.change, loaded) })),
        }),
      };
    }),
    queueChanges: assign(({ context: { selection } }, { fields }: { fields: WorkItemFields }) => {
      const queue = toBulkChanges(selection, fields);
      return {
        // The others have the value already.
        selection: queue.map(({ item }) => item),
        queue,
        total: queue.length,
        restoring: [],
        failed: [],
        restored: null,
      };
    }),
    queueFailed: assign(({ context: { failed } }) => ({
      queue: failed.map(({ change }) => change),
      total: failed.length,
      failed: [],
    })),
    queueRestoring: assign(({ context: { restoring } }) => ({
      queue: restoring,
      total: restoring.length,
      restoring: [],
      failed: [],
      restored: 0,
    })),
    noteChanged: assign(({ context }, { output }: { output: number | null }) => {
      const change = getFirst(context);
      return {
        queue: context.queue.slice(1),
        selection: withoutItems(context.selection, [change.item]),
        restoring: [...context.restoring, ...toRestoring(change, output)],
      };
    }),
    noteRestored: assign(({ context: { queue, restored } }) => ({
      queue: queue.slice(1),
      restored: (restored ?? 0) + 1,
    })),
    noteFailed: assign(({ context: { queue, failed } }, { error }: Failed) => {
      const count = isOutage(error) ? queue.length : 1;
      const failure = toFailure(error);
      return {
        queue: queue.slice(count),
        failed: [...failed, ...queue.slice(0, count).map((change) => ({ change, failure }))],
      };
    }),
    // What the server rejects, such as the restoring of a task that someone else has changed, would
    // be rejected again.
    offerAgain: assign(({ context: { restoring, queue } }, { error }: Failed) => ({
      restoring: isOutage(error) ? [...restoring, ...queue] : restoring,
    })),
    closeReport: assign({ restoring: [], failed: [], restored: null }),
    /** The page loads once, after the last task. */
    report: enqueueActions(({ context: { report }, enqueue }) => {
      enqueue(() => report.send({ type: 'items.changed' }));
    }),
  },
});
