import type { Operation } from '../../contract/shapes.ts';
import { CheckFailed } from '../../run/results.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { getBody, createCallClient, idIn } from '../requests/call-client.ts';
import { checkStatus } from '../requests/validate-response.ts';
import { buildCheckInfo } from '../requests/info.ts';
import {
  draftReadings,
  readAll,
  textOfResponse,
  type ContextLookup,
  type ReadCall,
} from '../lists/readings.ts';

/** The clause that failures of these checks cite. */
const purpose = 'references to deleted records';

/** A deleted record with its deletion call. */
interface Deleted {
  operation: Operation;
  id: string;
  sent: RequestInput;
}

/**
 * The checks of a deletion's effects: afterwards the record's own address is unknown, no list and
 * no picker contains it, whoever owned it, and no call that loaded it fails. Source: API-037.
 */
export async function checkDeletions(
  getContext: ContextLookup,
  { deletions, readings: readers, all }: Parts,
): Promise<void> {
  if (deletions.length === 0) return;
  // A log names deleted records, too.
  const readings = await draftReadings(
    getContext,
    readers.filter(({ isLog }) => !isLog),
  );
  const ready: Ready[] = [];
  for (const operation of deletions) {
    const found = await makeReady(getContext, operation, all);
    if (found) ready.push(found);
  }
  // A server may cache data after the first load.
  await readAll(readings);
  const deleted: Deleted[] = [];
  for (const each of ready) {
    const found = await deleteOne(getContext, each);
    if (found) deleted.push(found);
  }
  const after = await readAll(readings);
  const texts = await Promise.all(after.map(textOfResponse));
  for (const one of deleted) {
    const { operation } = one;
    await checkAddresses(getContext, one, all);
    const title = 'leaves no reference to the deleted record';
    const info = buildCheckInfo({ operation, sample: '' }, 'deletion', 'left-behind', title);
    const clause = `${operation.id}, ${purpose}`;
    await getContext(operation.area).recorder.check(info, async () => {
      for (const [at, text] of texts.entries()) {
        const [readCall, exchange] = [readings[at], after[at]];
        if (readCall && exchange) expectDeleted({ readCall, exchange, text }, one, clause);
      }
    });
  }
}

/** All addresses below a record's address are unknown after its deletion. */
async function checkAddresses(
  getContext: ContextLookup,
  { operation, sent }: Deleted,
  all: readonly Operation[],
): Promise<void> {
  const context = getContext(operation.area);
  const below = all.filter(
    ({ path, isReadOnly, isPublic }) => isReadOnly && !isPublic && isBelow(path, operation.path),
  );
  for (const readCall of below) {
    const title = `makes ${readCall.id} return 404 for the deleted record`;
    const info = buildCheckInfo({ operation, sample: '' }, 'deletion', readCall.id, title);
    await context.recorder.check(info, async () => {
      const client = createCallClient(context, operation, purpose);
      const { path } = sent;
      const draft = await client.draft(readCall.id);
      const exchange = await client.attempt(readCall.id, { ...draft, ...(path && { path }) });
      checkStatus(exchange, [404], `${operation.id}, ${purpose}`);
    });
  }
}

/** Whether a path is below another, without further parameters. */
const isBelow = (path: string, other: string): boolean =>
  path === other || (path.startsWith(`${other}/`) && !path.slice(other.length).includes('{'));

interface Parts {
  deletions: readonly Operation[];
  readings: readonly Operation[];
  all: readonly Operation[];
}

/** A deletion with its prepared records. */
interface Ready {
  operation: Operation;
  /** The calls that delete a record in use and an unused one. */
  calls: readonly RequestInput[];
}

/**
 * Creates two records to delete, and others that refer to the first; null if none can be created.
 */
async function makeReady(
  getContext: ContextLookup,
  operation: Operation,
  all: readonly Operation[],
): Promise<Ready | null> {
  const client = createCallClient(getContext(operation.area), operation, purpose);
  const bare = await client.draft(operation.id).catch(() => null);
  // A record that cannot be created fails in its happy path.
  if (!bare || idIn(bare) === '') return null;
  const used = await client.draft(operation.id);
  await nameIt(getContext, all, operation, idIn(used));
  return { operation, calls: [used, bare] };
}

/** Deletes the first record that can be deleted; one that is in use is rejected with a message. */
async function deleteOne(
  getContext: ContextLookup,
  { operation, calls }: Ready,
): Promise<Deleted | null> {
  const client = createCallClient(getContext(operation.area), operation, purpose);
  for (const sent of calls) {
    const { status } = await client.attempt(operation.id, sent);
    if (status < 300) return { operation, id: idIn(sent), sent };
  }
  return null;
}

/** Creates records whose bodies refer to one, by the property that is named after it. */
async function nameIt(
  getContext: ContextLookup,
  all: readonly Operation[],
  deletion: Operation,
  id: string,
): Promise<void> {
  const kind = deletion.id.replace(/^(?:delete|remove)(.)/, (_, first: string) =>
    first.toLowerCase(),
  );
  for (const operation of all) {
    const { method, body, isReadOnly, isPublic, area } = operation;
    if (method !== 'POST' || isReadOnly || isPublic || !body?.type.endsWith('json')) continue;
    const [, example] = body.examples[0] ?? [];
    const [one, many] = [`${kind}Id`, `${kind}Ids`];
    const name = Object.keys(Object(example)).find((each) => each === one || each === many);
    if (name === undefined) continue;
    const client = createCallClient(getContext(area), operation, purpose);
    const sent = await client.draft(operation.id).catch(() => null);
    if (!sent) continue;
    const value = name === many ? [id] : id;
    await client.attempt(operation.id, { ...sent, body: { ...getBody(sent), [name]: value } });
  }
}

interface Seen {
  readCall: ReadCall;
  exchange: Exchange;
  text: string;
}

function expectDeleted(
  { readCall: { operation }, exchange, text }: Seen,
  { id }: Deleted,
  clause: string,
): void {
  const fail = (what: string) => {
    throw new CheckFailed({ what, clause, exchange });
  };
  if (exchange.status >= 500)
    fail(`After the deletion, ${operation.id} returns ${exchange.status}.`);
  if (text.includes(id)) fail(`After the deletion, ${operation.id} still contains ${id}.`);
}
