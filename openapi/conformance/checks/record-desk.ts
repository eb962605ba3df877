import type { Operation, RecordMark } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Sent } from '../http/request.ts';
import { samplesOf } from '../input/samples.ts';
import { isObject, type JsonObject } from '../json.ts';
import { credentialsOf } from '../people/people.ts';
import { send, type AreaContext } from '../run/context.ts';
import { CheckSkipped } from '../run/results.ts';
import { createActor, createKit } from '../scenario/kit.ts';
import { checkStatus } from './answer.ts';
import { callerOf, made } from './made.ts';

/** A record as it was sent. */
export interface SentRecord {
  id: string;
  body: JsonObject;
}

/** Makes, changes and reads records of one list. */
export interface RecordDesk {
  /** A call of an operation as it should be. Throws what keeps its recipe from making it. */
  draft(operationId: string): Promise<Sent>;
  /** Sends a call and answers what comes. */
  attempt(operationId: string, sent: Sent): Promise<Exchange>;
  /** Sends a call that has to succeed. */
  ask(operationId: string, sent: Sent): Promise<Exchange>;
  /** Adds a record, with some of its properties told. */
  create(told?: JsonObject): Promise<SentRecord>;
  /** All records as the list shows them, in its order. */
  rows(): Promise<JsonObject[]>;
  /** The id of a record, as it is shown or sent. */
  idOf(record: JsonObject): string | null;
}

export function createRecordDesk(
  context: AreaContext,
  list: Operation,
  mark: RecordMark,
): RecordDesk {
  const { contract } = context;
  const source = `${list.id}, x-record`;
  const kit = createKit(context, { name: `${list.area}/${list.id}/record`, source });

  const personFor = (operation: Operation) => {
    const person = callerOf(context, operation, context.recipes[operation.id] ?? {});
    if (person) return person;
    throw new CheckSkipped(`The run has nobody with the right that ${operation.id} needs.`);
  };
  const idOf = (record: JsonObject) => {
    const id = record[mark.id];
    return typeof id === 'string' ? id : null;
  };

  const desk: RecordDesk = {
    idOf,
    draft: async (operationId) => {
      const operation = contract.operation(operationId);
      const [makeSample] = samplesOf(context, operation);
      if (!makeSample) throw new Error(`The contract has no example of ${operationId}.`);
      const me = createActor(context, personFor(operation), source);
      const recipe = context.recipes[operationId] ?? {};
      const { sent, fault } = await made(kit, recipe, makeSample(), me);
      if (fault) throw fault;
      return sent;
    },
    attempt: (operationId, sent) => {
      const operation = contract.operation(operationId);
      return send(context, operation, sent, credentialsOf(personFor(operation)));
    },
    ask: async (operationId, sent) => {
      const exchange = await desk.attempt(operationId, sent);
      checkStatus(exchange, [200], source);
      return exchange;
    },
    create: async (told = {}) => {
      const sent = await desk.draft(mark.create);
      const body = { ...bodyOf(sent), ...told };
      const { json } = await desk.ask(mark.create, { ...sent, body });
      const id = idOf(body) ?? (isObject(json) ? idOf(json) : null);
      if (id === null) throw new Error(`${mark.create} neither takes nor answers an id.`);
      return { id, body };
    },
    rows: async () => {
      const { json } = await desk.ask(list.id, {});
      const rows = isObject(json) ? json[mark.rows] : undefined;
      return Array.isArray(rows) ? rows.filter(isObject) : [];
    },
  };
  return desk;
}

/** The body of a call, as it goes on its way. */
export const bodyOf = ({ body }: Sent): JsonObject =>
  JSON.parse(JSON.stringify(body ?? {})) as JsonObject;
