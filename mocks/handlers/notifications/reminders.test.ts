import { beforeEach, describe, expect, it } from 'vitest';
import { masterId, statusIds } from '../../common/assets/master-data.ts';
import { createMemoryStore } from '../../store/memory.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import { addTablet, edit } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Reminders of warranties and repairs. Not in the requirements. */
let server: TestServer;
const day = (date: string) => `${date}T10:00:00.000Z`;

beforeEach(async () => {
  server = await startServer(day('2026-03-11'));
  // The demo world has its own assets; here only the test's assets exist.
  await server.request('ines', 'getAssetDefaults');
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('assets')) await db.remove('assets', id);
    for (const { id } of await db.query('notifications')) await db.remove('notifications', id);
  });
});

const listReminders = async (personId: string) => {
  const query = { filterType: 'All', isNew: 'false', takeCount: '50' };
  const { notifications } = await server.request(personId, 'listNotifications', { query });
  return notifications
    .filter(({ typeId }) => typeId === 12 || typeId === 13)
    .map(({ typeId, notificationData: { days, assetIds } }) => ({ typeId, days, assetIds }));
};

/** A tablet with a warranty of one year from this day. */
const boughtOn = (number: number, date: string) => {
  const [year = '', month = '', of = ''] = date.split('-');
  const text = `${of}/${month}/${year}`;
  return addTablet(server, number, {
    dateOfPurchase: date,
    dateOfPurchaseAsString: text,
    warrantyStartDateAsString: text,
    warrantyPeriod: 1,
    warrantyEndDateAsString: `${of}/${month}/${Number(year) + 1}`,
    assetLocationId: masterId(601),
  });
};

describe('the end of a warranty', () => {
  it('people are notified of ending warranties within 30 days and within 7, once each, all of a day together', async () => {
    const first = await boughtOn(801, '2025-04-15');
    const second = await boughtOn(802, '2025-04-16');
    expect(await listReminders('ines')).toEqual([]);
    server.setNow(day('2026-03-15'));
    expect(await listReminders('ines')).toEqual([]);
    server.setNow(day('2026-03-17'));
    const thirty = { typeId: 12, days: 30, assetIds: [first, second] };
    expect(await listReminders('ines')).toEqual([thirty]);
    server.setNow(day('2026-03-18'));
    expect(await listReminders('ines')).toEqual([thirty]);
    server.setNow(day('2026-04-08'));
    expect(await listReminders('ines')).toEqual([
      { typeId: 12, days: 7, assetIds: [first] },
      thirty,
    ]);
  });

  it('people are notified only of the nearest warranty step when earlier ones were missed', async () => {
    const soon = await boughtOn(803, '2025-04-15');
    await boughtOn(804, '2025-04-01');
    server.setNow(day('2026-04-10'));
    expect(await listReminders('ines')).toEqual([{ typeId: 12, days: 7, assetIds: [soon] }]);
    server.setNow(day('2026-04-11'));
    expect(await listReminders('ines')).toHaveLength(1);
  });

  it('only people who may edit assets are notified of the end of a warranty', async () => {
    await boughtOn(805, '2025-04-15');
    server.setNow(day('2026-03-20'));
    expect(await listReminders('ben')).toEqual([]);
    expect(await listReminders('ava')).toHaveLength(1);
    expect(await listReminders('ines')).toHaveLength(1);
  });
});

describe('a repair', () => {
  it('people are notified of a repair once it lasts longer than 14 days, and every 14 days after that', async () => {
    const id = await boughtOn(806, '2026-01-05');
    const body = { assetIds: [id], statusId: statusIds.Repair, dayAsString: '11/03/2026' };
    await server.request('ines', 'bulkChangeAssetStatus', { body });
    const listNotifications = (days: number) => ({ typeId: 13, days, assetIds: [id] });
    server.setNow(day('2026-03-25'));
    expect(await listReminders('ines')).toEqual([]);
    server.setNow(day('2026-03-26'));
    expect(await listReminders('ines')).toEqual([listNotifications(14)]);
    server.setNow(day('2026-04-08'));
    expect(await listReminders('ines')).toEqual([listNotifications(14)]);
    server.setNow(day('2026-04-09'));
    expect(await listReminders('ines')).toEqual([listNotifications(28), listNotifications(14)]);
  });
});

describe('a reminder', () => {
  const inRepair = async (number: number) => {
    const id = await boughtOn(number, '2026-01-05');
    const body = { assetIds: [id], statusId: statusIds.Repair, dayAsString: '11/03/2026' };
    await server.request('ines', 'bulkChangeAssetStatus', { body });
    return id;
  };

  it('a repair reminder is removed when its asset is back, and names the other assets if it had any', async () => {
    const first = await inRepair(811);
    const second = await inRepair(812);
    server.setNow(day('2026-03-26'));
    expect(await listReminders('ines')).toEqual([
      { typeId: 13, days: 14, assetIds: [first, second] },
    ]);
    const back = (id: string) => {
      const body = { assetIds: [id], statusId: statusIds.InStore, dayAsString: '26/03/2026' };
      return server.request('ava', 'bulkChangeAssetStatus', { body });
    };
    await back(first);
    expect(await listReminders('ines')).toEqual([{ typeId: 13, days: 14, assetIds: [second] }]);
    await back(second);
    expect([await listReminders('ines'), await listReminders('ava')]).toEqual([[], []]);
  });

  it('a warranty reminder is removed when the warranty is extended or the asset deleted', async () => {
    const longer = await boughtOn(813, '2025-04-15');
    const deleted = await boughtOn(814, '2025-04-15');
    server.setNow(day('2026-03-20'));
    const of = (...assetIds: string[]) => [{ typeId: 12, days: 30, assetIds }];
    expect(await listReminders('ines')).toEqual(of(longer, deleted));
    await edit(server, longer, { warrantyPeriod: 2, warrantyEndDateAsString: '15/04/2027' });
    expect(await listReminders('ines')).toEqual(of(deleted));
    await server.request('ines', 'deleteAsset', { path: { id: deleted } });
    expect(await listReminders('ines')).toEqual([]);
  });

  it('a reminder stays when something else is changed', async () => {
    const id = await boughtOn(815, '2025-04-15');
    server.setNow(day('2026-03-20'));
    await edit(server, id, { name: 'Another name' });
    expect(await listReminders('ines')).toHaveLength(1);
  });
});

it('a reminder is sent once, whichever of two processes comes first', async () => {
  await boughtOn(807, '2025-04-15');
  const { store } = server;
  const later = await startServer(day('2026-03-20'), { store });
  server.setNow(day('2026-03-20'));
  await Promise.all([
    server.request('ines', 'getNotificationCounts'),
    later.request('ava', 'getNotificationCounts'),
  ]);
  expect(await listReminders('ines')).toHaveLength(1);
});

it('only Ines was notified of what was due in the demo world before its first day', async () => {
  const fresh = await startServer(day('2026-03-11'), { store: createMemoryStore(worldSchema) });
  await fresh.request('ines', 'getAssetDefaults');
  const query = { filterType: 'All', takeCount: '50' };
  const remindersFor = async (personId: string) => {
    const { notifications } = await fresh.request(personId, 'listNotifications', { query });
    return notifications.filter(({ typeId }) => typeId >= 12);
  };
  expect(await remindersFor('ines')).not.toEqual([]);
  expect(await remindersFor('ava')).toEqual([]);
});
