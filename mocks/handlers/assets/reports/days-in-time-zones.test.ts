import { beforeAll, describe, expect, it } from 'vitest';
import {
  addTablet,
  fetchDetail,
  edit,
  buildEdit,
  buildForm,
  expectEditError,
} from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { moveTo, uuid } from '../../../testing/timesheets.ts';
import { statusIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-069, ASSET-D56. It is 11/03/2026 in UTC. */
const now = '2026-03-11T10:30:00.000Z';
let server: TestServer;

let next = 700;
const number = () => (next += 1);

/** A tablet that was added on 2 February. */
async function fresh(): Promise<string> {
  server.setNow('2026-02-02T20:00:00.000Z');
  const id = await addTablet(server, number());
  server.setNow(now);
  return id;
}

const to = (status: keyof typeof statusIds, days: object = {}) => ({
  statusId: statusIds[status],
  ...days,
});

/** A new tablet with a date of purchase and a start of its warranty. */
const bought = (dateOfPurchase: string, warrantyStartDate = dateOfPurchase) =>
  buildForm(server, number(), {
    dateOfPurchase,
    dateOfPurchaseAsString: '',
    warrantyStartDate,
    warrantyStartDateAsString: '',
    warrantyEndDateAsString: '',
  });

const listErrorFields = async (body: Awaited<ReturnType<typeof bought>>) =>
  Object.keys((await server.expectError('ines', 'addAsset', { body })).fieldErrors ?? {});

describe.each([
  ['Pacific/Kiritimati', '12', '13'],
  ['Pacific/Pago_Pago', '10', '11'],
])('an asset in the time zone %s', (timeZone, today, tomorrow) => {
  beforeAll(async () => {
    server = await startServer(now);
    await moveTo(server, 'ines', timeZone);
  });

  it('an asset is bought no later than today', async () => {
    const body = await bought(`2026-03-${today}`);
    await server.request('ines', 'addAsset', { body });
    const late = await bought(`2026-03-${tomorrow}`);
    expect(await listErrorFields(late)).toEqual(['dateOfPurchase']);
  });

  it('the warranty of a new asset starts no later than ten years from today', async () => {
    const body = await bought('2026-02-02', `2036-03-${today}`);
    await server.request('ines', 'addAsset', { body });
    const late = await bought('2026-02-02', `2036-03-${tomorrow}`);
    expect(await listErrorFields(late)).toEqual(['warrantyStartDate']);
  });

  it('the warranty of an edited asset starts no later than today', async () => {
    const id = await fresh();
    await edit(server, id, { warrantyStartDateAsString: `${today}/03/2026` });
    const late = await expectEditError(server, id, {
      warrantyStartDateAsString: `${tomorrow}/03/2026`,
    });
    expect(Object.keys(late.fieldErrors ?? {})).toEqual(['warrantyStartDate']);
  });

  it.each([
    ['Repair', 'sentToRepairOnAsString'],
    ['Scrap', 'scrappedOnAsString'],
    ['Disposed', 'disposedOnAsString'],
  ] as const)('an asset goes to %s between its last change and today', async (status, field) => {
    const id = await fresh();
    for (const day of [`${tomorrow}/03/2026`, '01/02/2026']) {
      const rejection = await expectEditError(server, id, to(status, { [field]: day }));
      expect(Object.keys(rejection.fieldErrors ?? {})).toEqual([field]);
    }
    await edit(server, id, to(status, { [field]: `${today}/03/2026` }));
    expect((await fetchDetail(server, id)).lastStatusThreshold).toBe(`2026-03-${today}`);
  });

  it('an asset returns from repair between its sending and today', async () => {
    const id = await fresh();
    await edit(server, id, to('Repair', { sentToRepairOnAsString: '05/03/2026' }));
    for (const day of [`${tomorrow}/03/2026`, '04/03/2026']) {
      const back = to('InStore', { returnedFromRepairOnAsString: day });
      const { fieldErrors } = await expectEditError(server, id, back);
      expect(Object.keys(fieldErrors ?? {})).toEqual(['returnedFromRepairOnAsString']);
    }
    await edit(server, id, to('InStore', { returnedFromRepairOnAsString: `${today}/03/2026` }));
  });

  it('a scrapped asset is disposed no later than today', async () => {
    const id = await fresh();
    await edit(server, id, to('Scrap', { scrappedOnAsString: '05/03/2026' }));
    const dispose = (day: string) => ({
      path: { id },
      body: to('Disposed', { disposedOnAsString: `${day}/03/2026` }),
    });
    const late = await server.expectError('ines', 'changeScrappedAssetStatus', dispose(tomorrow));
    expect(Object.keys(late.fieldErrors ?? {})).toEqual(['disposedOnAsString']);
    await server.request('ines', 'changeScrappedAssetStatus', dispose(today));
  });

  it('an asset is assigned between the last change and today', async () => {
    const assetId = await fresh();
    const give = (startedOn: string) => ({
      body: { id: uuid(number()), assetId, employeeId: 'employee-ben', startedOn },
    });
    for (const day of [`2026-03-${tomorrow}`, '2026-02-01']) {
      const { fieldErrors } = await server.expectError('ines', 'assignAsset', give(day));
      expect(Object.keys(fieldErrors ?? {})).toEqual(['startedOn']);
    }
    await server.request('ines', 'assignAsset', give(`2026-03-${today}`));
  });

  it('an asset is in summaries of no later than today', async () => {
    const of = (day: string) => ({ query: { snapShotDate: `2026-03-${day}` } });
    await server.request('ines', 'getAssetSummaryReport', of(today));
    const late = await server.expectError('ines', 'getAssetSummaryReport', of(tomorrow));
    expect(late.status).toBe(400);
  });
});

/** Ines's time zone is two days ahead of Ava's. */
describe('an asset that was changed on a day that has not begun for another user', () => {
  let id = '';
  beforeAll(async () => {
    server = await startServer(now);
    await moveTo(server, 'ines', 'Pacific/Kiritimati');
    await moveTo(server, 'ava', 'Pacific/Pago_Pago');
    const body = await bought('2026-03-12');
    ({ id } = await server.request('ines', 'addAsset', { body }));
  });

  const save = async (changes: object) =>
    server.request('ava', 'updateAsset', { body: await buildEdit(server, id, changes) });
  const lastDay = async () => (await fetchDetail(server, id)).lastStatusThreshold;

  it('the asset keeps its date of purchase', async () => {
    await save({ name: 'Renamed' });
    expect((await fetchDetail(server, id)).dateOfPurchase).toBe('2026-03-12');
  });

  it('the asset is assigned and taken back by the other user on that day', async () => {
    const body = { id: uuid(number()), assetId: id, employeeId: 'employee-ben' };
    await server.request('ava', 'assignAsset', { body: { ...body, startedOn: '2026-03-10' } });
    await server.request('ava', 'removeAssetAssignment', { path: { id: body.id } });
    const { assetHistories } = await server.request('ines', 'listAssetAssignments', {
      path: { id },
    });
    expect(assetHistories[0]).toMatchObject({
      assignmentStartDateAsString: '12/03/2026',
      assignmentEndDateAsString: '12/03/2026',
    });
  });

  it('the asset goes to repair and returns on that day, by either user’s date', async () => {
    await save(to('Repair', { sentToRepairOnAsString: '10/03/2026' }));
    await save(to('InStore', { returnedFromRepairOnAsString: '12/03/2026' }));
    expect(await lastDay()).toBe('2026-03-12');
  });

  it('the asset is scrapped and returned to store on that day, but on no day in between', async () => {
    const between = to('Scrap', { scrappedOnAsString: '11/03/2026' });
    const rejection = await server.expectError('ava', 'updateAsset', {
      body: await buildEdit(server, id, between),
    });
    expect(Object.keys(rejection.fieldErrors ?? {})).toEqual(['scrappedOnAsString']);
    await save(to('Scrap', { scrappedOnAsString: '10/03/2026' }));
    const back = { path: { id }, body: to('InStore') };
    await server.request('ava', 'changeScrappedAssetStatus', back);
    expect(await lastDay()).toBe('2026-03-12');
  });
});
