import type { Operation } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import { isObject } from '../json.ts';
import { CheckFailed, CheckSkipped } from '../run/results.ts';
import { getBody, createCallClient } from './call-client.ts';
import { buildCheckInfo } from './info.ts';
import { makeMarked, makersAmong, type Marked } from './other-tenant.ts';
import {
  draftReadings,
  readAll,
  textOfResponse,
  type ContextLookup,
  type ReadCall,
} from './readings.ts';

/**
 * The checks of contents that stay in their tenant. Records of every kind are made in another tenant,
 * with a word in their texts: no call of one's own answers that word or their ids, in a list, a file,
 * an event or an error, none counts them, and what is unique there is free here.
 * Source: PRIV-055.
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
    const title = 'shows and counts nothing of another tenant';
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

const nobody = 'The run has nobody of another tenant.';

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
    what: `It answers ${seen}, which is of another tenant.`,
    clause: `${operation.id}, isolation of tenants`,
    exchange,
  });
}

/** What tells the time is another a moment later, whoever does what. */
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
  // What changes without the other tenant, changes once more.
  const [once, twice] = [await readAll([readCall]), await readAll([readCall])];
  if (differenceAt(once[0]?.json, twice[0]?.json) !== null) return;
  throw new CheckFailed({
    what: `${at} has changed by what was made in another tenant.`,
    clause: `${readCall.operation.id}, isolation of tenants`,
    exchange: after,
  });
}

/** The first place where two answers differ, but for what tells the time; null for none. */
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

/** What no two records of an operation may share. */
function listUniqueProperties(operation: Operation, all: readonly Operation[]): string[] {
  const list = all.find(({ record }) => record?.create === operation.id);
  return [...(operation.unique?.properties ?? []), ...(list?.record?.unique ?? [])];
}

interface Taken {
  marked: Marked | undefined;
  names: readonly string[];
}

/** A name that another tenant has taken is free. */
async function checkFree(
  getContext: ContextLookup,
  operation: Operation,
  { marked, names }: Taken,
): Promise<void> {
  const context = getContext(operation.area);
  for (const name of names) {
    const title = `takes a ${name} that another tenant has`;
    const info = buildCheckInfo({ operation, sample: '' }, 'isolation', `free-${name}`, title);
    await context.recorder.check(info, async () => {
      const taken = marked?.bodies.get(operation.id)?.[name];
      if (taken === undefined)
        throw new CheckSkipped(
          marked ? `Nothing was made by ${operation.id} in another tenant.` : nobody,
        );
      const client = createCallClient(context, operation, 'isolation of contents');
      const sent = await client.draft(operation.id);
      await client.request(operation.id, { ...sent, body: { ...getBody(sent), [name]: taken } });
    });
  }
}
