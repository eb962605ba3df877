import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { Interaction } from '../link/protocol.ts';
import { delayedMachine, parallelMachine } from '../../testing/charts.ts';
import { ordersStory } from '../../testing/orders-story.ts';
import { createStage, freezeClockAt, type Stage } from '../../testing/stage.ts';
import { getDriver } from '../story/driver.ts';
import { pack, unpack } from './pack.ts';
import { playFunction } from './play-function.ts';
import { buildInteraction } from './build-interaction.ts';

interface Story {
  play: () => Promise<void>;
}

/** Evaluates the exported text, with the panel's `getDriver` available. */
const storyFrom = (interaction: Interaction) =>
  runInNewContext(`({${playFunction(interaction)}})`, { getDriver }) as Story;

const recordInteraction = (stage: Stage) => buildInteraction(stage.state());

afterEach(() => {
  vi.useRealTimers();
});

describe('an exported play function', () => {
  it('the play function takes the same path with the same responses', async () => {
    const recorded = ordersStory();
    await recorded.reaches('order', 'filled');
    await recorded.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: '409',
      isPersistent: false,
    });
    recorded.send('order', { type: 'change', items: 3 });
    recorded.send('order', { type: 'place' });
    await recorded.reaches('order', 'filled');
    recorded.send('order', { type: 'place' });
    await recorded.reaches('order', 'placed');
    const interaction = recordInteraction(recorded);
    expect(interaction.moves.flatMap(({ mocks = [] }) => mocks)).toEqual([
      { operation: 'placeOrder', choice: '409' },
    ]);

    const again = ordersStory();
    await storyFrom(interaction).play();
    expect(again.way()).toEqual(recorded.way());
    expect(again.getStatePaths('order')).toBe('placed');
  });

  it('the play function advances the clock for a delay instead of waiting for it', async () => {
    const recorded = createStage([{ machine: delayedMachine }]);
    recorded.interaction.clock.advance(60_000);
    const interaction = recordInteraction(recorded);
    expect(interaction.moves.at(-1)?.event.type).toMatch(/^xstate\.after\./);

    const again = createStage([{ machine: delayedMachine }]);
    await storyFrom(interaction).play();
    expect(again.way()).toEqual(recorded.way());
  });

  it('the play function passes in a story exactly as it was exported', () => {
    const recorded = createStage([{ machine: delayedMachine }], () => freezeClockAt(0));
    recorded.send('crossing', { type: 'pressed' });
    recorded.interaction.clock.advance(5000);
    const text = playFunction(recordInteraction(recorded)).replaceAll(/^(?=.)/gm, '  ');
    const stories = new URL('../../addon/use-story-actor.stories.tsx', import.meta.url);
    expect(readFileSync(stories, 'utf8')).toContain(text);
    expect(text).toContain("await driver.reaches('red')");
  });

  it('the play function waits for all regions of a parallel chart', async () => {
    const recorded = createStage([{ machine: parallelMachine }]);
    recorded.send('parcel', { type: 'upload.started' });
    recorded.send('parcel', { type: 'form.opened' });
    const interaction = recordInteraction(recorded);
    const again = createStage([{ machine: parallelMachine }]);
    await storyFrom(interaction).play();
    expect(again.way()).toEqual(recorded.way());
    expect(playFunction(interaction)).toContain('working.form');
  });

  it('the play function fails if a call has a different status, even if the same state follows', async () => {
    const recorded = ordersStory();
    await recorded.reaches('order', 'filled');
    await recorded.obey({
      type: 'override',
      operation: 'placeOrder',
      choice: '409',
      isPersistent: false,
    });
    recorded.send('order', { type: 'place' });
    await recorded.reaches('order', 'placing');
    await recorded.reaches('order', 'filled');
    const interaction = recordInteraction(recorded);

    const again = ordersStory({ placing: 500 });
    // The story's server responds, not the selected example.
    const play = playFunction(interaction).replace(/\n.*\.mocks.*/, '');
    const story = runInNewContext(`({${play}})`, { getDriver }) as Story;
    await expect(story.play()).rejects.toThrow(
      "Expected 'placeOrder' to respond with 409, but it responded with 500.",
    );
    expect(again.getStatePaths('order')).toBe('filled');
  });

  it('the play function fails if the chart accepts an event that it rejected before', async () => {
    const chart = (on: object) =>
      createMachine({ id: 'm', initial: 'a', states: { a: { on }, b: {} } });
    const recorded = createStage([{ machine: chart({ GO: { guard: () => false, target: 'b' } }) }]);
    recorded.send('m', { type: 'GO' });
    await recorded.obey({ type: 'mark', step: recorded.last().id, note: '', assessment: 'passed' });
    const interaction = recordInteraction(recorded);
    expect(playFunction(interaction)).toContain("await driver.rejects({ type: 'GO' });");
    createStage([{ machine: chart({ GO: { guard: () => false, target: 'b' } }) }]);
    await storyFrom(interaction).play();

    createStage([{ machine: chart({ GO: 'b' }) }]);
    await expect(storyFrom(interaction).play()).rejects.toThrow(
      "Expected 'm' to reject 'GO', but it accepted the event.",
    );
  });

  it('the play function fails if the chart no longer takes that path', async () => {
    const chart = (target: string) =>
      createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: target } }, b: {}, c: {} } });
    const recorded = createStage([{ machine: chart('b') }]);
    recorded.send('m', { type: 'GO' });
    const interaction = recordInteraction(recorded);
    createStage([{ machine: chart('c') }]);
    vi.useFakeTimers();
    const outcome = storyFrom(interaction)
      .play()
      .then(() => 'passed', String);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toContain("'m' is in 'c', not in 'b'");
  });
});

describe('a shared interaction', () => {
  it('a shared interaction is replayed from its text', async () => {
    const recorded = createStage([{ machine: parallelMachine }]);
    recorded.send('parcel', { type: 'upload.started' });
    recorded.send('parcel', { type: 'upload.paused' });
    const interaction = await unpack(await pack(recordInteraction(recorded)));
    const again = createStage([{ machine: parallelMachine }]);
    await again.obey({ type: 'replay', interaction });
    expect(again.way()).toEqual(recorded.way());
  });
});
