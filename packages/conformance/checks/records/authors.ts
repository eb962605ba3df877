import { setTimeout } from 'node:timers/promises';
import type { Operation, Schema } from '../../contract/shapes.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { toCredentials, type Person } from '../../people/people.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import type { RequestInput } from '../../http/request.ts';
import { getBody, createCallClient, idIn, textAt, withId } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/info.ts';
import { findCaller } from './made.ts';
import { draftReadings, readAll, type ContextLookup, type ReadCall } from '../lists/readings.ts';

/** The contract's names of the properties with author and time. */
const making = /^(?:created|made|added|began|raised|written)(By|ByName|On)$/;
const changing = /^(?:changed|updated|modified)(By|ByName|On)$/;

/** Allowed difference between the clocks of the server and of the kit, in milliseconds. */
const apart = 300_000;

/**
 * Checks author and time of the creation and of the last change of a record, derived from the
 * property names of a list: after a call they name its caller and its time; a change by someone
 * else leaves the creator unchanged. Source: ASSET-066.
 */
export async function checkAuthors(
  getContext: ContextLookup,
  creates: readonly Operation[],
  all: readonly Operation[],
): Promise<void> {
  const shownIn = new Map<string, ReadCall[]>();
  for (const create of creates) {
    const context = getContext(create.area);
    const lists = all.filter(
      (each) => each.area === create.area && each.isReadOnly && hasProfile(context, each),
    );
    if (lists.length === 0) continue;
    const title = 'reports who created and changed a record, and when';
    const info = buildCheckInfo({ operation: create, sample: '' }, 'author', 'follows', title);
    const known = shownIn.get(create.area) ?? (await draftReadings(getContext, lists));
    shownIn.set(create.area, known);
    await context.recorder.check(info, async () => {
      const client = createCallClient(context, create, 'author and timestamp');
      const author = findCaller(context, create, context.allRecipes[create.id] ?? {});
      const sent = await client.draft(create.id);
      const from = Date.now();
      const response = await client.request(create.id, sent);
      const id = getId(getBody(sent)) ?? getId(response.json);
      if (!author || id === null) return;
      const find = async () => {
        const exchanges = await readAll([...known, ...known.flatMap((each) => aboutOne(each, id))]);
        return exchanges.flatMap(({ json }) => recordsIn(json, id))[0] ?? null;
      };
      const made = await find();
      if (made === null) return;
      const clause = `${create.id}, author and timestamp`;
      expectAuthor(made, [making, changing], {
        names: await fetchNames(context, author),
        from,
        clause,
      });
      await checkChange({ context, create, author, made, find, clause });
    });
  }
}

/** The call with the id of one record, if it is a call about one. */
const aboutOne = (readCall: ReadCall, id: string): ReadCall[] =>
  readCall.operation.path.endsWith('}') && idIn(readCall.sent) !== ''
    ? [{ ...readCall, sent: withId(readCall.sent, id) }]
    : [];

/** The id of a record in a request or a response. */
function getId(value: unknown): string | null {
  if (!isObject(value)) return null;
  const { id } = value;
  if (typeof id === 'string') return id;
  return (
    Object.values(value)
      .map(getId)
      .find((each) => each !== null) ?? null
  );
}

interface Change {
  context: AreaContext;
  create: Operation;
  author: Person;
  made: JsonObject;
  find: () => Promise<JsonObject | null>;
  clause: string;
}

/** A change by someone else, if there is someone with the right. */
async function checkChange({ context, create, author, made, find, clause }: Change): Promise<void> {
  const { contract, people } = context;
  const list = contract.operations.find(({ record }) => record?.create === create.id);
  const name = list?.record?.update ?? create.unique?.update;
  if (!name || !Object.keys(made).some((key) => changing.test(key))) return;
  const update = contract.operation(name);
  const [other = author] = people.findOthers(author.role, update.privilege);
  const client = createCallClient(context, create, 'author and timestamp');
  const draft = await client.draft(name);
  // A distinct timestamp, at the precision of servers.
  await setTimeout(5);
  const from = Date.now();
  for (const person of new Set([other, author])) {
    const exchange = await send(context, update, buildChange(draft, made), toCredentials(person));
    if (exchange.status >= 300) continue;
    const changed = await find();
    if (changed === null) return;
    expectAuthor(changed, [changing], { names: await fetchNames(context, person), from, clause });
    for (const [key, value] of Object.entries(made)) {
      const fail = (what: string) => {
        throw new CheckFailed({ what, clause, exchange });
      };
      if (making.test(key) && changed[key] !== value)
        fail(`${key} must not change when the record is changed, but did.`);
      const isFine = typeof value === 'string' && /\.\d*[1-9]/.test(value);
      if (changing.test(key) && key.endsWith('On') && isFine && changed[key] === value) {
        fail(`${key} must be updated when the record is changed, but was not.`);
      }
    }
    return;
  }
}

function buildChange(draft: RequestInput, made: JsonObject): RequestInput {
  const id = textAt(made, 'id');
  const { version: _seen, ...body } = getBody(draft);
  const isNamed = 'id' in body;
  return isNamed ? { ...draft, body: { ...body, id } } : { ...withId(draft, id), body };
}

interface Author {
  names: ReadonlySet<string>;
  /** Before the call. */
  from: number;
  clause: string;
}

function expectAuthor(
  record: JsonObject,
  kinds: readonly RegExp[],
  { names, from, clause }: Author,
): void {
  const fail = (what: string) => {
    throw new CheckFailed({ what, clause, exchange: null });
  };
  for (const [key, value] of Object.entries(record)) {
    if (!kinds.some((kind) => kind.test(key)) || typeof value !== 'string') continue;
    const isTimestamp = key.endsWith('On');
    if (!isTimestamp && !names.has(value))
      fail(`${key} must be the user who sent the request, but is ${value}.`);
    // Some contain only the date.
    if (!isTimestamp || !value.includes('T')) continue;
    const at = Date.parse(value);
    if (!(at >= from - apart && at <= Date.now() + apart))
      fail(`${key} must be the time of the request, but is ${value}.`);
  }
}

/** The ids and names by which a record may refer to a person, from their profile. */
async function fetchNames(context: AreaContext, person: Person): Promise<Set<string>> {
  const profile = context.contract.operation('getProfile');
  const sent = { tenantId: person.tenantId };
  const { json } = await send(context, profile, sent, toCredentials(person));
  const shownProfile = isObject(json) ? json['profile'] : undefined;
  const texts = Object.values(isObject(shownProfile) ? shownProfile : {}).filter(
    (each) => typeof each === 'string',
  );
  return new Set([...person.ids, ...texts]);
}

/** The records with an id, anywhere in a response. */
function recordsIn(value: unknown, id: string): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((each) => recordsIn(each, id));
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap((each) => recordsIn(each, id));
  const isMeant = value['id'] === id && Object.keys(value).some(isIncluded);
  return isMeant ? [value, ...inner] : inner;
}

const isIncluded = (name: string): boolean => making.test(name) || changing.test(name);

/** Whether a response has properties with author or time. */
function hasProfile(context: AreaContext, { responses }: Operation): boolean {
  const schemas = Object.values(responses.get(200)?.contents ?? {});
  return schemas.some((schema) => hasProperty(context, schema, new Set()));
}

function hasProperty(context: AreaContext, schema: Schema, seen: Set<Schema>): boolean {
  const {
    properties = {},
    items,
    allOf = [],
    oneOf = [],
    anyOf = [],
  } = context.contract.resolve(schema);
  const parts = [
    ...Object.values(properties),
    ...allOf,
    ...oneOf,
    ...anyOf,
    ...(items ? [items] : []),
  ];
  if (Object.keys(properties).some(isIncluded)) return true;
  return parts.some((part) => {
    const full = context.contract.resolve(part);
    if (seen.has(full)) return false;
    seen.add(full);
    return hasProperty(context, full, seen);
  });
}
