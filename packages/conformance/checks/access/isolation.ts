import type { Operation } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { isObject } from '../../json.ts';
import { CheckFailed, CheckSkipped } from '../../run/results.ts';
import { getBody, createCallClient } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/info.ts';
import { makeMarked, makersAmong, type Marked } from './other-tenant.ts';
import {
  draftReadings,
  readAll,
  textOfResponse,
  type ContextLookup,
  type ReadCall,
} from '../lists/readings.ts';

/**
 * The checks that data stay within their tenant. Records of every kind are created in another
 * tenant, with a marker word in their texts: no call from the own tenant returns that word or their
 * ids, in a list, a file, an event or an error; none counts them, and their unique values are free
 * here. Source: PRIV-055.
 */
export async function checkIsolation(
  getContext: ContextLookup,
  selected: readonly Operation[],
  all: readonly Operation[],
): Promise<void> {
  const readings = await draftReadings(getContext, selected);
  const adding = makersAmong(selected, all).filter(
    (each) => listUniqueProperties(each, all).length > 0,
  );
  const [first] = selected;
  if (!first || readings.length + adding.length === 0) return;
  const { stranger } = getContext(first.area).people;
  const before = stranger ? await readAll(readings) : [];
  const marked = stranger && (await makeMarked(getContext, stranger, makersAmong(all, all)));
  const after = stranger ? await readAll(readings) : [];
  for (const [at, readCall] of readings.entries()) {
    const { operation, context } = readCall;
    const title = 'neither returns nor counts data of another tenant';
    const info = buildCheckInfo({ operation, sample: '' }, 'isolation', 'contents', title);
    await context.recorder.check(info, async () => {
      if (!marked) throw new CheckSkipped(nobody);
      await expectUnmarked(readCall, after[at], marked);
      await expectUnchanged(readCall, before[at], after[at]);
      await expectUnchanged(readCall, before[at], after[at]);
    });
  }
  for (const operation of adding) {
    await checkFree(getContext, operation, { marked, names: listUniqueProperties(operation, all) });
  }
}

const nobody = 'The run has no user of another tenant.';

async function expectUnmarked(
  { operation }: ReadCall,
  exchange: Exchange | undefined,
  { markers }: Marked,
): Promise<void> {
  if (!exchange) return;
  const text = await textOfResponse(exchange);
  const seen = [...markers].find((each) => text.includes(each));
  if (seen === undefined) return;
  throw new CheckFailed({
    what: `The response contains ${seen}, which belongs to another tenant.`,
    clause: `${operation.id}, tenant isolation`,
    exchange,
  });
}

/** Values that depend on the time differ between any two responses. */
const isTimed = (name: string): boolean =>
  /time|second|minute|hour|durat|date|expir|stamp/i.test(name) || /(?:Ago|At|Now|On)$/.test(name);

async function expectUnchanged(
  readCall: ReadCall,
  before: Exchange | undefined,
  after: Exchange | undefined,
): Promise<void> {
  if (!before || !after || after.json === undefined) return;
  const at = differenceAt(before.json, after.json);
  if (at === null) return;
  // Values that change without the other tenant change again.
  const [once, twice] = [await readAll([readCall]), await readAll([readCall])];
  if (differenceAt(once[0]?.json, twice[0]?.json) !== null) return;
  throw new CheckFailed({
    what: `${at} changed when records were created in another tenant.`,
    clause: `${readCall.operation.id}, tenant isolation`,
    exchange: after,
  });
}

/**
 * The first location where two responses differ, except for time-dependent values; null for none.
 */
function differenceAt(one: unknown, other: unknown, at = ''): string | null {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return at;
    return findFirst(one.map((each, index) => differenceAt(each, other[index], `${at}/${index}`)));
  }
  if (isObject(one) && isObject(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return findFirst(
      names
        .filter((name) => !isTimed(name))
        .map((name) => differenceAt(one[name], other[name], `${at}/${name}`)),
    );
  }
  return one === other || typeof one === 'string' ? null : at;
}

const findFirst = (locations: readonly (string | null)[]): string | null =>
  locations.find((location) => location !== null) ?? null;

/** The properties that must be unique among the records of an operation. */
function listUniqueProperties(operation: Operation, all: readonly Operation[]): string[] {
  const list = all.find(({ record }) => record?.create === operation.id);
  return [...(operation.unique?.properties ?? []), ...(list?.record?.unique ?? [])];
}

interface Taken {
  marked: Marked | undefined;
  names: readonly string[];
}

/** A name that is taken in another tenant is free. */
async function checkFree(
  getContext: ContextLookup,
  operation: Operation,
  { marked, names }: Taken,
): Promise<void> {
  const context = getContext(operation.area);
  for (const name of names) {
    const title = `accepts a ${name} that another tenant uses`;
    const info = buildCheckInfo({ operation, sample: '' }, 'isolation', `free-${name}`, title);
    await context.recorder.check(info, async () => {
      const taken = marked?.bodies.get(operation.id)?.[name];
      if (taken === undefined)
        throw new CheckSkipped(
          marked ? `The run created nothing with ${operation.id} in another tenant.` : nobody,
        );
      const client = createCallClient(context, operation, 'content isolation');
      const sent = await client.draft(operation.id);
      await client.request(operation.id, { ...sent, body: { ...getBody(sent), [name]: taken } });
    });
  }
}
