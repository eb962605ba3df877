import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { minutes, now, request, sendNotification } from '#mocks/testing/notifications.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './notification-export.test-model.ts';
import { notificationExportMachine } from './notification-export.machine.ts';

testPaths(testModel);

it('the export of notifications has all that match, not only the shown page', async () => {
  const server = await createNodeServer({ clock: { now: () => Date.parse(now) } });
  connectAs(server, 'chloe', 'aster');
  const ids: string[] = [];
  for (let at = 0; at < 63; at += 1) {
    ids.push(await sendNotification(server, at % 9 === 0 ? request : {}, minutes(at)));
  }
  const files: string[][] = [];
  const actor = createActor(notificationExportMachine);
  actor.on('file.ready', ({ file }) => files.push(file.map(({ id }) => id)));
  actor.start();
  for (const columnFilters of [[], [{ name: 'type', value: '1' }]]) {
    actor.send({ type: 'EXPORT', requested: { ...firstPage, page: 2, columnFilters } });
    await waitFor(actor, (state) => state.matches('resting'));
  }
  expect(files.map((each) => each.length)).toEqual([63, 7]);
  expect(files).toEqual([ids, ids.filter((_, at) => at % 9 === 0)]);
});
