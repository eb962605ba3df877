import { randomUUID } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import type { Operation, RecordMark } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { effective, getTypes } from '../../input/effective.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { getBody, createCallClient, rowsAt } from '../requests/call-client.ts';

/** A record as it was sent. */
export interface SentRecord {
  id: string;
  body: JsonObject;
}

/** Makes, changes and reads records of one list. */
export interface RecordClient {
  /** A valid call of an operation. Throws the error that keeps its recipe from creating it. */
  draft(operationId: string): Promise<RequestInput>;
  /** Sends a call and returns the exchange. */
  attempt(operationId: string, sent: RequestInput): Promise<Exchange>;
  /** Sends a call that has to succeed. */
  request(operationId: string, sent: RequestInput): Promise<Exchange>;
  /** Adds a record with some given properties. */
  create(fields?: JsonObject): Promise<SentRecord>;
  /** The free texts of a new record at their maximum length. */
  longTexts(): Promise<JsonObject>;
  /** All records of the list in its order. */
  rows(): Promise<JsonObject[]>;
  /** The id of a record in a response or a request. */
  getId(record: JsonObject): string | null;
}

export function createRecordClient(
  context: AreaContext,
  list: Operation,
  mark: RecordMark,
): RecordClient {
  const { draft, attempt, request } = createCallClient(context, list, 'x-record');
  const create = context.contract.operation(mark.create);
  const getId = (record: JsonObject) => {
    const id = record[mark.id];
    return typeof id === 'string' ? id : null;
  };

  return {
    getId,
    draft,
    attempt,
    request,
    create: async (fields = {}) => {
      const sent = await draft(mark.create);
      const body = { ...getBody(sent), ...fields };
      const { json } = await request(mark.create, { ...sent, body });
      const id = getId(body) ?? (isObject(json) ? getId(json) : null);
      if (id === null)
        throw new Error(`${mark.create} must accept or return an ID, but does neither.`);
      return { id, body };
    },
    longTexts: async () =>
      buildLongTexts(context.contract, create, getBody(await draft(mark.create))),
    rows: async () => rowsAt(await request(list.id, {}), mark.rows),
  };
}

/** The free texts of a body at the maximum length of its schema. */
function buildLongTexts(contract: Contract, { body }: Operation, sent: JsonObject): JsonObject {
  const { properties = {} } = body ? effective(contract, body.schema, sent) : {};
  const texts = Object.entries(properties).flatMap(([name, property]) => {
    const schema = effective(contract, property, sent[name] ?? '');
    const { maxLength, format, pattern, enum: choices } = schema;
    const isFree = getTypes(schema).includes('string') && !format && !pattern && !choices;
    if (!isFree || maxLength === undefined || name.endsWith('Id')) return [];
    return [
      [
        name,
        `${randomUUID()} `
          .repeat(maxLength)
          .slice(0, maxLength - 1)
          .concat('.'),
      ],
    ];
  });
  return Object.fromEntries(texts) as JsonObject;
}
