import type { NotifyMark, Operation } from '../contract/shapes.ts';
import type { RequestInput } from '../http/request.ts';
import { isObject, type Json } from '../json.ts';
import { toCredentials, type Person } from '../people/people.ts';
import { send, type AreaContext } from '../run/context.ts';
import { CheckFailed } from '../run/results.ts';
import { createCallClient, rowsAt, valueAt } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { findCaller } from './made.ts';
import { placedIn, placing } from './request-locations.ts';

const list = 'listNotifications';

/**
 * The check of whom a call tells, derived from its mark `x-notifies`: whom the mark names is told
 * once, of that kind; nobody else is, nor whoever has made the call. Whom the mark leaves open may be
 * told once.
 */
export async function checkNotices(context: AreaContext, operation: Operation): Promise<void> {
  if (operation.notifies.length === 0) return;
  const title = 'tells whom it concerns once, and nobody else';
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
      what: `The ${person.role} is told of ${formatList(types)}; expected is ${formatList(due)}.`,
      clause: `${operation.id}, x-notifies`,
      exchange,
    });
  }
}

/** Each that is due comes once, and besides at most one of each that is free. */
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
  types.length === 0 ? 'nothing' : `type ${types.join()}`;

/** The call with somebody of the run in it, of whom it is known what they hear. */
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
  /** Everybody but the caller, who hears nothing of what they do. */
  others: readonly Person[];
}

/** The types that each role has to be told of. */
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

/** The texts below a dotted name, in all lists on the way whose items are as wanted. */
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

/** Whom another call names before this one is made; whoever may see it is asked. */
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
  throw new Error(`${read.operation} tells nobody whom to tell.`);
}

interface ListedNotification {
  id: unknown;
  typeId: number;
}

/**
 * The notifications that have come. What stands below all known ones has moved up from the next page,
 * where a call takes a notification out of the list.
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

/** The last notifications of each role. */
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
