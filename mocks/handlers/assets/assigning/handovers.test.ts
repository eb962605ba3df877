import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';

/** Whether employees have received an assigned asset. Not in the requirements; after ASSET-044. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 700;
const number = () => (next += 1);

/** Assigns a new tablet as Ines; returns the assignment's id. */
async function given(employeeId = 'employee-ben') {
  const assetId = await addTablet(server, number());
  const body = { id: uuid(number()), assetId, employeeId };
  await server.request('ines', 'assignAsset', { body });
  return body;
}

const fetchState = async (assetId: string) => {
  const { assetView } = await server.request('ines', 'getAssetView', { path: { id: assetId } });
  return assetView.handover;
};

const listNotifications = async (personId: string) =>
  (await server.request(personId, 'listNotifications', { query: { filterType: 'All' } }))
    .notifications;

describe('a handover', () => {
  it('a handover is accepted by the assignee, and by no one else', async () => {
    const { id, assetId } = await given();
    const body = { assignmentIds: [id], remark: ' A scratch ' };
    for (const other of ['ines', 'grace']) {
      const rejected = await server.expectError(other, 'acceptHandovers', { body });
      expect([rejected.status, rejected.code]).toEqual([404, 'assignmentUnknown']);
    }
    const { successMessages } = await server.request('ben', 'acceptHandovers', { body });
    expect(successMessages[0]).toMatch(/^You accepted T-\d+\.$/);
    expect(await fetchState(assetId)).toMatchObject({ state: 'Accepted', remark: 'A scratch' });
  });

  it('a handover is accepted with others, all or none', async () => {
    const [first, second] = [await given(), await given()];
    const both = [first.id, second.id];
    const spoilt = { assignmentIds: [...both, uuid(number())] };
    await server.expectError('ben', 'acceptHandovers', { body: spoilt });
    expect((await fetchState(first.assetId))?.state).toBe('Pending');
    const { successMessages } = await server.request('ben', 'acceptHandovers', {
      body: { assignmentIds: [...both, first.id] },
    });
    expect(successMessages).toEqual(['You accepted 2 assets.']);
  });

  it('a handover is declined with a reason, which is notified once, and may be accepted later', async () => {
    const { id, assetId } = await given();
    const [path, body] = [{ id }, { reason: 'It never came' }];
    const rejected = await server.expectError('ben', 'declineHandover', {
      path,
      body: { reason: ' ' },
    });
    expect(rejected.fieldErrors?.['reason']).toEqual(['Reason is required']);
    await server.request('ben', 'declineHandover', { path, body });
    const before = await listNotifications('ines');
    expect(before[0]?.notificationData).toMatchObject({ remark: 'It never came' });
    await server.request('ben', 'declineHandover', { path, body: { reason: 'Still not' } });
    expect((await listNotifications('ines')).length).toBe(before.length);
    expect((await fetchState(assetId))?.remark).toBe('Still not');
    await server.request('ben', 'acceptHandovers', { body: { assignmentIds: [id] } });
    expect((await fetchState(assetId))?.state).toBe('Accepted');
  });

  it('a handover to the assigning user is accepted immediately', async () => {
    const { profile } = await server.request('ines', 'getProfile');
    const { employees } = await server.request('ines', 'lookUpAssetEmployees', {
      path: { searchText: profile.email },
    });
    const { assetId } = await given(employees[0]?.id);
    expect((await fetchState(assetId))?.state).toBe('Accepted');
  });

  it('one notification announces all assets that are assigned together', async () => {
    const assetIds = [];
    for (let at = 0; at < 5; at += 1) assetIds.push(await addTablet(server, number()));
    const before = await listNotifications('grace');
    const body = { assetIds, employeeId: 'employee-grace' };
    await server.request('ines', 'bulkAssignAssets', { body });
    const after = await listNotifications('grace');
    expect(after.length - before.length).toBe(1);
    expect(after[0]).toMatchObject({ typeId: 10, notificationData: { assetIds } });
    expect(after[0]?.notificationData.messageData).toMatch(/^T-\d+, T-\d+, T-\d+ \+2$/);
  });

  it('a handover can be requested again after an hour, and the rejection before that has the time', async () => {
    const { id, assetId } = await given();
    const path = { id };
    const rejected = await server.expectError('ines', 'resendHandover', { path });
    expect([rejected.status, rejected.code]).toEqual([409, 'handoverTooSoon']);
    expect(rejected.errorMessages[0]).toMatch(/\d\d:\d\d (?:AM|PM)/);
    server.setNow(new Date(Date.parse(now) + 3_600_000).toISOString());
    const before = await listNotifications('ben');
    const { remindableFrom } = await server.request('ines', 'resendHandover', { path });
    expect(remindableFrom).toBe(new Date(Date.parse(now) + 7_200_000).toISOString());
    const requested = (await listNotifications('ben')).filter(({ notificationData }) =>
      notificationData.handovers?.some(({ assignmentId }) => assignmentId === id),
    );
    expect(requested).toHaveLength(1);
    expect(before.map((each) => each.id)).not.toContain(requested[0]?.id);
    await server.expectError('ines', 'resendHandover', { path });
    expect((await fetchState(assetId))?.remindableFrom).toBe(remindableFrom);
    server.setNow(now);
  });

  it('the notification of a handover ends when the asset is taken back, but not that of the others', async () => {
    const assetIds = [await addTablet(server, number()), await addTablet(server, number())];
    await server.request('ines', 'bulkAssignAssets', {
      body: { assetIds, employeeId: 'employee-leo' },
    });
    const active = async () =>
      (await server.request('leo', 'listNotifications')).notifications.map(
        ({ notificationData }) => notificationData.assetIds,
      );
    expect(await active()).toContainEqual(assetIds);
    for (const [at, assetId] of assetIds.entries()) {
      const { assetView } = await server.request('ines', 'getAssetView', { path: { id: assetId } });
      const path = { id: assetView.assignmentId ?? '' };
      await server.request('ines', 'removeAssetAssignment', { path });
      const remaining = assetIds.slice(at + 1);
      const about = (await active()).filter((ids) => ids?.some((id) => assetIds.includes(id)));
      expect(about).toEqual(remaining.length > 0 ? [remaining] : []);
    }
  });

  it('no handover is pending after the asset was taken back, nor when there was none', async () => {
    const { id } = await given();
    await server.request('ines', 'removeAssetAssignment', { path: { id } });
    const body = { assignmentIds: [id] };
    expect((await server.expectError('ben', 'acceptHandovers', { body })).code).toBe(
      'assignmentEnded',
    );
    const { myAssets } = await server.request('ben', 'listMyAssets');
    const states = myAssets.map(({ assignment }) => [
      assignment.assetId,
      assignment.handover?.state,
    ]);
    expect(states).toContainEqual([seeded(1), 'Accepted']);
    expect(states).toContainEqual([seeded(7), 'Pending']);
  });

  it('a handover is named in its notification, and removed from it when it is accepted or declined', async () => {
    const assetIds: string[] = [];
    for (let at = 0; at < 3; at += 1) assetIds.push(await addTablet(server, number()));
    await server.request('ines', 'bulkAssignAssets', {
      body: { assetIds, employeeId: 'employee-grace' },
    });
    const requested = async () => {
      const { notifications } = await server.request('grace', 'listNotifications');
      return notifications.flatMap(({ notificationData }) => notificationData.handovers ?? []);
    };
    const own = (await requested()).filter(({ assetId }) => assetIds.includes(assetId));
    expect(own.map(({ assetId }) => assetId)).toEqual(assetIds);
    const unread = async () =>
      (await server.request('grace', 'getNotificationCounts')).unreadNotificationCount;
    const before = await unread();
    const [first, second, third] = own.map(({ assignmentId }) => assignmentId);
    await server.request('grace', 'acceptHandovers', { body: { assignmentIds: [first ?? ''] } });
    const remaining = new Set((await requested()).map(({ assignmentId }) => assignmentId));
    expect([remaining.has(first ?? ''), remaining.has(second ?? '')]).toEqual([false, true]);
    expect(await unread()).toBe(before);
    const body = { reason: 'It never came' };
    await server.request('grace', 'declineHandover', { path: { id: second ?? '' }, body });
    await server.request('grace', 'acceptHandovers', { body: { assignmentIds: [third ?? ''] } });
    expect(await unread()).toBe(before - 1);
  });

  it('the notification of a decline ends when the handover is accepted, requested again or taken back', async () => {
    const declined = async () => {
      const { notifications } = await server.request('ines', 'listNotifications', {
        query: { filterType: 'All' },
      });
      return notifications.filter(({ typeId }) => typeId === 11).length;
    };
    const before = await declined();
    const ends: readonly ((id: string) => Promise<unknown>)[] = [
      (id) => server.request('ben', 'acceptHandovers', { body: { assignmentIds: [id] } }),
      (id) => server.request('ines', 'resendHandover', { path: { id } }),
      (id) => server.request('ines', 'removeAssetAssignment', { path: { id } }),
    ];
    for (const end of ends) {
      const { id } = await given();
      await server.request('ben', 'declineHandover', { path: { id }, body: { reason: 'No' } });
      expect(await declined()).toBe(before + 1);
      await end(id);
      expect(await declined()).toBe(before);
    }
  });

  it('a handover is no longer requested from an employee who has left', async () => {
    const { assetId } = await given('employee-leo');
    const { employee } = await server.request('ava', 'getEmployee', {
      path: { id: 'employee-leo' },
    });
    const state = { id: employee.id, version: employee.version };
    await server.request('ava', 'setEmployeeState', { body: { ...state, isActive: false } });
    const back = { ...state, version: employee.version + 1, isActive: true };
    await server.request('ava', 'setEmployeeState', { body: back });
    const { notifications } = await server.request('leo', 'listNotifications', {
      query: { filterType: 'All' },
    });
    const about = notifications.filter(({ notificationData }) =>
      notificationData.assetIds?.includes(assetId),
    );
    expect(about).toEqual([]);
    expect((await fetchState(assetId))?.state).toBe('Pending');
  });
});
