import { randomUUID } from 'node:crypto';
import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/shapes.ts';
import { effective, typesOf } from '../input/effective.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { People, Person } from '../people/people.ts';
import type { AreaContext } from '../run/context.ts';
import { createKnown } from '../scenario/known.ts';
import { bodyOf, createCallDesk } from './call-desk.ts';
import type { ContextOf } from './readings.ts';

/** What has been made in the other tenant, and must not be seen from outside. */
export interface Marked {
  /** A word that every text of these records begins with. */
  word: string;
  /** The ids that were sent. */
  ids: string[];
  /** What was sent, by the operation that took it. */
  bodies: Map<string, JsonObject>;
}

/** Makes a record of each kind in the other tenant, by whoever is of it; marks all its texts. */
export async function makeMarked(
  contextOf: ContextOf,
  stranger: Person,
  makers: readonly Operation[],
): Promise<Marked> {
  const word = `Strange${randomUUID().slice(0, 8)}`;
  const marked: Marked = { word, ids: [], bodies: new Map() };
  for (const operation of makers) {
    const context = elsewhere(contextOf(operation.area), stranger);
    const desk = createCallDesk(context, operation, 'isolation of contents');
    const sent = await desk.draft(operation.id).catch(() => null);
    const { body: shape } = operation;
    if (!sent || !shape) continue;
    const body = withWord(context.contract, shape.schema, bodyOf(sent), word);
    const { status } = await desk.attempt(operation.id, { ...sent, body });
    // What the other tenant does not let its person make, is not seen either.
    if (status >= 300) continue;
    marked.bodies.set(operation.id, body);
    if (typeof body['id'] === 'string') marked.ids.push(body['id']);
  }
  return marked;
}

/** The operations that add something with a text in it. */
export const makersAmong = (operations: readonly Operation[]): Operation[] =>
  operations.filter((operation) => {
    const { method, body, isReading, isPublic } = operation;
    if (method !== 'POST' || isReading || isPublic || !body?.type.endsWith('json')) return false;
    const isAdding = operation.unique !== null || operation.notifies.length > 0;
    const isOfList = operations.some(({ record }) => record?.create === operation.id);
    return isAdding || isOfList || operation.lifecycles.some(({ part }) => part === 'maker');
  });

/** The same area, where everybody is of the other tenant. */
function elsewhere(context: AreaContext, stranger: Person): AreaContext {
  const mayDo = (privilege: string | null) =>
    privilege === null || stranger.rights === null || stranger.rights.has(privilege);
  const people: People = {
    ...context.people,
    tenantId: stranger.tenantId,
    named: () => stranger,
    holding: (privilege) => (mayDo(privilege) ? stranger : undefined),
    besides: () => [],
    everybody: (privilege) => (mayDo(privilege) ? [stranger] : []),
  };
  return { ...context, people, known: createKnown(), kept: new Map(), touched: new Set() };
}

/** A body whose free texts begin with a word, wherever they stand. */
function withWord(
  contract: Contract,
  schema: Operation['answers'] extends never ? never : NonNullable<Operation['body']>['schema'],
  body: JsonObject,
  word: string,
): JsonObject {
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
    const isFree = typesOf(rest).includes('string') && !format && !pattern && !choices;
    const isLong = maxLength >= word.length;
    if (!isFree || !isLong || /(?:Id|Zone|code)$/.test(name)) return [name, value];
    return [name, `${word} ${value}`.slice(0, maxLength).trim()];
  });
  return Object.fromEntries(entries);
}
