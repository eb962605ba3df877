import type { Operation } from '../contract/shapes.ts';
import type { Credentials, Exchange } from '../http/exchange.ts';
import type { RequestInput } from '../http/request.ts';
import { toCredentials } from '../people/people.ts';
import { send, type AreaContext } from '../run/context.ts';
import { textOfFile } from '../support/file-texts.ts';
import { createCallClient } from './call-client.ts';
import { findCaller } from './made.ts';

/** A call that changes nothing, made ready to be sent again and again. */
export interface ReadCall {
  operation: Operation;
  context: AreaContext;
  sent: RequestInput;
  credentials: Credentials;
}

/** Finds the context of an area, so that its records are made once. */
export type ContextLookup = (area: string) => AreaContext;

/** What has been told stays told. */
export const isStream = ({ responses }: Operation): boolean =>
  'text/event-stream' in (responses.get(200)?.contents ?? {});

/** A stream tells again what it has told, to whoever has seen nothing yet. */
const fromTheFirst = { 'Last-Event-ID': '0' };

/** Makes the calls of operations ready. What cannot be made fails as its happy path. */
export async function draftReadings(
  getContext: ContextLookup,
  operations: readonly Operation[],
): Promise<ReadCall[]> {
  const readings: ReadCall[] = [];
  for (const operation of operations.filter(
    ({ isReadOnly, isPublic }) => isReadOnly && !isPublic,
  )) {
    const context = getContext(operation.area);
    const recipe = context.allRecipes[operation.id] ?? {};
    const person = findCaller(context, operation, recipe);
    const draft = createCallClient(context, operation, 'what is read').draft(operation.id);
    const sent = await draft.catch(() => null);
    if (!person || !sent || recipe.when === 'last') continue;
    const full = isStream(operation) ? { ...sent, headers: fromTheFirst } : sent;
    readings.push({ operation, context, sent: full, credentials: toCredentials(person) });
  }
  return readings;
}

/** Sends all of them, beside each other. */
export const readAll = (readings: readonly ReadCall[]): Promise<Exchange[]> =>
  Promise.all(
    readings.map(({ context, operation, sent, credentials }) =>
      send(context, operation, sent, credentials),
    ),
  );

/** All that a response says. */
export const textOfResponse = async ({ type, text, bytes, json }: Exchange): Promise<string> => {
  if (json !== undefined || type.startsWith('text/')) return text;
  // A file that cannot be read fails where it is checked as a file.
  return textOfFile(type, bytes).catch(() => text);
};
