import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, fetchDetail, edit, giveToBen, expectEditError } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';
import { statusIds } from './master-data.ts';

/** Source: ASSET-058, ASSET-077. Today is 11/03/2026. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 300;
const number = () => (next += 1);

/** A tablet that was added on 2 February. */
async function fresh(): Promise<string> {
  server.setNow('2026-02-02T10:00:00.000Z');
  const id = await addTablet(server, number());
  server.setNow(now);
  return id;
}

const to = (status: keyof typeof statusIds, days: object = {}) => ({
  statusId: statusIds[status],
  ...days,
});
const sent = (day: string) => to('Repair', { sentToRepairOnAsString: day });
const returned = (day: string) => to('InStore', { returnedFromRepairOnAsString: day });
const disposed = (day: string) => to('Disposed', { disposedOnAsString: day });
const fetchHistory = (id: string) => server.request('ines', 'getAssetHistory', { path: { id } });

describe('sending an asset to repair', () => {
  it('the repair of an asset stores the day and the notes before service, and shows both in the form', async () => {
    const id = await fresh();
    const notes = { repairNotesBeforeService: ' Broken ', repairStatus: 'SentToRepair' as const };
    await edit(server, id, { ...sent('05/03/2026'), ...notes });
    expect(await fetchDetail(server, id)).toMatchObject({
      assetStatus: 'Repair',
      sentToRepairOnAsString: '05/03/2026',
      repairNotesBeforeService: 'Broken',
      returnedFromRepairOnAsString: '',
      lastStatusThreshold: '2026-03-05',
      repairStatus: null,
    });
    const { repairedAssets } = await server.request('ines', 'listRepairedAssets');
    expect(repairedAssets.find((asset) => asset.id === id)).toMatchObject({
      sentToRepairOnAsString: '05/03/2026',
      repairNotesBeforeService: 'Broken',
      daysInRepair: 6,
    });
  });

  it('the repair of an asset ends with the day of return and the notes after service', async () => {
    const id = await fresh();
    await edit(server, id, { ...sent('05/03/2026'), repairNotesBeforeService: 'Broken' });
    await edit(server, id, {
      ...returned('09/03/2026'),
      repairNotesAfterService: 'Mended',
      repairStatus: 'ReturnedFromRepair',
    });
    expect(await fetchDetail(server, id)).toMatchObject({
      assetStatus: 'InStore',
      sentToRepairOnAsString: '',
      repairNotesBeforeService: '',
      lastStatusThreshold: '2026-03-09',
    });
    const { repairHistory, statusHistory } = await fetchHistory(id);
    expect(repairHistory).toEqual([
      {
        sentToRepairOnAsString: '05/03/2026',
        returnedFromRepairOnAsString: '09/03/2026',
        repairNotesBeforeService: 'Broken',
        repairNotesAfterService: 'Mended',
      },
    ]);
    expect(statusHistory.map(({ assetStatus }) => assetStatus)).toEqual([
      'InStore',
      'Repair',
      'InStore',
    ]);
  });

  it('an asset can be sent to repair again, and the newest repair comes first', async () => {
    const id = await fresh();
    await edit(server, id, sent('03/02/2026'));
    await edit(server, id, returned('04/02/2026'));
    await edit(server, id, sent('05/02/2026'));
    const { repairHistory } = await fetchHistory(id);
    expect(repairHistory.map((row) => row.returnedFromRepairOnAsString)).toEqual([
      '',
      '04/02/2026',
    ]);
  });
});

describe('the dates of the status', () => {
  it.each([
    ['Scrap', 'scrappedOnAsString', 'Scrap On'],
    ['Disposed', 'disposedOnAsString', 'Disposed On'],
    ['Repair', 'sentToRepairOnAsString', 'Sent To Repair On'],
  ] as const)(
    'the status %s requires its date, not in the future, not before the last change',
    async (status, field, label) => {
      const id = await fresh();
      const listMessages = async (day: string) => {
        const { fieldErrors } = await expectEditError(server, id, { ...to(status), [field]: day });
        return fieldErrors?.[field];
      };
      expect(await listMessages('')).toEqual([`${label} is required`]);
      expect(await listMessages('12/03/2026')).toEqual([`${label} can’t be in the future.`]);
      expect(await listMessages('01/02/2026')).toEqual([
        `${label} can’t be before the last status change on 02/02/2026.`,
      ]);
      expect(await listMessages('30/02/2026')).toEqual([`${label} is invalid`]);
      await edit(server, id, { ...to(status), [field]: '11/03/2026' });
      expect(await fetchDetail(server, id)).toMatchObject({
        assetStatus: status,
        [field]: '11/03/2026',
        lastStatusThreshold: '2026-03-11',
      });
    },
  );

  it('the date Returned From Repair On is required, not in the future, not before the date of sending', async () => {
    const id = await fresh();
    await edit(server, id, sent('05/03/2026'));
    const listMessages = async (day: string) =>
      (await expectEditError(server, id, returned(day))).fieldErrors?.[
        'returnedFromRepairOnAsString'
      ];
    expect(await listMessages('')).toEqual(['Returned From Repair On is required']);
    expect(await listMessages('12/03/2026')).toEqual([
      'Returned From Repair On can’t be in the future.',
    ]);
    expect(await listMessages('04/03/2026')).toEqual([
      'Returned From Repair On can’t be before the last status change on 05/03/2026.',
    ]);
  });

  it('both status dates are required when an asset goes from Repair to Disposed', async () => {
    const id = await fresh();
    await edit(server, id, sent('05/03/2026'));
    const { fieldErrors } = await expectEditError(
      server,
      id,
      to('Disposed', { disposedOnAsString: '' }),
    );
    expect(Object.keys(fieldErrors ?? {})).toEqual([
      'returnedFromRepairOnAsString',
      'disposedOnAsString',
    ]);
    const early = { ...disposed('06/03/2026'), returnedFromRepairOnAsString: '07/03/2026' };
    expect((await expectEditError(server, id, early)).fieldErrors).toHaveProperty(
      'disposedOnAsString',
    );
    await edit(server, id, { ...early, disposedOnAsString: '07/03/2026' });
    expect((await fetchHistory(id)).repairHistory[0]?.returnedFromRepairOnAsString).toBe(
      '07/03/2026',
    );
  });

  it('the status dates are validated only when the status changes', async () => {
    const id = await fresh();
    await edit(server, id, {
      scrappedOnAsString: '01/01/2020',
      sentToRepairOnAsString: '01/01/2020',
    });
    expect(await fetchDetail(server, id)).toMatchObject({
      assetStatus: 'InStore',
      scrappedOnAsString: '',
      sentToRepairOnAsString: '',
      lastStatusThreshold: '2026-02-02',
    });
  });

  it('the status dates match the repair flag', async () => {
    const id = await fresh();
    const flag = { repairStatus: 'ReturnedFromRepair' as const };
    const { fieldErrors } = await expectEditError(server, id, { ...sent('05/03/2026'), ...flag });
    expect(fieldErrors).toEqual({
      repairStatus: ['The repair flag doesn’t match the status change.'],
    });
    expect((await expectEditError(server, id, flag)).fieldErrors).toHaveProperty('repairStatus');
  });
});

describe('an asset that is assigned', () => {
  it('the asset is taken from its assignee when its status changes, on the date of the change', async () => {
    const id = await fresh();
    server.setNow('2026-03-01T10:00:00.000Z');
    await giveToBen(server, id, number());
    server.setNow(now);
    await edit(server, id, sent('05/03/2026'));
    expect(await fetchDetail(server, id)).toMatchObject({
      assetStatus: 'Repair',
      employeeName: '',
    });
    const { statusHistory } = await fetchHistory(id);
    expect(statusHistory[1]).toEqual({
      assetStatus: 'Assigned',
      employeeName: 'Ben Okafor',
      timeStamp: '2026-03-01T10:00:00.000Z',
      timeStampAsString: '01/03/2026 11:00 AM',
      assignmentEndDateAsString: '05/03/2026',
    });
    const path = { id };
    const { assetHistories } = await server.request('ines', 'listAssetAssignments', { path });
    expect(assetHistories[0]?.assignmentEndDateAsString).toBe('05/03/2026');
    expect(await server.request('ines', 'getAssetAssignment', { path })).toEqual({
      assetAssignment: null,
    });
  });

  it('the asset returns to the store without a separate date', async () => {
    const id = await fresh();
    await giveToBen(server, id, number());
    await edit(server, id, to('InStore'));
    expect(await fetchDetail(server, id)).toMatchObject({
      assetStatus: 'InStore',
      employeeName: '',
      teamName: '',
      lastStatusThreshold: '2026-03-11',
    });
  });

  it('the asset keeps its assignee while its status stays', async () => {
    const id = await fresh();
    await giveToBen(server, id, number());
    await edit(server, id, { name: 'Renamed' });
    expect(await fetchDetail(server, id)).toMatchObject({ employeeName: 'Ben Okafor' });
  });

  it('the asset is assigned only by an assignment, since the form has no assignee', async () => {
    const { fieldErrors } = await expectEditError(server, await fresh(), to('Assigned'));
    expect(fieldErrors).toEqual({
      statusId: ['To set an asset to Assigned, assign it in Asset Assignments.'],
    });
  });
});
