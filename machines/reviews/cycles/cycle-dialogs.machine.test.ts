import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../lists/list-search.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { cycleDialogsMachine } from './cycle-dialogs.machine.ts';
import { testModel } from './cycle-dialogs.test-model.ts';
import { toMember } from './people/cycle-people.ts';
import { toCycleSearch } from './cycle.ts';

testPaths(testModel);

describe('changing the running cycle on the reference server', () => {
  let server: ServerWithScenario;
  let observed: Observed;
  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'hugo', 'aster');
  });

  async function readCycle() {
    const search = { ...firstPage, columnFilters: [{ name: 'status', value: 'InProgress' }] };
    const { cycles } = await api.getReviewCycles({ body: toCycleSearch(search) });
    return api.getReviewCycle({ path: { cycleId: cycles[0]?.id ?? '' } });
  }

  async function open() {
    const { reviewCycle: cycle, reviewees } = await readCycle();
    const actor = createActor(cycleDialogsMachine).start();
    let changes = 0;
    actor.on('cycle.changed', () => {
      changes += 1;
    });
    const getMember = (name: string) => {
      const found = reviewees.find(({ employeeId }) => employeeId === `employee-${name}`);
      if (!found) throw new Error(`${name} must be a reviewee.`);
      return toMember(cycle, found);
    };
    const closed = () => waitFor(actor, (state) => state.matches('closed'));
    return { actor, cycle, getMember, closed, countChanges: () => changes };
  }

  it('the period is changed, and the page reloads', async () => {
    const { actor, cycle, closed, countChanges } = await open();
    actor.send({ type: 'cycle.edit', cycle });
    const { head } = actor.getSnapshot().children;
    head?.send({ type: 'form.changed', change: { period: 'The whole year' } });
    head?.send({ type: 'SAVE' });
    await closed();
    expect(observed.problems).toEqual([]);
    expect((await readCycle()).reviewCycle.period).toBe('The whole year');
    expect(countChanges()).toBe(1);
  });

  it('someone else deals with the client, though the name has changed meanwhile', async () => {
    const { actor, cycle, getMember, closed } = await open();
    const { id, period, year, startDate, endDate } = cycle;
    const head = { id, cycleName: 'Renamed', period, year, startDate, endDate };
    await api.updateReviewCycle({ body: head });
    actor.send({ type: 'interfacer.edit', member: getMember('leo') });
    const { interfacer } = actor.getSnapshot().children;
    interfacer?.send({ type: 'form.changed', change: { clientInterfacerId: 'employee-ben' } });
    interfacer?.send({ type: 'SAVE' });
    await closed();
    const { reviewCycle, reviewees } = await readCycle();
    expect(reviewCycle.cycleName).toBe('Renamed');
    const leo = reviewees.find(({ employeeId }) => employeeId === 'employee-leo');
    expect(leo?.clientInterfacerName).toBe('Ben Okafor');
  });

  it('a reviewee is removed, and added again after the server was down', async () => {
    const { actor, cycle, getMember, closed, countChanges } = await open();
    const hasLeo = async () =>
      (await readCycle()).reviewees.some(({ employeeId }) => employeeId === 'employee-leo');
    actor.send({ type: 'member.remove', member: getMember('leo') });
    actor.getSnapshot().children.removal?.send({ type: 'YES' });
    await closed();
    expect(await hasLeo()).toBe(false);
    actor.send({ type: 'people.select', cycle });
    const { addition } = actor.getSnapshot().children;
    if (!addition) throw new Error('The dialog must be open.');
    server.setScenario(down);
    addition.send({ type: 'people.add', employeeIds: ['employee-leo'] });
    const { context } = await waitFor(addition, (state) => state.context.failure !== null);
    expect(context.employeeIds).toEqual(['employee-leo']);
    server.setScenario(healthy);
    addition.send({ type: 'people.add', employeeIds: ['employee-leo'] });
    await closed();
    expect(await hasLeo()).toBe(true);
    expect(countChanges()).toBe(2);
  });
});
