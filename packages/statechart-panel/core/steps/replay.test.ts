import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Interaction } from '../link/protocol.ts';
import { buildInteraction } from '../share/build-interaction.ts';
import { delayedMachine, guardedMachine, spawningMachine } from '../../testing/charts.ts';
import { ordersStory } from '../../testing/orders-story.ts';
import { createStage, freezeClockAt, type Stage } from '../../testing/stage.ts';
import { startInteraction } from './current.ts';
import { getDriver } from '../story/driver.ts';

const share = (stage: Stage): Interaction => buildInteraction(stage.state());
const notices = (stage: Stage) => stage.state().notices.map(({ text }) => text);

describe('replaying a shared interaction', () => {
  it('a shared interaction is replayed in a new story, with its notes', async () => {
    const first = createStage([{ machine: guardedMachine }]);
    first.send('account', { type: 'withdraw', amount: 105 });
    first.send('account', { type: 'deposit', amount: 5 });
    await first.obey({ type: 'mark', step: 's2', note: 'Rightly so', assessment: 'passed' });
    const shared = share(first);

    const second = createStage([{ machine: guardedMachine }]);
    second.send('account', { type: 'note', text: 'This is forgotten' });
    await second.obey({ type: 'replay', interaction: shared });
    expect(notices(second)).toEqual([]);
    expect(second.way()).toEqual(first.way());
    expect(second.state().moments['account']?.context).toEqual({ balance: 105, log: [] });
    expect(second.state().steps[1]).toMatchObject({ note: 'Rightly so', assessment: 'passed' });
  });

  it('a replay sets the clock to its recorded time and triggers delays', async () => {
    const freezeClockAtZero = () => freezeClockAt(0);
    const first = createStage([{ machine: delayedMachine }], freezeClockAtZero);
    first.interaction.clock.advance(7000);
    first.send('crossing', { type: 'pressed' });
    first.interaction.clock.advance(30_000);
    const shared = share(first);
    const second = createStage([{ machine: delayedMachine }], freezeClockAtZero);
    await second.obey({ type: 'replay', interaction: shared });
    expect(second.way()).toEqual(first.way());
    expect(second.interaction.steps.all.map(({ at }) => at)).toEqual([0, 7000, 12_000, 32_000]);
  });

  it('a replay gets the same server responses as the recording', async () => {
    const first = ordersStory();
    await first.reaches('order', 'filled');
    await first.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: '409',
      isPersistent: false,
    });
    first.send('order', { type: 'place' });
    await first.reaches('order', 'filled');
    first.send('order', { type: 'place' });
    await first.reaches('order', 'placed');
    const shared = share(first);
    expect(shared.moves.map(({ mocks }) => mocks?.[0]?.choice)).toContain('409');
    const second = ordersStory();
    await second.obey({ type: 'replay', interaction: shared });
    expect(second.way()).toEqual(first.way());
    expect(second.interaction.steps.all[3]?.exchanges).toMatchObject([
      { status: 409, choice: '409' },
    ]);
  });

  it('a replay has the first response of a story ready before its request', async () => {
    const first = ordersStory();
    await first.reaches('order', 'filled');
    const shared = share(first);
    const [start, loaded] = shared.moves;
    if (!start || !loaded) throw new Error('Expected two moves.');
    const other: Interaction = {
      ...shared,
      moves: [
        start,
        {
          ...loaded,
          to: ['empty'],
          mocks: [{ operation: 'getOrder', choice: '200 bare' }],
        },
      ],
    };
    const second = ordersStory();
    await second.obey({ type: 'replay', interaction: other });
    expect([
      second.getStatePaths('order'),
      notices(second).filter((text) => !text.includes('server')),
    ]).toEqual(['empty', []]);
  });

  it('a replay continues through child actors', async () => {
    const first = createStage([{ machine: spawningMachine }]);
    first.send('board', { type: 'task.added', title: 'Paint' });
    first.send('board', { type: 'task.start' });
    first.send('task', { type: 'finish' });
    const shared = share(first);
    const second = createStage([{ machine: spawningMachine }]);
    await second.obey({ type: 'replay', interaction: shared });
    expect(second.way()).toEqual(first.way());
    expect(notices(second)).toEqual([]);
  });

  it('a replay reports a changed chart and ends at the step that does not match', async () => {
    const first = createStage([{ machine: lamp({ pressed: 'lit', dimmed: 'dim' }) }]);
    for (const type of ['pressed', 'pressed', 'dimmed']) first.send('lamp', { type });
    const shared = share(first);
    const second = createStage([{ machine: lamp({ pressed: 'lit' }) }]);
    await second.obey({ type: 'replay', interaction: shared });
    expect(notices(second)).toEqual([
      "The chart lamp has changed since this interaction was shared. It's replayed as far as possible.",
      'Step 4 (dimmed) led to dark, not to dim. Replay stopped.',
    ]);
    expect(second.getStatePaths('lamp')).toBe('dark');
    expect(second.state().play.isPlaying).toBe(false);
  });

  it('a replay that cannot continue says so, and can be stopped before', async () => {
    const first = createStage([{ machine: lamp({ pressed: 'lit' }) }]);
    first.send('lamp', { type: 'pressed' });
    const shared = share(first);
    const [start, pressed] = shared.moves;
    if (!start || !pressed) throw new Error('Expected two moves.');
    const stuck: Interaction = { ...shared, moves: [start, { ...pressed, origin: 'chart' }] };
    const second = createStage([{ machine: lamp({ pressed: 'lit' }) }]);
    const playing = second.obey({ type: 'replay', interaction: stuck });
    expect(second.state().play.isPlaying).toBe(true);
    await second.obey({ type: 'play.stop' });
    await playing;
    expect(second.state()).toMatchObject({ play: { isPlaying: false }, notices: [] });
  });
});

/** A lamp whose dark state handles these events. */
const lamp = (on: Record<string, string>) =>
  createMachine({
    id: 'lamp',
    initial: 'dark',
    states: { dark: { on }, lit: { on: { pressed: 'dark' } }, dim: {} },
  });

describe('an exported test', () => {
  it('an exported test controls the actor as the panel does', async () => {
    const story = ordersStory();
    const interaction = getDriver('order');
    await interaction.reaches('filled');
    interaction.mocks('placeOrder', '503');
    await interaction.sends({ type: 'place' });
    await interaction.reaches('filled');
    expect(story.last().exchanges).toMatchObject([{ status: 503 }]);
    expect(story.interaction.steps.all[2]?.origin).toBe('panel');
    interaction.mocks('getOrder', '200 bare');
    await interaction.restarts();
    await interaction.reaches('empty');
    expect(story.way()).toHaveLength(2);
  });

  it('an exported test waits for a response in a story that renders after the request', async () => {
    startInteraction(null);
    const received = getDriver('order').receives('getOrder', 200);
    const story = ordersStory();
    await expect(received).resolves.toBeUndefined();
    expect(story.getStatePaths('order')).toBe('filled');
  });

  it('an exported test advances the clock and finds a child actor by its name', async () => {
    const crossing = createStage([{ machine: delayedMachine }]);
    getDriver('crossing').advances(60_000);
    await getDriver('crossing').reaches('yellow');
    expect(crossing.getStatePaths('crossing')).toBe('yellow');
    const board = createStage([{ machine: spawningMachine }]);
    for (const title of ['Paint', 'Sand']) board.send('board', { type: 'task.added', title });
    await getDriver('task 2').sends({ type: 'start' });
    expect([board.getStatePaths('task'), board.getStatePaths('task 2')]).toEqual([
      'planned',
      'doing',
    ]);
  });
});
