import { randomUUID } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import type { Operation, Schema } from '../../contract/shapes.ts';
import { effective, getTypes } from '../../input/effective.ts';
import { isObject, type Json, type JsonObject } from '../../json.ts';
import type { People, Person } from '../../people/people.ts';
import type { AreaContext } from '../../run/context.ts';
import { createKnown } from '../../scenario/known.ts';
import { getBody, createCallClient } from '../requests/call-client.ts';
import type { ContextLookup } from '../lists/readings.ts';

/** The records of the other tenant, which must not be visible from outside. */
export interface Marked {
  /** The ids that were sent, and the texts that occur nowhere else. */
  markers: Set<string>;
  /** The bodies that were sent, by the operation that accepted them. */
  bodies: Map<string, JsonObject>;
}

/** Creates a record of each kind as a person in the other tenant; marks all its texts. */
export async function makeMarked(
  getContext: ContextLookup,
  stranger: Person,
  makers: readonly Operation[],
): Promise<Marked> {
  const word = `Strange${randomUUID().slice(0, 8)}`;
  const marked: Marked = { markers: new Set([word]), bodies: new Map() };
  for (const operation of makers) {
    const context = createOtherContext(getContext(operation.area), stranger, marked.markers);
    const callClient = createCallClient(context, operation, 'content isolation');
    const sent = await callClient.draft(operation.id).catch(() => null);
    const { body: shape } = operation;
    if (!sent || !shape) continue;
    const body = withWord(context.contract, shape.schema, getBody(sent), word);
    const { status } = await callClient.attempt(operation.id, { ...sent, body });
    // Records that the person may not create there cannot be visible either.
    if (status >= 300) continue;
    marked.bodies.set(operation.id, body);
    if (typeof body['id'] === 'string') marked.markers.add(body['id']);
  }
  return marked;
}

/** The operations that add a record with a text; among all, to find out which lists show it. */
export const makersAmong = (
  operations: readonly Operation[],
  all: readonly Operation[],
): Operation[] =>
  operations.filter((operation) => {
    const { method, body, isReadOnly, isPublic } = operation;
    if (method !== 'POST' || isReadOnly || isPublic || !body?.type.endsWith('json')) return false;
    const isAdding = operation.unique !== null || operation.notifies.length > 0;
    const isOfList = all.some(({ record }) => record?.create === operation.id);
    return isAdding || isOfList || operation.lifecycles.some(({ part }) => part === 'maker');
  });

/** The same area, with all people in the other tenant. */
function createOtherContext(
  context: AreaContext,
  stranger: Person,
  markers: Set<string>,
): AreaContext {
  const mayDo = (privilege: string | null) =>
    privilege === null || stranger.rights === null || stranger.rights.has(privilege);
  const people: People = {
    ...context.people,
    tenantId: stranger.tenantId,
    named: () => stranger,
    holding: (privilege) => (mayDo(privilege) ? stranger : undefined),
    findOthers: () => [],
    everybody: (privilege) => (mayDo(privilege) ? [stranger] : []),
  };
  // Records that a recipe creates along the way are in the other tenant, too, with the kit's own
  // names.
  const client: AreaContext['client'] = (request, ...rest) => {
    const { payload } = request;
    const sent = payload.kind === 'text' ? payload.text : '';
    for (const [, name = ''] of sent.matchAll(/"([^"\\]+ [0-9a-f]{8})"/g)) markers.add(name);
    return context.client(request, ...rest);
  };
  return {
    ...context,
    people,
    client,
    known: createKnown(),
    fixtures: new Map(),
    touched: new Set(),
  };
}

/** A body whose free texts start with a word, at any depth. */
function withWord(contract: Contract, schema: Schema, body: JsonObject, word: string): JsonObject {
  const known = effective(contract, schema, body);
  const entries = Object.entries(body).map(([name, value]): [string, Json] => {
    const property = known.properties?.[name];
    if (!property) return [name, value];
    if (isObject(value)) return [name, withWord(contract, property, value, word)];
    if (typeof value !== 'string') return [name, value];
    const {
      maxLength = 200,
      format,
      pattern,
      enum: choices,
      ...rest
    } = effective(contract, property, value);
    const isFree = getTypes(rest).includes('string') && !format && !choices;
    const isLong = maxLength >= word.length;
    if (!isFree || !isLong || /(?:Id|Zone|code)$/.test(name)) return [name, value];
    const text = `${word} ${value}`.slice(0, maxLength).trim();
    const isAllowed = pattern === undefined || new RegExp(pattern, 'u').test(text);
    return [name, isAllowed ? text : value];
  });
  return Object.fromEntries(entries);
}
