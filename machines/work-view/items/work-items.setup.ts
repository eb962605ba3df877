import { assign, enqueueActions, setup } from 'xstate';
import { isOutage } from '../../cause.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { toFailure } from '../../validation/failure.ts';
import {
  mergeChanges,
  showGroups,
  showItems,
  toInverse,
  type FailedChange,
  type ItemChange,
} from './item-change.ts';
import { sendItemChange } from './work-items.actors.ts';
import {
  getChangeBlock,
  getMoveBlock,
  hasFields,
  isTask,
  toGroupFields,
  type WorkItem,
  type WorkItemFields,
  type WorkItemGroup,
  type WorkItems,
} from './work-item.ts';
import { getGrouping } from '../work-view-search.ts';

/** What the items report to the machine that loads them. */
export interface ItemsReport {
  /** Changes were stored, or someone else made some first. */
  type: 'items.changed';
}

export interface WorkItemsInput {
  /** The search of the first items. */
  search: ListSearch;
  report: { send: (event: ItemsReport) => void };
}

export interface WorkItemsContext extends WorkItemsInput {
  /** As the server has them; null before they are loaded. */
  response: WorkItems | null;
  /** Changes that are shown, but not stored yet; they are sent one after the other. */
  pending: readonly ItemChange[];
  failed: readonly FailedChange[];
  /** The change that was stored last, if it can be undone. */
  undoable: ItemChange | null;
  /** The item whose last change was undone, until the notice about it closes. */
  undone: WorkItem | null;
  /** Whether the pointer or the focus is on the notice of the last change: until it leaves, it stays. */
  isPaused: boolean;
}

/** How long the last change can be undone, in ms. Source: ADR 0024. */
const offerTime = 10_000;

interface Named {
  itemId: string;
}

export type WorkItemsEvent =
  /** The items of a search; null where they can't be shown. */
  | { type: 'items.loaded'; response: WorkItems | null; search: ListSearch }
  | (Named & { type: 'item.move'; groupId: string; afterId?: string | null })
  | (Named & { type: 'item.place'; afterId: string | null })
  | (Named & { type: 'item.reschedule'; startOn: string | null; dueOn: string | null })
  | (Named & { type: 'item.change'; fields: WorkItemFields; shown?: Partial<WorkItem> })
  | (Named & { type: 'change.retry' | 'change.discard' })
  | { type: 'change.undo' | 'undo.dismiss' | 'offer.pause' | 'offer.resume' };

/** The items as the person sees them, with the changes that are not stored yet. */
export const getShownItems = (context: WorkItemsContext): readonly WorkItem[] =>
  showItems({ ...context, grouping: getShownGrouping(context) });

/** The groups as the person sees them. */
export const getShownGroups = (context: WorkItemsContext): readonly WorkItemGroup[] =>
  showGroups({ ...context, grouping: getShownGrouping(context) });

/** The grouping of the loaded items. */
const getShownGrouping = ({ search }: WorkItemsContext) => getGrouping(search);

export const findItem = (context: WorkItemsContext, itemId: string): WorkItem | undefined =>
  getShownItems(context).find(({ id }) => id === itemId);

/** The change that an event requests; null if there is none, or if it is not possible. */
function toChange(context: WorkItemsContext, event: WorkItemsEvent): ItemChange | null {
  if (!('itemId' in event)) return null;
  const item = findItem(context, event.itemId);
  if (!item) return null;
  if (event.type === 'item.move') return toMove(context, item, event);
  if (event.type === 'item.place') return toPlace(context, item, event.afterId);
  const fields: WorkItemFields | null =
    event.type === 'item.reschedule'
      ? { startOn: event.startOn, dueOn: event.dueOn }
      : event.type === 'item.change'
        ? event.fields
        : null;
  if (!fields || getChangeBlock(item, fields) !== null || hasFields(item, fields)) return null;
  const shown = event.type === 'item.change' ? (event.shown ?? {}) : {};
  return { item, fields, shown, groupId: null };
}

interface Slot {
  projectId: string;
  groupId: string | null;
  /** The item above; null at the top. */
  afterId: string | null;
}

/**
 * The task that comes before an item in a slot, null if the item is the first: tasks are ordered
 * within their project, so that other projects and impediments do not count. Undefined if there is
 * no such slot, or no other task of the project to be ordered with.
 */
function getTaskBefore(
  context: WorkItemsContext,
  { id }: WorkItem,
  { projectId, groupId, afterId }: Slot,
): string | null | undefined {
  const others = getShownItems(context).filter(
    (each) => each.groupId === groupId && each.id !== id,
  );
  const above = others.findIndex((each) => each.id === afterId);
  if (afterId !== null && above < 0) return undefined;
  const isOrdered = (each: WorkItem) => isTask(each) && each.projectId === projectId;
  if (!others.some(isOrdered)) return undefined;
  return others.slice(0, above + 1).findLast(isOrdered)?.id ?? null;
}

/** Places a task after another item of its group; null if it can't be, or is there already. */
function toPlace(
  context: WorkItemsContext,
  item: WorkItem,
  afterId: string | null,
): ItemChange | null {
  if (!isTask(item) || !item.isEditable) return null;
  const { projectId, groupId } = item;
  const group = getShownItems(context).filter((each) => each.groupId === groupId);
  const above = group[group.findIndex(({ id }) => id === item.id) - 1];
  const slot = { projectId, groupId, afterId };
  const current = getTaskBefore(context, item, { ...slot, afterId: above?.id ?? null });
  const before = getTaskBefore(context, item, slot);
  if (before === undefined || before === current) return null;
  return { item, fields: {}, shown: {}, groupId: null, afterId: before };
}

function toMove(
  context: WorkItemsContext,
  item: WorkItem,
  { groupId, afterId }: { groupId: string; afterId?: string | null },
): ItemChange | null {
  const grouping = getShownGrouping(context);
  const group = context.response?.groups.find(({ id }) => id === groupId);
  if (!group || grouping === null || getMoveBlock(item, group, grouping) !== null) return null;
  if (item.groupId === groupId) {
    return afterId === undefined ? null : toPlace(context, item, afterId);
  }
  const fields = toGroupFields(item, group, grouping);
  const change = { item, fields, shown: toShown(group, grouping), groupId };
  if (afterId === undefined || !isTask(item)) return change;
  const { projectId = item.projectId } = fields;
  const before = getTaskBefore(context, item, { projectId, groupId, afterId });
  return before === undefined ? change : { ...change, afterId: before };
}

/** What an item in a group shows besides its id. */
function toShown(group: WorkItemGroup, grouping: string): Partial<WorkItem> {
  if (grouping === 'person') return { personName: group.name, personImageUrl: group.imageUrl };
  if (grouping !== 'project') return {};
  const [projectCode = '', ...name] = (group.name ?? '').split(' ');
  return { projectCode, projectName: name.join(' ') };
}

/**
 * The first pending change, and the item as it is on the server. An undo is never sent with another
 * version: someone else may have changed the item since. A response that was requested before the
 * last save has an older version than this.
 */
export function getNext({ pending, response }: WorkItemsContext) {
  const [change] = pending;
  if (!change) throw new Error('No change is pending; check the guard of `sending`.');
  const found = response?.items.find(({ id }) => id === change.item.id);
  if (!found || change.isUndo) return { change, item: change.item };
  return { change, item: { ...found, version: Math.max(found.version, change.item.version) } };
}

const withoutItem = (failed: readonly FailedChange[], itemId: string) =>
  failed.filter(({ change }) => change.item.id !== itemId);

function toFailed(change: ItemChange, error: unknown): FailedChange {
  const failure = toFailure(error);
  if (isOutage(error)) return { change, kind: 'offline', failure };
  return { change, kind: failure.kind === 'conflict' ? 'conflict' : 'rejected', failure };
}

/** Guards, actions and actors of the items. */
export const workItemsSetup = setup({
  types: {
    context: {} as WorkItemsContext,
    events: {} as WorkItemsEvent,
    input: {} as WorkItemsInput,
    tags: {} as 'saving',
  },
  actors: { sendItemChange },
  guards: {
    isPossible: ({ context, event }) => toChange(context, event) !== null,
    hasPending: ({ context }) => context.pending.length > 0,
    hasFailed: ({ context }, { itemId }: Named) =>
      context.failed.some(({ change }) => change.item.id === itemId),
    // While a change is being sent, what there is to undo is not known yet.
    canUndo: ({ context }) => context.undoable !== null && context.pending.length === 0,
    hasNotice: ({ context: { undoable, undone } }) => undoable !== null || undone !== null,
    isOver: ({ context: { undoable, undone, isPaused } }) =>
      (undoable !== null || undone !== null) && !isPaused,
  },
  actions: {
    show: assign((_, { response, search }: { response: WorkItems | null; search: ListSearch }) => ({
      response,
      search,
    })),
    addChange: assign(({ context, event }) => {
      const change = toChange(context, event);
      if (!change) return {};
      const { id } = change.item;
      const unsent = context.failed.find(
        (each) => each.kind === 'offline' && each.change.item.id === id,
      );
      return {
        pending: [...context.pending, unsent ? mergeChanges(unsent.change, change) : change],
        failed: withoutItem(context.failed, id),
        undoable: null,
        undone: null,
      };
    }),
    storeChange: assign(({ context }, { output }: { output: number | null }) => {
      const { change } = getNext(context);
      const { isUndo = false, item: sent } = change;
      const notice = {
        undoable: isUndo ? null : toInverse(change, output),
        undone: isUndo ? sent : null,
      };
      const [, ...others] = context.pending;
      // The row may leave the list before its next change is sent.
      const pending = others.map((each) =>
        each.item.id === sent.id && output !== null
          ? { ...each, item: { ...each.item, version: output } }
          : each,
      );
      const { response } = context;
      if (!response) return { pending, ...notice };
      const grouping = getShownGrouping(context);
      const [stored] = showItems({
        response: { ...response, items: response.items.filter(({ id }) => id === change.item.id) },
        grouping,
        pending: [change],
        failed: [],
      });
      const items = showItems({ ...context, grouping, pending: [change], failed: [] });
      const version = output ?? stored?.version ?? 1;
      return {
        pending,
        ...notice,
        response: {
          ...response,
          items: items.map((item) => (item.id === change.item.id ? { ...item, version } : item)),
          groups: [...showGroups({ ...context, grouping, pending: [change], failed: [] })],
        },
      };
    }),
    storeFailure: assign(({ context }, { error }: { error: unknown }) => {
      const { change } = getNext(context);
      const { id } = change.item;
      const [, ...pending] = context.pending;
      const next = pending.findIndex(({ item }) => item.id === id);
      const later = pending[next];
      // A later change of the same item is sent together with it.
      if (later) return { pending: pending.with(next, mergeChanges(change, later)) };
      const failed = [...withoutItem(context.failed, id), toFailed(change, error)];
      return { pending, failed };
    }),
    retryChange: assign(({ context }, { itemId }: Named) => {
      const found = context.failed.find(({ change }) => change.item.id === itemId);
      if (!found) return {};
      const { kind, change } = found;
      // Sent on top of what someone else has changed, so that it is no undo any more.
      const again = kind === 'conflict' ? { ...change, isUndo: false } : change;
      return { failed: withoutItem(context.failed, itemId), pending: [...context.pending, again] };
    }),
    discardChange: assign(({ context }, { itemId }: Named) => ({
      failed: withoutItem(context.failed, itemId),
    })),
    undoChange: assign(({ context: { undoable, pending, failed } }) => ({
      pending: undoable ? [...pending, { ...undoable, isUndo: true }] : pending,
      // The notice is removed, and with it what the pointer or the focus was on.
      isPaused: false,
      failed: undoable ? withoutItem(failed, undoable.item.id) : failed,
      undoable: null,
    })),
    clearUndo: assign({ undoable: null, undone: null, isPaused: false }),
    pause: assign({ isPaused: true }),
    resume: assign({ isPaused: false }),
    /** The page reloads once, after the last of several changes. */
    reportLast: enqueueActions(({ context: { report, pending }, enqueue }) => {
      if (pending.length === 0) enqueue(() => report.send({ type: 'items.changed' }));
    }),
  },
  delays: { offerTime },
});
