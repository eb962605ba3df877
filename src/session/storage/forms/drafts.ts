import * as v from 'valibot';
import { persist, read } from '../device.ts';
import { createTabCheck, markTabInUse, ownTab } from './draft-tabs.ts';

/** Unfinished forms, stored on this device for their authors. They outlive a session. */
const key = 'atrium.device.drafts';
const local = () => localStorage;

/** A draft expires after seven days; in ms. */
const lifetime = 7 * 24 * 3_600_000;
/** Maximum size of all drafts on the device, in characters; the oldest are removed first. */
const room = 200_000;

/** The owner, tenant and form of a draft. */
export interface DraftOwner {
  subject: string;
  tenantId: string;
  /** Name of the form, e.g. `organization-settings`. */
  form: string;
}

const draftSchema = v.object({
  subject: v.string(),
  tenantId: v.string(),
  form: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The tab that is filling it in; omitted once no tab is. */
  tab: v.optional(v.string()),
  content: v.unknown(),
});
type StoredDraft = v.InferOutput<typeof draftSchema>;

const isOwnedBy = (owner: DraftOwner) => (draft: StoredDraft) =>
  draft.subject === owner.subject && draft.tenantId === owner.tenantId && draft.form === owner.form;

/** Damaged or expired drafts are skipped without affecting the others. */
function drafts(now: number): StoredDraft[] {
  const persisted = read(local, key);
  const found = Array.isArray(persisted) ? persisted : [];
  return found.filter((one) => v.is(draftSchema, one)).filter(({ at }) => now - at < lifetime);
}

/** Matches the drafts that this tab may offer or replace: those that no other tab is typing. */
function isFree(now: number): (draft: StoredDraft) => boolean {
  const isTypedInOtherTab = createTabCheck(now);
  return ({ tab }) => !isTypedInOtherTab(tab);
}

/** The user's draft, or null if there is none that is valid for the form. */
export function getDraft<Content>(
  owner: DraftOwner,
  schema: v.GenericSchema<unknown, Content>,
  now: number,
): Content | null {
  const own = drafts(now).filter(isOwnedBy(owner));
  const persisted = v.safeParse(schema, own.find(isFree(now))?.content);
  return persisted.success ? persisted.output : null;
}

/** A draft whose user and tenant are known. */
export type PersonDraft = Pick<StoredDraft, 'form' | 'at' | 'content'>;

/** All unfinished drafts of a user in a tenant, the newest of each form. */
export function listDrafts(person: Omit<DraftOwner, 'form'>, now: number): readonly PersonDraft[] {
  const own = drafts(now).filter(
    ({ subject, tenantId }) => subject === person.subject && tenantId === person.tenantId,
  );
  const byForm = Map.groupBy(own.filter(isFree(now)), ({ form }) => form);
  return [...byForm.values()].flatMap(([newest]) =>
    newest ? [{ form: newest.form, at: newest.at, content: newest.content }] : [],
  );
}

let notifyPersistFailure: (() => void) | null = null;

/** Sets the listener that is called once if this device cannot store drafts. */
export function onDraftPersistFailure(notify: () => void): void {
  notifyPersistFailure = notify;
}

/**
 * Stores a user's current input and replaces the previous draft. A draft that another tab is typing
 * for the same form stays separate.
 */
export function persistDraft(owner: DraftOwner, content: unknown, now: number): void {
  markTabInUse(now);
  store({ ...owner, at: now, content, tab: ownTab }, now);
}

/** Stores a draft again, without a tab that is typing it. */
export function restoreDraft(owner: DraftOwner, { content, at }: PersonDraft): void {
  store({ ...owner, at, content }, at);
}

/** The forms were left: any tab may offer their drafts. */
export function releaseDrafts(owners: readonly DraftOwner[], now: number): void {
  const isReleased = ({ tab, ...draft }: StoredDraft) =>
    tab === ownTab && owners.some((owner) => isOwnedBy(owner)(draft));
  const all = drafts(now);
  if (!all.some(isReleased)) return;
  write(
    all.map((draft) => {
      if (!isReleased(draft)) return draft;
      const { tab: _, ...free } = draft;
      return free;
    }),
  );
}

function store(draft: StoredDraft, now: number): void {
  const isReplaced = isFree(now);
  const others = drafts(now).filter((other) => !(isOwnedBy(draft)(other) && isReplaced(other)));
  const persisted = withinRoom([draft, ...others]);
  write(persisted);
  if (!persisted.includes(draft)) onPersistFailure();
}

/** The form was saved, or the user discarded the draft. */
export function discardDraft(owner: DraftOwner, now: number): void {
  const all = drafts(now);
  const isOwn = isFree(now);
  const others = all.filter((draft) => !(isOwnedBy(owner)(draft) && isOwn(draft)));
  if (others.length < all.length) write(others);
}

/** The newest drafts first; a draft that exceeds the limit by itself is not stored. */
function withinRoom(newestFirst: StoredDraft[]): StoredDraft[] {
  let remaining = room;
  return newestFirst.filter((draft) => {
    const length = JSON.stringify(draft).length;
    const fits = length <= remaining;
    if (fits) remaining -= length;
    return fits;
  });
}

function write(all: StoredDraft[]): void {
  persist(local, key, all, onPersistFailure);
}

function onPersistFailure(): void {
  notifyPersistFailure?.();
  notifyPersistFailure = null;
}
