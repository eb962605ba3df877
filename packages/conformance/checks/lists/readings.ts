import type { Operation } from '../../contract/shapes.ts';
import type { Credentials, Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { toCredentials } from '../../people/people.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { textOfFile } from '../../support/file-texts.ts';
import { createCallClient } from '../requests/call-client.ts';
import { findCaller } from '../records/made.ts';

/** A call that changes nothing, prepared to be sent repeatedly. */
export interface ReadCall {
  operation: Operation;
  context: AreaContext;
  sent: RequestInput;
  credentials: Credentials;
}

/** Finds the context of an area, so that its records are created only once. */
export type ContextLookup = (area: string) => AreaContext;

/** Events that were sent stay sent. */
export const isStream = ({ responses }: Operation): boolean =>
  'text/event-stream' in (responses.get(200)?.contents ?? {});

/** A stream repeats its events for a client that has received none yet. */
const fromTheFirst = { 'Last-Event-ID': '0' };

/** Drafts the calls of operations. A call that cannot be drafted fails in its happy path. */
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
    const draft = createCallClient(context, operation, 'read operations').draft(operation.id);
    const sent = await draft.catch(() => null);
    if (!person || !sent || recipe.when === 'last') continue;
    const full = isStream(operation) ? { ...sent, headers: fromTheFirst } : sent;
    readings.push({ operation, context, sent: full, credentials: toCredentials(person) });
  }
  return readings;
}

/** Sends all of them in parallel. */
export const readAll = (readings: readonly ReadCall[]): Promise<Exchange[]> =>
  Promise.all(
    readings.map(({ context, operation, sent, credentials }) =>
      send(context, operation, sent, credentials),
    ),
  );

/** The full text of a response. */
export const textOfResponse = async ({ type, text, bytes, json }: Exchange): Promise<string> => {
  if (json !== undefined || type.startsWith('text/')) return text;
  // A file that cannot be parsed fails in the checks of files.
  return textOfFile(type, bytes).catch(() => text);
};
