import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { systemClock } from '../clock.ts';
import { toIsoDay } from '../clockwork/day/time.ts';
import { connectAs, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel, input } from './member-day.test-model.ts';
import { memberDayMachine } from './member-day.machine.ts';

testPaths(testModel);

describe('the day of a member', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
  });

  const opened = async (employeeId: string, date = toIsoDay(systemClock.now(), 'Etc/UTC')) => {
    const actor = createActor(memberDayMachine, { input: { employeeId, date } }).start();
    await waitFor(actor, (state) => !state.hasTag('busy'));
    return actor;
  };

  it('the day loads with its entries, projects and total', async () => {
    const { context } = (await opened('employee-ben')).getSnapshot();
    const { day } = context;
    expect(day?.member.employeeName).toBe('Ben Okafor');
    const entries = day?.clockWorkEntries ?? [];
    const sum = entries.reduce((all, each) => all + each.totalTimeInSeconds, 0);
    expect(day?.totalTimeInSeconds).toBe(sum);
  });

  it('the day changes as soon as the address names another one', async () => {
    const actor = await opened('employee-ben');
    actor.send({ type: 'day.changed', date: '2026-01-05' });
    await waitFor(actor, (state) => state.hasTag('ready'));
    expect(observed.calls.at(-1)).toContain('/2026-01-05');
  });

  it('the day is not found for a member who does not exist', async () => {
    expect((await opened('employee-nobody')).getSnapshot().value).toBe('notFound');
  });

  it('the day is denied to users without the right', async () => {
    observed = connectAs(server, 'ben', 'aster');
    expect((await opened(input.employeeId)).getSnapshot().value).toBe('unavailable');
    expect(observed.problems.map(({ kind }) => kind)).toEqual(['forbidden']);
  });
});
