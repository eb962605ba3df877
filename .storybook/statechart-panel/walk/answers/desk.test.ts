import { describe, expect, it } from 'vitest';
import { ordersStory } from '../../testing/orders-story.ts';

describe('an exchange', () => {
  it('is part of the step that it leads to, with what was asked and answered', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    expect(story.last().exchanges).toMatchObject([
      {
        operation: 'getOrder',
        method: 'GET',
        address: '/orders/o1',
        request: null,
        status: 200,
        response: { id: 'o1', items: 2 },
        choice: null,
      },
    ]);
    story.send('order', { type: 'place' });
    await story.reaches('order', 'placed');
    expect(story.last().exchanges).toMatchObject([
      { operation: 'placeOrder', request: { id: 'o1', items: 2 }, status: 201 },
    ]);
  });

  it("is an outcome of the chart's coverage", async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    expect(story.interaction.tally.covered()['order']?.outcomes).toEqual(['getOrder 200']);
  });
});

describe('a pick', () => {
  it('is put in place of the next answer alone', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    await story.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: '409',
      isPersistent: false,
    });
    story.send('order', { type: 'place' });
    expect(story.state().overrides).toHaveLength(1);
    await story.reaches('order', 'filled');
    expect(story.last()).toMatchObject({
      event: { error: { message: '409 {"code":"gone"}' } },
      exchanges: [{ status: 409, choice: '409', response: { code: 'notFound' } }],
    });
    expect(story.state().overrides).toEqual([]);
    expect(story.server).toHaveBeenCalledTimes(1);
    story.send('order', { type: 'place' });
    await story.reaches('order', 'placed');
  });

  it('that is kept answers all further calls, until it is taken back', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    await story.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: 'offline',
      isPersistent: true,
    });
    for (let call = 0; call < 2; call += 1) {
      story.send('order', { type: 'place' });
      await story.reaches('order', 'filled');
      expect(story.last().exchanges).toMatchObject([{ status: null, choice: 'offline' }]);
    }
    await story.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: null,
      isPersistent: false,
    });
    story.send('order', { type: 'place' });
    await story.reaches('order', 'placed');
  });

  it('of broken JSON is told as it came', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    await story.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: 'malformed',
      isPersistent: false,
    });
    story.send('order', { type: 'place' });
    await story.reaches('order', 'filled');
    expect(story.last().exchanges[0]?.response).toBe('{"data": [');
  });

  it('of a slow answer holds nobody up who goes back', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    await story.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: 'slow',
      isPersistent: false,
    });
    story.send('order', { type: 'place' });
    await story.obey({ type: 'travel', step: story.interaction.steps.all[1]?.id ?? '' });
    expect(story.getStatePaths('order')).toBe('filled');
    expect(story.server).toHaveBeenCalledTimes(1);
  });
});

describe("the chart's answers", () => {
  it('are shown once the contract has come', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    const { chart, mocks, rules } = story.state().charts['order'] ?? {};
    expect(Object.keys(mocks ?? {})).toEqual(['getOrder', 'placeOrder']);
    expect(mocks?.['placeOrder']?.map(({ id }) => id)).toContain('409');
    expect(chart?.id).toBe('order');
    expect(rules).toHaveLength(1);
  });
});
