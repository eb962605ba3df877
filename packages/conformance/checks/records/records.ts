import { newMark } from '../../input/new-id.ts';
import type { Operation, RecordMark } from '../../contract/shapes.ts';
import type { AreaContext } from '../../run/context.ts';
import { expectOnce } from './at-once.ts';
import { nameRules } from './names.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { getBody, withId } from '../requests/call-client.ts';
import { createRecordClient, type RecordClient, type SentRecord } from './record-client.ts';
import { expectDuplicateRejected, usedAndNot } from './record-names.ts';
import {
  buildChange,
  expectStored,
  expectRejection,
  expectSame,
  fail,
  fetchRow,
  textAt,
} from './record-parts.ts';

/**
 * The checks of records that a call lists, derived from its mark `x-record`: the list reflects
 * every creation, change and deletion, and nothing else; an id and a unique property can be taken
 * only once; the list has its order. They create their own records.
 */
export async function checkRecords(context: AreaContext, list: Operation): Promise<void> {
  const { record: mark } = list;
  if (!mark) return;
  const client = createRecordClient(context, list, mark);
  const { contract } = context;
  const create = contract.operation(mark.create);
  const rows = () => client.rows();
  const names = mark.unique.flatMap((field) =>
    nameRules({ client, contract, create, field, rows }),
  );
  for (const { name, title, run } of [...buildRules(client, mark), ...names]) {
    const info = buildCheckInfo({ operation: list, sample: '' }, 'record', name, title);
    await context.recorder.check(info, () => run(`${list.id}, x-record, ${name}`));
  }
}

interface Rule {
  name: string;
  title: string;
  /** Throws if the rule fails, citing the clause. */
  run: (clause: string) => Promise<void>;
}

function buildRules(client: RecordClient, mark: RecordMark): Rule[] {
  const { update, order } = mark;
  const remove = mark.delete;
  return [
    {
      name: 'made',
      title: 'lists a new record as it was sent, with switches on and off',
      run: (clause) => expectMade(client, clause),
    },
    {
      name: 'long',
      title: 'stores texts of the maximum length',
      run: (clause) => expectLong(client, clause),
    },
    {
      name: 'same-id',
      title: 'rejects an existing ID for a new record, and keeps the existing record',
      run: (clause) => expectSameIdRejected(client, mark, clause),
    },
    {
      name: 'at-once',
      title: 'creates one record when it is sent twice at the same time',
      run: (clause) => addOnce(client, mark, clause),
    },
    ...mark.unique.map((field) => ({
      name: `unique-${field}`,
      title: `rejects a duplicate ${field}, ignoring case and whitespace`,
      run: (clause: string) => expectDuplicateRejected(client, mark, { field, clause }),
    })),
    ...(order === null
      ? []
      : [
          {
            name: 'order',
            title: `lists records by ${order}, ignoring case`,
            run: (clause: string) => expectOrder(client, order, clause),
          },
        ]),
    ...(update === null
      ? []
      : [
          {
            name: 'changed',
            title: 'lists a changed record, and changes no other record',
            run: (clause: string) => changeOne(client, update, clause),
          },
        ]),
    ...(remove === null
      ? []
      : [
          {
            name: 'deleted',
            title: 'no longer lists a deleted record, but lists all others',
            run: (clause: string) => deleteOne(client, mark, { remove, clause }),
          },
        ]),
  ];
}

async function expectMade(client: RecordClient, clause: string): Promise<void> {
  const { id, body } = await client.create();
  expectStored(body, await fetchRow(client, id), clause);
  const switches = Object.entries(body).filter(([, value]) => typeof value === 'boolean');
  if (switches.length === 0) return;
  const turned = Object.fromEntries(switches.map(([name, value]) => [name, value !== true]));
  const other = await client.create(turned);
  expectStored(other.body, await fetchRow(client, other.id), clause);
}

async function expectLong(client: RecordClient, clause: string): Promise<void> {
  const { id, body } = await client.create(await client.longTexts());
  expectStored(body, await fetchRow(client, id), clause);
}

async function expectSameIdRejected(
  client: RecordClient,
  mark: RecordMark,
  clause: string,
): Promise<void> {
  for (const { id, body } of await usedAndNot(client, mark, clause)) {
    // If the server generates the ids, none can be sent again.
    if (client.getId(body) === null) return;
    const before = await fetchRow(client, id);
    const draft = await client.draft(mark.create);
    const again = { ...getBody(draft), [mark.id]: id };
    expectRejection(await client.attempt(mark.create, { ...draft, body: again }), [409], clause);
    expectSame('The record', await fetchRow(client, id), before, clause);
  }
}

async function addOnce(client: RecordClient, mark: RecordMark, clause: string): Promise<void> {
  const draft = await client.draft(mark.create);
  // If the server generates the ids, two calls without a unique name create two records.
  if (client.getId(getBody(draft)) !== null) await expectOnce(client, mark.create, draft, clause);
}

async function expectOrder(client: RecordClient, order: string, clause: string): Promise<void> {
  const mark = newMark();
  const names = ['b', 'A', 'C', 'd'].map((letter) => `${letter} ${mark}`);
  for (const name of names) await client.create({ [order]: name });
  const listed = (await client.rows()).map((row) => row[order]);
  const own = listed.filter((name) => typeof name === 'string' && names.includes(name));
  expectSame(
    'The order',
    own,
    ['A', 'b', 'C', 'd'].map((letter) => `${letter} ${mark}`),
    clause,
  );
}

async function changeOne(client: RecordClient, update: string, clause: string): Promise<void> {
  const other = await client.create();
  const before = await fetchRow(client, other.id);
  const sent = await client.draft(update);
  const body = getBody(sent);
  await client.request(update, sent);
  expectStored(body, await fetchRow(client, client.getId(body) ?? ''), clause);
  expectSame('Another record', await fetchRow(client, other.id), before, clause);
}

async function deleteOne(
  client: RecordClient,
  mark: RecordMark,
  { remove, clause }: { remove: string; clause: string },
): Promise<void> {
  const other = await client.create();
  const deleted = await client.create();
  const sent = withId(await client.draft(remove), deleted.id);
  await client.request(remove, sent);
  expectSame('The deleted record', await fetchRow(client, deleted.id), undefined, clause);
  if (!(await fetchRow(client, other.id)))
    fail('Another record must not be deleted, but was.', clause, null);
  expectRejection(await client.attempt(remove, sent), [404], clause);
  if (mark.update !== null) {
    const change = await client.draft(mark.update);
    const body = buildChange(getBody(change), deleted, mark.id);
    expectRejection(await client.attempt(mark.update, { ...change, body }), [404], clause);
  }
  await takeAgain(client, mark, deleted);
}

/** A new record may take the name of a deleted one. */
async function takeAgain(client: RecordClient, { unique }: RecordMark, { body }: SentRecord) {
  const names = Object.fromEntries(unique.map((field) => [field, textAt(body, field)]));
  if (unique.length > 0) await client.create(names);
}
