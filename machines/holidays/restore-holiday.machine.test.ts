import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import type { RowsRestored } from '../lists/list-types.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { sampleHoliday } from './holiday.fixtures.ts';
import { toHolidayBody, toHolidayForm, type Holiday } from './holiday.ts';
import { restoreHolidayMachine } from './restore-holiday.machine.ts';
import { testModel } from './restore-holiday.test-model.ts';

testPaths(testModel);

const list = { send: vi.fn<(restored: RowsRestored<Holiday>) => void>() };

async function deleted(): Promise<Holiday> {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const form = { ...toHolidayForm(sampleHoliday), date: '2031-03-03', isHalfDay: true };
  const id = crypto.randomUUID();
  const { holiday } = await api.createHoliday({ body: { id, ...toHolidayBody(form) } });
  await api.deleteHoliday({ path: { id } });
  return holiday;
}

it('a deleted holiday is restored as it was, with its id', async () => {
  const row = await deleted();
  const actor = createActor(restoreHolidayMachine, { input: { list } }).start();
  actor.send({ type: 'rows.deleted', rows: [row] });
  actor.send({ type: 'undo' });
  await waitFor(actor, (state) => state.matches('idle'));
  const { holidays } = await api.getHolidays({ query: { year: 2031 } });
  expect(holidays).toEqual([row]);
});

it('the offer to restore a holiday stays when its day was taken in the meantime', async () => {
  const row = await deleted();
  const other = { ...toHolidayBody(toHolidayForm(row)), id: crypto.randomUUID(), name: 'Other' };
  await api.createHoliday({ body: other });
  const actor = createActor(restoreHolidayMachine, { input: { list } }).start();
  actor.send({ type: 'rows.deleted', rows: [row] });
  actor.send({ type: 'undo' });
  const state = await waitFor(actor, (each) => !each.hasTag('busy'));
  expect(state.hasTag('offered')).toBe(true);
});
