import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { employeeFiltersMachine } from './employee-filters.machine.ts';
import { testModel } from './employee-filters.test-model.ts';

testPaths(testModel);

it('the filters offer the designations, teams and shifts of the tenant', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const actor = createActor(employeeFiltersMachine).start();
  const { context } = await waitFor(actor, (state) => state.matches('known'));
  expect(context.choices?.designations.map(({ name }) => name)).toContain('Developer');
  expect(context.choices?.teams.map(({ name }) => name)).toContain('Design');
  expect(context.choices?.shifts).toEqual(['Day shift', 'Early shift', 'Late shift']);
});
