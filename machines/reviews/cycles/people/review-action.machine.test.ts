import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../../lists/list-search.ts';
import { connectAs, type Observed } from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { toCycleSearch } from '../cycle.ts';
import type { Delivery } from './review-action.actors.ts';
import { reviewActionMachine } from './review-action.machine.ts';
import { testModel } from './review-action.test-model.ts';
import { undoDeliveryMachine } from '../list/undo-delivery.machine.ts';

testPaths(testModel);

describe('delivering reviews on the reference server', () => {
  let observed: Observed;
  beforeEach(async () => {
    observed = connectAs(await createNodeServer(), 'hugo', 'aster');
  });

  async function readCycle() {
    const search = { ...firstPage, columnFilters: [{ name: 'status', value: 'InProgress' }] };
    const { cycles } = await api.getReviewCycles({ body: toCycleSearch(search) });
    return api.getReviewCycle({ path: { cycleId: cycles[0]?.id ?? '' } });
  }

  it('those at the last step are delivered and can be taken back; the others say why', async () => {
    const { reviewCycle, reviewees } = await readCycle();
    const actor = createActor(reviewActionMachine, { input: { cycleId: reviewCycle.id } }).start();
    const deliveries: Delivery[] = [];
    actor.on('reviews.delivered', ({ delivery }) => deliveries.push(delivery));
    actor.send({ type: 'reviews.deliver', rows: reviewees });
    actor.send({ type: 'SUBMIT' });
    const { context } = await waitFor(actor, (state) => state.matches('delivering'));
    expect(context.rows).toHaveLength(reviewees.length - 1);
    expect(Object.values(context.reasons).every((reason) => reason !== '')).toBe(true);
    expect((await readCycle()).reviewCycle.deliveredCount).toBe(1);
    const [undo] = deliveries;
    if (!undo) throw new Error('One review must be delivered.');
    expect(undo.name).toBe('Grace Kim');
    const undoing = createActor(undoDeliveryMachine, { input: { undo } }).start();
    undoing.send({ type: 'undo' });
    await waitFor(undoing, (state) => state.matches('undone'));
    expect((await readCycle()).reviewCycle.deliveredCount).toBe(0);
    expect(observed.problems).toEqual([]);
  });

  it('a person is reminded once within an hour', async () => {
    const { reviewCycle, reviewees } = await readCycle();
    const leo = reviewees.filter(({ employeeId }) => employeeId === 'employee-leo');
    const actor = createActor(reviewActionMachine, { input: { cycleId: reviewCycle.id } }).start();
    const nudge = () => {
      actor.send({ type: 'reviews.nudge', rows: leo });
      actor.send({ type: 'form.changed', change: { message: 'Please begin.' } });
      actor.send({ type: 'SUBMIT' });
    };
    nudge();
    await waitFor(actor, (state) => state.matches('closed'));
    expect(actor.getSnapshot().context.form.message).toBe('');
    nudge();
    const { context } = await waitFor(actor, (state) => state.matches('nudging'));
    expect(Object.values(context.reasons)).toHaveLength(1);
    expect(context.form.message).toBe('Please begin.');
  });
});
