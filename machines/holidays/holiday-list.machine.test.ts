import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { holidayListMachine } from './holiday-list.machine.ts';
import { testModel } from './holiday-list.test-model.ts';

const nextYear = new Date().getUTCFullYear() + 1;

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name, date }) => `${name} ${date}`,
  name: `Labor Day ${nextYear}-05-01`,
  message: 'The record was deleted.',
});

it('the list of holidays has those of its year, by date, and the working days', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const list = createActor(holidayListMachine, { input: { parentId: String(nextYear) } }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const days = context.rows?.map(({ date }) => date) ?? [];
  expect(days).toContain(`${nextYear}-12-24`);
  expect(days).toEqual(days.filter((day) => day.startsWith(`${nextYear}-`)).toSorted());
  expect(context.facets).toEqual({
    workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  });
});
