import { newMark } from '../input/new-id.ts';
import type { Operation, RecordMark } from '../contract/shapes.ts';
import type { AreaContext } from '../run/context.ts';
import { expectOnce } from './at-once.ts';
import { nameRules } from './names.ts';
import { infoOf } from './call.ts';
import { bodyOf, withId } from './call-desk.ts';
import { createRecordDesk, type RecordDesk, type SentRecord } from './record-desk.ts';
import { refuseSame, usedAndNot } from './record-names.ts';
import {
  changeOf,
  expectKept,
  expectRefusal,
  expectSame,
  fail,
  rowOf,
  textAt,
} from './record-parts.ts';

/**
 * The checks of records that a call lists, derived from its mark `x-record`: what is made, changed
 * and deleted is so in the list, and nothing else is; an id and a unique property are taken once; the
 * list has its order. They make records of their own.
 */
export async function checkRecords(context: AreaContext, list: Operation): Promise<void> {
  const { record: mark } = list;
  if (!mark) return;
  const desk = createRecordDesk(context, list, mark);
  const { contract } = context;
  const create = contract.operation(mark.create);
  const names = mark.unique.flatMap((field) => nameRules({ desk, contract, create, field }));
  for (const { name, title, run } of [...rulesOf(desk, mark), ...names]) {
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
    {
      name: 'at-once',
      title: 'lists one record when it is sent twice at the same time',
      run: (clause) => addOnce(desk, mark, clause),
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

async function addOnce(desk: RecordDesk, mark: RecordMark, clause: string): Promise<void> {
  const draft = await desk.draft(mark.create);
  // Where the server makes the ids, two without a unique name are two records.
  if (desk.idOf(bodyOf(draft)) !== null) await expectOnce(desk, mark.create, draft, clause);
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
