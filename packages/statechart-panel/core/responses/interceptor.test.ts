import { describe, expect, it } from 'vitest';
import { ordersStory } from '../../testing/orders-story.ts';

describe('a request and its response in the panel', () => {
  it('an exchange is part of the step that it leads to, with its request and response', async () => {
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

  it('an exchange counts as an outcome in the chart’s coverage', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    expect(story.interaction.tally.covered()['order']?.outcomes).toEqual(['getOrder 200']);
  });
});

describe('a selected response', () => {
  it('a selected response replaces only the next response', async () => {
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
      event: { error: { message: '409 {"code":"notFound"}' } },
      exchanges: [{ status: 409, choice: '409', response: { code: 'notFound' } }],
    });
    expect(story.state().overrides).toEqual([]);
    expect(story.server).toHaveBeenCalledTimes(1);
    story.send('order', { type: 'place' });
    await story.reaches('order', 'placed');
  });

  it('a persistent selected response replaces all further responses until it is cleared', async () => {
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

  it('a selected response with malformed JSON is shown as it was received', async () => {
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

  it('a slow selected response does not block going back', async () => {
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

describe('the responses tab of a chart', () => {
  it('the responses are shown once the contract has loaded', async () => {
    const story = ordersStory();
    await story.reaches('order', 'filled');
    const { chart, mocks, rules } = story.state().charts['order'] ?? {};
    expect(Object.keys(mocks ?? {})).toEqual(['getOrder', 'placeOrder']);
    expect(mocks?.['placeOrder']?.map(({ id }) => id)).toContain('409');
    expect(chart?.id).toBe('order');
    expect(rules).toHaveLength(1);
  });
});
