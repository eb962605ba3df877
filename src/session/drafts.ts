import * as v from 'valibot';
import { persist, read } from './device.ts';
import { createTabCheck, markTabInUse, ownTab } from './draft-tabs.ts';

/** Half-filled forms, kept on this device for those who began them. They outlive a session. */
const key = 'atrium.device.drafts';
const local = () => localStorage;

/** After this many ms a draft is forgotten: seven days. */
const lifetime = 7 * 24 * 3_600_000;
/** All drafts of the device together, in characters; the oldest give way. */
const room = 200_000;

/** Whose draft of which form, in which tenant. */
export interface DraftOwner {
  subject: string;
  tenantId: string;
  /** Name of the form, such as `organization-settings`. */
  form: string;
}

const draftSchema = v.object({
  subject: v.string(),
  tenantId: v.string(),
  form: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The tab that is filling it in; left out once nobody is. */
  tab: v.optional(v.string()),
  content: v.unknown(),
});
type StoredDraft = v.InferOutput<typeof draftSchema>;

const isOwnedBy = (owner: DraftOwner) => (draft: StoredDraft) =>
  draft.subject === owner.subject && draft.tenantId === owner.tenantId && draft.form === owner.form;

/** What is damaged or forgotten is left out; it costs no other draft. */
function drafts(now: number): StoredDraft[] {
  const persisted = read(local, key);
  const found = Array.isArray(persisted) ? persisted : [];
  return found.filter((one) => v.is(draftSchema, one)).filter(({ at }) => now - at < lifetime);
}

/** The drafts that this tab may offer or replace: none that another one is typing. */
function isFree(now: number): (draft: StoredDraft) => boolean {
  const isTypedInOtherTab = createTabCheck(now);
  return ({ tab }) => !isTypedInOtherTab(tab);
}

/** The draft of a person, or null where there is none that the form can still take. */
export function getDraft<Content>(
  owner: DraftOwner,
  schema: v.GenericSchema<unknown, Content>,
  now: number,
): Content | null {
  const own = drafts(now).filter(isOwnedBy(owner));
  const persisted = v.safeParse(schema, own.find(isFree(now))?.content);
  return persisted.success ? persisted.output : null;
}

/** A draft of somebody who is known, in a tenant that is known. */
export type PersonDraft = Pick<StoredDraft, 'form' | 'at' | 'content'>;

/** Everything that a person has begun in a tenant and not finished, the newest of each form. */
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

/** Who is told, once, that this device cannot keep drafts. */
export function onDraftPersistFailure(notify: () => void): void {
  notifyPersistFailure = notify;
}

/**
 * Keeps what a person has filled in so far, in place of what was kept before. What another tab is
 * typing into the same form stays apart.
 */
export function persistDraft(owner: DraftOwner, content: unknown, now: number): void {
  markTabInUse(now);
  store({ ...owner, at: now, content, tab: ownTab }, now);
}

/** Keeps a draft again that nobody is typing. */
export function restoreDraft(owner: DraftOwner, { content, at }: PersonDraft): void {
  store({ ...owner, at, content }, at);
}

/** These forms were left: their drafts are offered in any tab. */
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

/** The form was saved, or the person wants no more of it. */
export function discardDraft(owner: DraftOwner, now: number): void {
  const all = drafts(now);
  const isOwn = isFree(now);
  const others = all.filter((draft) => !(isOwnedBy(owner)(draft) && isOwn(draft)));
  if (others.length < all.length) write(others);
}

/** The newest come first; one that is too large by itself is not kept at all. */
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
