import type {
  ActionMark,
  LifecycleMark,
  Operation,
  Scalar,
  ViewMark,
} from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { newId } from '../../input/new-id.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { getBody, createCallClient, textAt, valueAt } from '../requests/call-client.ts';
import { replacedAt } from './ids.ts';

/** A record with a status, and the call that created it. */
export interface LiveRecord {
  id: string;
  made: RequestInput;
  /** The last action on it. */
  last: RequestInput | null;
}

/** An operation with its role in a lifecycle. */
export interface LifecycleAction {
  operation: Operation;
  mark: ActionMark;
}

/** Creates records of one lifecycle, moves them to a status and loads them. */
export interface LifecycleClient {
  statuses: readonly Scalar[];
  /** A record with a status, by the actions that lead there. Throws if one of them fails. */
  recordAt: (status: Scalar) => Promise<LiveRecord>;
  /** Tries an action on a record. */
  attempt: (action: LifecycleAction, record: LiveRecord) => Promise<Exchange>;
  /** The record as displayed; null if it no longer exists. */
  look: (record: LiveRecord) => Promise<JsonObject | null>;
  /** The status of a loaded record. */
  getStatus: (seen: JsonObject | null) => unknown;
}

/** The actions of a lifecycle, among all operations. */
const listActions = (operations: readonly Operation[], name: string): LifecycleAction[] =>
  operations.flatMap((operation) =>
    operation.lifecycles.flatMap((mark) =>
      mark.of === name && mark.part === 'action' ? [{ operation, mark }] : [],
    ),
  );

/** A client for the lifecycle of an operation. Throws if its marks are incomplete. */
export function createLifecycleClient(
  context: AreaContext,
  operation: Operation,
  name: string,
): LifecycleClient {
  const { operations } = context.contract;
  const maker = findPart(operations, name, 'maker');
  const view = findPart(operations, name, 'view');
  const actions = listActions(operations, name);
  const calls = createCallClient(context, operation, 'x-lifecycle');
  const drafts = new Map<string, Promise<RequestInput>>();

  const attempt = async ({ operation: { id }, mark }: LifecycleAction, record: LiveRecord) => {
    const draft = drafts.get(id) ?? calls.draft(id);
    drafts.set(id, draft);
    const sent = about(await draft, mark, record);
    const exchange = await calls.attempt(id, sent);
    if (exchange.status < 300) record.last = sent;
    return exchange;
  };
  const done = actions.map((action): Step => ({
    ...action.mark,
    take: async (record) => {
      const { status } = await attempt(action, record);
      if (status < 300) return;
      const to = String(action.mark.to);
      throw new Error(
        `${action.operation.id} must change the ${name} to ${to}, but returned ${status}.`,
      );
    },
  }));
  const { grows = {} } = context.allRecipes[maker.operation.id] ?? {};
  const grown = Object.entries(grows).map(([to, grow]): Step => ({
    from: [maker.mark.makes],
    to,
    take: ({ id }) => grow(calls.ctx, calls.actor(maker.operation.id), id),
  }));
  return {
    statuses: [
      ...new Set([maker.mark.makes, ...actions.flatMap(statusesIn), ...Object.keys(grows)]),
    ],
    attempt,
    recordAt: async (status) => {
      const draft = await calls.draft(maker.operation.id);
      const made = { ...draft, body: getBody(draft) };
      const { json } = await calls.request(maker.operation.id, made);
      const { responses } = maker.mark;
      const id = responses === null ? textAt(made.body, maker.mark.id) : textAt(json, responses);
      const record: LiveRecord = { id, made, last: null };
      for (const { take } of wayTo([...done, ...grown], maker.mark.makes, status))
        await take(record);
      return record;
    },
    look: async (record) => {
      const from = { ...record.made.path, ...getBody(record.made) };
      const values = Object.entries(view.mark.with).map(([to, by]) => [to, textAt(from, by)]);
      const given: Record<string, string> = Object.fromEntries(values);
      const isInPath = (key: string) => view.operation.path.includes(`{${key}}`);
      const entries = Object.entries(given);
      const exchange = await calls.attempt(view.operation.id, {
        path: Object.fromEntries(entries.filter(([key]) => isInPath(key))),
        query: Object.fromEntries(entries.filter(([key]) => !isInPath(key))),
      });
      return found(exchange.json, view.mark.id, record.id);
    },
    getStatus: (seen) => statusIn(seen, view.mark, maker.mark.makes),
  };
}

/**
 * The status of a displayed record: of multiple booleans the first that is true, otherwise the
 * status of a new one.
 */
function statusIn(seen: JsonObject | null, { shows }: ViewMark, makes: Scalar): unknown {
  if (typeof shows === 'string') return valueAt(seen, shows);
  const isOn = ([, name]: [string, string]) => {
    const value = valueAt(seen, name);
    return value === true || isObject(value);
  };
  return seen && (Object.entries(shows).find(isOn)?.[0] ?? makes);
}

const statusesIn = ({ mark: { from, to } }: LifecycleAction): Scalar[] =>
  to === null ? [...from] : [...from, to];

function findPart<Part extends LifecycleMark['part']>(
  operations: readonly Operation[],
  name: string,
  part: Part,
): { operation: Operation; mark: Extract<LifecycleMark, { part: Part }> } {
  for (const operation of operations) {
    const mark = operation.lifecycles.find((each) => each.of === name && each.part === part);
    if (mark) return { operation, mark: mark as Extract<LifecycleMark, { part: Part }> };
  }
  throw new Error(
    `x-lifecycle of ${name} has no operation for the part "${part}". Add one to the contract.`,
  );
}

/** An action that moves a record from one status to another. */
interface Step {
  from: readonly Scalar[];
  /** Null if the status does not change. */
  to: Scalar | null;
  /** Throws if the action fails. */
  take: (record: LiveRecord) => Promise<void>;
}

/** The shortest path from one status to another. */
function wayTo(steps: readonly Step[], start: Scalar, goal: Scalar): Step[] {
  const ways: { at: Scalar; way: Step[] }[] = [{ at: start, way: [] }];
  for (const { at, way } of ways) {
    if (at === goal) return way;
    for (const step of steps) {
      const { to, from } = step;
      if (to === null || !from.includes(at) || ways.some((known) => known.at === to)) continue;
      ways.push({ at: to, way: [...way, step] });
    }
  }
  throw new Error(
    `x-lifecycle has no path from ${start} to ${goal}. Add an operation, or "grows" to the recipe.`,
  );
}

/** The call for a given record: its id is set wherever the call names it, without a version. */
function about(
  draft: RequestInput,
  { id: name, same }: ActionMark,
  { id, last }: LiveRecord,
): RequestInput {
  for (const location of ['path', 'query'] as const) {
    const values = draft[location];
    if (values && name in values) return { ...draft, [location]: { ...values, [name]: id } };
  }
  const { version: _, ...body } = getBody(draft);
  // Records that the action adds get a new id each time.
  const own = name !== 'id' && 'id' in body ? { id: newId() } : {};
  if (name.includes('.')) return { ...draft, body: replacedAt({ ...body, ...own }, name, id) };
  const before = last ? getBody(last) : {};
  const stored = Object.fromEntries(
    same.flatMap((key) => (key in before ? [[key, before[key] ?? null]] : [])),
  );
  return { ...draft, body: { ...body, ...own, ...stored, [name]: id } };
}

/** The object anywhere in a value with this value of a property. */
function found(value: unknown, property: string, requested: string): JsonObject | null {
  if (Array.isArray(value)) {
    for (const each of value) {
      const inside = found(each, property, requested);
      if (inside) return inside;
    }
    return null;
  }
  if (!isObject(value)) return null;
  if (valueAt(value, property) === requested) return value;
  return found(Object.values(value), property, requested);
}
