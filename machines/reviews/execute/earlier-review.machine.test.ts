import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { earlierReviewMachine } from './earlier-review.machine.ts';
import { testModel } from './earlier-review.test-model.ts';

testPaths(testModel);

const clock = { now: () => Date.parse('2026-03-11T15:00:00.000Z') };

/** The panel next to the review of Chloe in the running demo cycle, as a person left it. */
async function openPanel(personId: string, isOpen: boolean) {
  const server = await createNodeServer({ clock });
  connectAs(server, personId, 'aster');
  const { reviews } = await api.getReviews({
    body: {
      page: 1,
      pageSize: 50,
      sort: null,
      columnFilters: [],
      cycleFilters: { search: 'Chloe Martin' },
      showActionableItem: false,
    },
  });
  const found = reviews.find(({ status }) => status !== 'Delivered' && status !== 'NotStarted');
  if (!found) throw new Error('Expected an open demo review of Chloe, found none.');
  const actor = createActor(earlierReviewMachine, { input: { reviewId: found.id, isOpen } });
  const toggled: boolean[] = [];
  actor.on('panel.toggled', (event) => toggled.push(event.isOpen));
  return { server, actor: actor.start(), toggled };
}

describe('the panel since the last review', () => {
  it('the manager opens it: the last review and the hours of their team are shown', async () => {
    const { actor, toggled } = await openPanel('grace', false);
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send({ type: 'OPEN' });
    const { context } = await waitFor(actor, (state) => state.matches({ loaded: 'shown' }));
    expect(context.content?.earlierReview?.cycleName).toMatch(/Performance review/);
    expect(context.content?.hours).not.toBeNull();
    actor.send({ type: 'CLOSE' });
    expect(toggled).toEqual([true, false]);
  });

  it('administrators without the time report see the review, and no hours', async () => {
    const { actor } = await openPanel('hugo', true);
    const { context } = await waitFor(actor, (state) => state.matches({ loaded: 'shown' }));
    expect(context.content?.earlierReview).not.toBeNull();
    expect(context.content?.hours).toBeNull();
  });

  it('the panel keeps its content while the server is down, and loads again once it is back', async () => {
    const { actor, server } = await openPanel('grace', true);
    await waitFor(actor, (state) => state.matches({ loaded: 'shown' }));
    server.setScenario(down);
    actor.send({ type: 'review.changed', version: 4 });
    const failed = await waitFor(actor, (state) => state.context.cause !== null);
    expect(failed.matches({ loaded: 'shown' })).toBe(true);
    server.setScenario(healthy);
    actor.send({ type: 'network.returned' });
    const { context } = await waitFor(actor, (state) => state.context.cause === null);
    expect(context.content?.earlierReview).not.toBeNull();
  });
});
