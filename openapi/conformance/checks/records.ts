import { newMark } from '../input/new-id.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Operation, RecordMark } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import { brief, isObject, type Json, type JsonObject } from '../json.ts';
import type { AreaContext } from '../run/context.ts';
import { CheckFailed } from '../run/results.ts';
import { checkErrorAnswer, checkStatus } from './answer.ts';
import { infoOf } from './call.ts';
import { bodyOf, withId } from './call-desk.ts';
import { createRecordDesk, type RecordDesk, type SentRecord } from './record-desk.ts';

/**
 * The checks of records that a call lists, derived from its mark `x-record`: what is made, changed
 * and deleted is so in the list, and nothing else is; an id and a unique property are taken once; the
 * list has its order. They make records of their own.
 */
export async function checkRecords(context: AreaContext, list: Operation): Promise<void> {
  const { record: mark } = list;
  if (!mark) return;
  const desk = createRecordDesk(context, list, mark);
  for (const { name, title, run } of rulesOf(desk, mark)) {
    const info = infoOf({ operation: list, sample: '' }, 'record', name, title);
    await context.recorder.check(info, () => run(`${list.id}, x-record, ${name}`));
  }
}

interface Rule {
  name: string;
  title: string;
  /** Throws what does not hold, with the clause. */
  run: (clause: string) => Promise<void>;
}

function rulesOf(desk: RecordDesk, mark: RecordMark): Rule[] {
  const { update, order } = mark;
  const remove = mark.delete;
  return [
    {
      name: 'made',
      title: 'lists a new record as it was sent, whatever its switches',
      run: (clause) => expectMade(desk, clause),
    },
    {
      name: 'long',
      title: 'keeps texts that are as long as they may be',
      run: (clause) => expectLong(desk, clause),
    },
    {
      name: 'same-id',
      title: 'keeps a record whose id is sent once more for a new one',
      run: (clause) => refuseSameId(desk, mark, clause),
    },
    ...mark.unique.map((field) => ({
      name: `unique-${field}`,
      title: `has no two records of the same ${field}, whatever its letters and blanks`,
      run: (clause: string) => refuseSame(desk, mark, { field, clause }),
    })),
    ...(order === null
      ? []
      : [
          {
            name: 'order',
            title: `lists records by ${order}, whatever its letters`,
            run: (clause: string) => expectOrder(desk, order, clause),
          },
        ]),
    ...(update === null
      ? []
      : [
          {
            name: 'changed',
            title: 'lists the change of a record, and changes no other',
            run: (clause: string) => changeOne(desk, update, clause),
          },
        ]),
    ...(remove === null
      ? []
      : [
          {
            name: 'deleted',
            title: 'lists a deleted record no longer, and every other still',
            run: (clause: string) => deleteOne(desk, mark, { remove, clause }),
          },
        ]),
  ];
}

const rowOf = async (desk: RecordDesk, id: string): Promise<JsonObject | undefined> =>
  (await desk.rows()).find((row) => desk.idOf(row) === id);

async function expectMade(desk: RecordDesk, clause: string): Promise<void> {
  const { id, body } = await desk.create();
  expectKept(body, await rowOf(desk, id), clause);
  const switches = Object.entries(body).filter(([, value]) => typeof value === 'boolean');
  if (switches.length === 0) return;
  const turned = Object.fromEntries(switches.map(([name, value]) => [name, value !== true]));
  const other = await desk.create(turned);
  expectKept(other.body, await rowOf(desk, other.id), clause);
}

async function expectLong(desk: RecordDesk, clause: string): Promise<void> {
  const { id, body } = await desk.create(await desk.longTexts());
  expectKept(body, await rowOf(desk, id), clause);
}

async function refuseSameId(desk: RecordDesk, mark: RecordMark, clause: string): Promise<void> {
  for (const { id, body } of await usedAndNot(desk, mark, clause)) {
    // Where the server makes the ids, none can be sent again.
    if (desk.idOf(body) === null) return;
    const before = await rowOf(desk, id);
    const draft = await desk.draft(mark.create);
    const again = { ...bodyOf(draft), [mark.id]: id };
    expectRefusal(await desk.attempt(mark.create, { ...draft, body: again }), [409], clause);
    expectSame('The record', await rowOf(desk, id), before, clause);
  }
}

async function refuseSame(
  desk: RecordDesk,
  mark: RecordMark,
  { field, clause }: { field: string; clause: string },
): Promise<void> {
  for (const first of await usedAndNot(desk, mark, clause)) {
    const second = await desk.create();
    const upper = textAt(first.body, field).toUpperCase();
    const taken = ` ${upper} `;
    const draft = await desk.draft(mark.create);
    const bare = { ...draft, body: { ...bodyOf(draft), [field]: upper } };
    expectRefusal(await desk.attempt(mark.create, bare), [400, 409], clause);
    const refused = await desk.attempt(mark.create, {
      ...draft,
      body: { ...bodyOf(draft), [field]: taken },
    });
    expectRefusal(refused, [400, 409], clause);
    const { fieldErrors } = isObject(refused.json) ? refused.json : {};
    if (!isObject(fieldErrors) || !(field in fieldErrors)) {
      fail(`The refusal does not stand at ${field} (fieldErrors).`, clause, refused);
    }
    if (mark.update === null) continue;
    const update = await desk.draft(mark.update);
    const renamed = (record: SentRecord) => ({
      ...update,
      body: { ...changeOf(bodyOf(update), record, mark.id), [field]: taken },
    });
    expectRefusal(await desk.attempt(mark.update, renamed(second)), [400, 409], clause);
    // Its own is no other's.
    await desk.ask(mark.update, renamed(first));
  }
}

/** A new record that is in use, and one that is no longer: both keep what is their own. */
async function usedAndNot(
  desk: RecordDesk,
  mark: RecordMark,
  clause: string,
): Promise<SentRecord[]> {
  const unused = await inactive(desk, mark, clause);
  return [await desk.create(), ...(unused ? [unused] : [])];
}

/** The switches that say whether a record is in use, in the documents' words. */
const uses = ['isActive', 'status'] as const;

/**
 * A new record that is no longer in use, whether it is made so or comes to be by a change: it is
 * listed still, and keeps its name. Null where there is no such switch.
 */
async function inactive(
  desk: RecordDesk,
  mark: RecordMark,
  clause: string,
): Promise<SentRecord | null> {
  const isSwitch = (body: JsonObject) => uses.find((name) => typeof body[name] === 'boolean');
  const atFirst = isSwitch(bodyOf(await desk.draft(mark.create)));
  const update = mark.update === null ? null : await desk.draft(mark.update);
  const later = update && isSwitch(bodyOf(update));
  const name = atFirst ?? later;
  if (!name) return null;
  const record = await desk.create(atFirst ? { [atFirst]: false } : {});
  if (!atFirst && mark.update !== null) {
    const body = { ...changeOf(bodyOf(update ?? {}), record, mark.id), [name]: false };
    await desk.ask(mark.update, { ...update, body });
  }
  expectKept({ [name]: false }, await rowOf(desk, record.id), clause);
  return record;
}

async function expectOrder(desk: RecordDesk, order: string, clause: string): Promise<void> {
  const mark = newMark();
  const names = ['b', 'A', 'C', 'd'].map((letter) => `${letter} ${mark}`);
  for (const name of names) await desk.create({ [order]: name });
  const listed = (await desk.rows()).map((row) => row[order]);
  const own = listed.filter((name) => typeof name === 'string' && names.includes(name));
  expectSame(
    'The order',
    own,
    ['A', 'b', 'C', 'd'].map((letter) => `${letter} ${mark}`),
    clause,
  );
}

async function changeOne(desk: RecordDesk, update: string, clause: string): Promise<void> {
  const other = await desk.create();
  const before = await rowOf(desk, other.id);
  const sent = await desk.draft(update);
  const body = bodyOf(sent);
  await desk.ask(update, sent);
  expectKept(body, await rowOf(desk, desk.idOf(body) ?? ''), clause);
  expectSame('Another record', await rowOf(desk, other.id), before, clause);
}

async function deleteOne(
  desk: RecordDesk,
  mark: RecordMark,
  { remove, clause }: { remove: string; clause: string },
): Promise<void> {
  const other = await desk.create();
  const gone = await desk.create();
  const sent = withId(await desk.draft(remove), gone.id);
  await desk.ask(remove, sent);
  expectSame('The deleted record', await rowOf(desk, gone.id), undefined, clause);
  if (!(await rowOf(desk, other.id))) fail('Another record is gone, too.', clause, null);
  expectRefusal(await desk.attempt(remove, sent), [404], clause);
  if (mark.update !== null) {
    const change = await desk.draft(mark.update);
    const body = changeOf(bodyOf(change), gone, mark.id);
    expectRefusal(await desk.attempt(mark.update, { ...change, body }), [404], clause);
  }
  await takeAgain(desk, mark, gone);
}

/** What a deleted record was called, a new one may be. */
async function takeAgain(desk: RecordDesk, { unique }: RecordMark, { body }: SentRecord) {
  const names = Object.fromEntries(unique.map((field) => [field, textAt(body, field)]));
  if (unique.length > 0) await desk.create(names);
}

/** The change of a record into what it is: what the draft of a change has, as the record has it. */
function changeOf(draft: JsonObject, { id, body }: SentRecord, idName: string): JsonObject {
  const { version: _, ...rest } = draft;
  const own = Object.entries(body).filter(([name]) => name in rest);
  return { ...rest, ...Object.fromEntries(own), [idName]: id };
}

/** Fails unless a record is shown as it was sent, as far as both have a property. */
function expectKept(sent: JsonObject, row: JsonObject | undefined, clause: string): void {
  if (!row) fail('The record is not listed.', clause, null);
  for (const [name, value] of Object.entries(sent)) {
    const kept = row[name];
    const isComparable = kept !== undefined && !isObject(value) && !Array.isArray(value);
    if (!isComparable || name === 'version' || isAlike(value, kept)) continue;
    fail(`${name} is listed as ${brief(kept)}, and ${brief(value)} was sent.`, clause, null);
  }
}

/** Blanks around a text may go, and its case may be made one. */
function isAlike(sent: Json, kept: Json): boolean {
  const plain = (value: Json) =>
    typeof value === 'string' ? value.trim().toLowerCase() || null : value;
  return isDeepStrictEqual(plain(sent), plain(kept));
}

function textAt(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new Error(`${name} is no text, so that x-record is wrong.`);
  return value;
}

function expectSame(what: string, actual: unknown, expected: unknown, clause: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  fail(`${what} is ${brief(actual)}; expected is ${brief(expected)}.`, clause, null);
}

function expectRefusal(exchange: Exchange, statuses: readonly number[], clause: string): void {
  checkStatus(exchange, statuses, clause);
  checkErrorAnswer(exchange, clause);
}

function fail(what: string, clause: string, exchange: Exchange | null): never {
  throw new CheckFailed({ what, clause, exchange });
}
