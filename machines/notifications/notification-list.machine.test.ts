import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { minutes, now, request, sendNotification } from '#mocks/testing/notifications.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './notification-list.test-model.ts';
import { notificationListMachine } from './notification-list.machine.ts';

testPaths(testModel);

let observed: Observed;
let ids: string[];

describe('on the reference server', () => {
  beforeEach(async () => {
    const server = await createNodeServer({ clock: { now: () => Date.parse(now) } });
    observed = connectAs(server, 'chloe', 'aster');
    ids = [];
    for (let at = 0; at < 12; at += 1) {
      ids.push(await sendNotification(server, at === 3 ? request : {}, minutes(at)));
    }
    observed.calls.length = 0;
  });

  async function shown(change: Partial<ListSearch> = {}) {
    const input = { search: { ...firstPage, ...change } };
    const actor = createActor(notificationListMachine, { input }).start();
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    return {
      actor,
      ids: context.rows?.map(({ id }) => id),
      total: context.total,
    };
  }

  const filtered = (name: string, value: string) => shown({ columnFilters: [{ name, value }] });

  describe('the page of notifications', () => {
    it('the page shows all notifications, newest first, one page at a time', async () => {
      expect(await shown()).toMatchObject({ ids: ids.slice(0, 10), total: 12 });
      expect(await shown({ page: 2 })).toMatchObject({ ids: ids.slice(10), total: 12 });
      expect(observed.calls[1]).toContain('skipCount=10');
      expect(observed.calls[1]).toContain('takeCount=10');
    });

    it('the page filters notifications by seen state and by type', async () => {
      const { api } = await import('#openapi/client/index.ts');
      const [first = ''] = ids;
      await api.markNotificationSeen({ path: { id: first } });
      expect(await filtered('state', 'Seen')).toMatchObject({ ids: [first], total: 1 });
      expect(await filtered('state', 'UnSeen')).toMatchObject({ total: 11 });
      expect(await filtered('type', '1')).toMatchObject({ ids: [ids[3]], total: 1 });
    });

    it('the page also shows completed notifications', async () => {
      const { api } = await import('#openapi/client/index.ts');
      await api.completeNotification({ query: { notificationId: ids[0] ?? '' } });
      expect(await shown()).toMatchObject({ total: 12 });
    });

    it.each([
      ['state', 'Lost'],
      ['type', '99'],
    ])('the page ignores a %s filter with an unknown value', async (name, value) => {
      expect(await filtered(name, value)).toMatchObject({ total: 12 });
    });
  });
});
