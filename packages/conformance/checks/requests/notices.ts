import type { NotifyMark, Operation } from '../../contract/shapes.ts';
import type { RequestInput } from '../../http/request.ts';
import { isObject, type Json } from '../../json.ts';
import { toCredentials, type Person } from '../../people/people.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { createCallClient, rowsAt, valueAt } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { findCaller } from '../records/made.ts';
import { placedIn, placing } from './request-locations.ts';

const list = 'listNotifications';

/**
 * The check of a call's notifications, derived from its mark `x-notifies`: each named recipient is
 * notified once, with that type; no one else is, nor the caller. Recipients that the mark leaves
 * open may be notified once.
 */
export async function checkNotices(context: AreaContext, operation: Operation): Promise<void> {
  if (operation.notifies.length === 0) return;
  const title = 'notifies the affected users once, and nobody else';
  const info = buildCheckInfo({ operation, sample: '' }, 'notify', 'received', title);
  await context.recorder.check(info, () => verifyNotices(context, operation));
}

async function verifyNotices(context: AreaContext, operation: Operation): Promise<void> {
  const { contract, people, allRecipes } = context;
  const { draft, request } = createCallClient(context, operation, 'x-notifies');
  const recipe = allRecipes[operation.id] ?? {};
  const caller = operation.isPublic ? undefined : findCaller(context, operation, recipe)?.role;
  const { privilege } = contract.operation(list);
  const readers = people.everybody(privilege);
  const others = readers.filter(({ role }) => role !== caller);

  const sent = naming(await draft(operation.id), operation.notifies, others);
  const expected = await findExpectedNotices(context, {
    notifies: operation.notifies,
    sent,
    others,
  });
  const open = operation.notifies.filter(({ whom, read }) => whom === null && read === null);
  const before = await listNotifications(context, readers);
  const exchange = await request(operation.id, sent);
  const after = await listNotifications(context, readers);
  for (const person of readers) {
    const newNotifications = listNewNotifications(
      before.get(person.role) ?? [],
      after.get(person.role) ?? [],
    );
    const types = newNotifications.map(({ typeId }) => typeId);
    const due = expected.get(person.role) ?? [];
    const free = person.role === caller ? [] : open.map(({ type }) => type);
    if (isRight(types, due, free)) continue;
    throw new CheckFailed({
      what: `Notifications of ${person.role}: expected ${formatList(due)}, found ${formatList(types)}.`,
      clause: `${operation.id}, x-notifies`,
      exchange,
    });
  }
}

/** Each expected one comes once, in addition to up to one of each optional type. */
function isRight(types: readonly number[], due: readonly number[], free: readonly number[]) {
  const remaining = [...types];
  for (const type of due) {
    const at = remaining.indexOf(type);
    if (at === -1) return false;
    remaining.splice(at, 1);
  }
  const isOnce = new Set(remaining).size === remaining.length;
  return isOnce && remaining.every((type) => free.includes(type) && !due.includes(type));
}

const formatList = (types: readonly number[]) =>
  types.length === 0 ? 'none' : `type ${types.join()}`;

/** The call with a person of the run in it, whose notifications can be checked. */
function naming(
  sent: RequestInput,
  notifies: readonly NotifyMark[],
  others: readonly Person[],
): RequestInput {
  const first = others.find(({ ids }) => ids.size > 1);
  const [employeeId] = first?.ids ?? [];
  return notifies.reduce((call, { whom }) => {
    if (whom === null || employeeId === undefined) return call;
    const named = placedIn(call, whom);
    const isKnown = others.some(({ ids }) => ids.has(String(named)));
    return typeof named !== 'string' || isKnown ? call : placing(call, whom, employeeId);
  }, sent);
}

interface NoticeRequest {
  notifies: readonly NotifyMark[];
  sent: RequestInput;
  /** Everyone except the caller, who is not notified of their own actions. */
  others: readonly Person[];
}

/** The notification types that each role must receive. */
async function findExpectedNotices(
  context: AreaContext,
  { notifies, sent, others }: NoticeRequest,
): Promise<Map<string, number[]>> {
  const expected = new Map<string, number[]>();
  for (const mark of notifies) {
    const named = mark.whom === null ? [] : namedAt(sent, mark.whom.split('.'), mark.where);
    if (mark.read) named.push(await readBefore(context, { read: mark.read, sent, others }));
    for (const { role, ids } of others) {
      if (named.some((id) => ids.has(id)))
        expected.set(role, [...(expected.get(role) ?? []), mark.type]);
    }
  }
  return expected;
}

/** The texts at a dotted name, in all lists along the path whose items match. */
function namedAt(value: unknown, [key, ...rest]: readonly string[], where: object): string[] {
  if (Array.isArray(value)) {
    const items = value.filter((item) =>
      Object.entries(where).every(
        ([name, expectedValue]) => isObject(item) && item[name] === expectedValue,
      ),
    );
    return items.flatMap((item) => namedAt(item, key === undefined ? [] : [key, ...rest], where));
  }
  if (key !== undefined) return isObject(value) ? namedAt(value[key], rest, where) : [];
  return typeof value === 'string' ? [value] : [];
}

/**
 * The recipient in another call's response before this one is made; someone with access to it makes
 * the call.
 */
async function readBefore(
  context: AreaContext,
  {
    read,
    sent,
    others,
  }: Pick<NoticeRequest, 'sent' | 'others'> & { read: NonNullable<NotifyMark['read']> },
): Promise<string> {
  const operation = context.contract.operation(read.operation);
  const { tenantId } = context.people;
  const call = Object.entries(read.with).reduce<RequestInput>(
    (requested, [location, from]) =>
      placing(requested, location, (placedIn(sent, from) ?? null) as Json),
    { path: { tenantId } },
  );
  const own = context.people.holding(operation.privilege);
  for (const person of [...(own ? [own] : []), ...others]) {
    const { json, status } = await send(context, operation, call, toCredentials(person));
    if (status === 200) return String(valueAt(json, read.at));
  }
  throw new Error(
    `${read.operation} must return the recipient for at least one user, but did not.`,
  );
}

interface ListedNotification {
  id: unknown;
  typeId: number;
}

/**
 * The new notifications. If a call removes one from the list, notifications below all known ones
 * have moved up from the next page.
 */
function listNewNotifications(
  before: readonly ListedNotification[],
  after: readonly ListedNotification[],
): ListedNotification[] {
  const known = new Set(before.map(({ id }) => id));
  const lastKnown = after.findLastIndex(({ id }) => known.has(id));
  const upTo = lastKnown === -1 ? after.length : lastKnown;
  return after.slice(0, upTo).filter(({ id }) => !known.has(id));
}

/** The latest notifications of each role. */
async function listNotifications(
  context: AreaContext,
  readers: readonly Person[],
): Promise<Map<string, ListedNotification[]>> {
  const operation = context.contract.operation(list);
  const query = { skipCount: 0, takeCount: 20, filterType: 'All', isNew: false };
  const received = new Map<string, ListedNotification[]>();
  for (const person of readers) {
    const sent = { path: { tenantId: context.people.tenantId }, query };
    const exchange = await send(context, operation, sent, toCredentials(person));
    const newNotifications = rowsAt(exchange, 'notifications');
    received.set(
      person.role,
      newNotifications.map(({ id, typeId }) => ({ id, typeId: Number(typeId) })),
    );
  }
  return received;
}
