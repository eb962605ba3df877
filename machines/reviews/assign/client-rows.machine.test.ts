import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { firstPage } from '../../lists/list-search.ts';
import type { ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { getFacets, isWrongStep, searchColumn, toParentId, type ClientStep } from './client-row.ts';
import { clientRowsMachine } from './client-rows.machine.ts';
import { testModel } from './client-rows.test-model.ts';
import { openAssignPage } from './assign.fixtures.ts';

testPaths(testModel);

let step: ClientStep;
let connect: (personId: string) => ServerWithScenario;

beforeEach(async () => {
  ({ step, connect } = await openAssignPage());
});

async function load(columnFilters: { name: string; value: string }[] = []) {
  const input = { search: { ...firstPage, columnFilters }, parentId: toParentId(step) };
  const actor = createActor(clientRowsMachine, { input }).start();
  return waitFor(actor, (state) => !state.hasTag('busy'));
}

describe('the reviews of a client’s step', () => {
  it('the reviews come with their contacts, the clients and the executor', async () => {
    connect('hugo');
    const { context } = await load();
    const ines = context.rows?.find(({ employeeName }) => employeeName === 'Ines Costa');
    expect(ines?.assignment?.clientContactName).toBe('Mara Quist');
    expect(ines?.waitingSince).not.toBeNull();
    const facets = getFacets(context);
    expect(facets?.clients.length).toBeGreaterThan(1);
    expect(facets?.executor?.executorType).toBe('Client');
  });

  it('who deals with the clients of some reviews sees only these', async () => {
    connect('ben');
    const { context } = await load();
    const names = context.rows?.map(({ employeeName }) => employeeName);
    expect(names).toEqual(['Ines Costa', 'Leo Park']);
  });

  it('the reviews are found by name on the server', async () => {
    connect('hugo');
    const { context } = await load([{ name: searchColumn, value: 'leo' }]);
    expect([context.total, context.rows?.[0]?.employeeName]).toEqual([1, 'Leo Park']);
  });

  it('a step that no client carries out is recognised, and other rejections are not', async () => {
    connect('hugo');
    const { clientInteractionDetails } = await api.getClientInteraction({ query: step });
    const review = clientInteractionDetails.reviews.find(({ isAtStep }) => !isAtStep);
    const { performanceReview } = await api.getReviewForDisplay({
      query: { reviewId: review?.reviewId ?? '' },
    });
    step = { ...step, stepId: performanceReview.stepId };
    const wrong = await load();
    expect([wrong.value, isWrongStep(wrong.context), getFacets(wrong.context)]).toEqual([
      'shown',
      true,
      null,
    ]);
    const tooLong = await load([{ name: searchColumn, value: 'x'.repeat(2000) }]);
    expect([tooLong.value, tooLong.context.cause]).toEqual(['unavailable', 'rejected']);
  });

  it('who deals with no client of the cycle is denied', async () => {
    connect('chloe');
    const state = await load();
    expect([state.value, state.context.cause]).toEqual(['unavailable', 'forbidden']);
  });
});
