import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { Walk } from '../link/protocol.ts';
import { delayedMachine, parallelMachine } from '../testing/charts.ts';
import { ordersStory } from '../testing/orders-story.ts';
import { stageOf, stillAt, type Stage } from '../testing/stage.ts';
import { walkOf as driverOf } from '../walk/driver.ts';
import { pack, unpack } from './pack.ts';
import { playFunction } from './play-function.ts';
import { walkOf } from './walk-of.ts';

interface Story {
  play: () => Promise<void>;
}

/** The exported text as the language reads it, with the panel's `walkOf` at hand. */
const storyFrom = (walk: Walk) =>
  runInNewContext(`({${playFunction(walk)}})`, { walkOf: driverOf }) as Story;

const walked = (stage: Stage) => walkOf(stage.state());

afterEach(() => {
  vi.useRealTimers();
});

describe('an exported play function', () => {
  it('goes the same way with the same answers', async () => {
    const recorded = ordersStory();
    await recorded.reaches('order', 'filled');
    await recorded.obey({ type: 'override', operation: 'placeOrder', choice: '409', isPersistent: false });
    recorded.send('order', { type: 'change', items: 3 });
    recorded.send('order', { type: 'place' });
    await recorded.reaches('order', 'filled');
    recorded.send('order', { type: 'place' });
    await recorded.reaches('order', 'placed');
    const walk = walked(recorded);
    expect(walk.moves.flatMap(({ mocks = [] }) => mocks)).toEqual([
      { operation: 'placeOrder', choice: '409' },
    ]);

    const again = ordersStory();
    await storyFrom(walk).play();
    expect(again.way()).toEqual(recorded.way());
    expect(again.getStatePaths('order')).toBe('placed');
  });

  it('moves the clock for a delay instead of waiting for it', async () => {
    const recorded = stageOf([{ machine: delayedMachine }]);
    recorded.walk.clock.advance(60_000);
    const walk = walked(recorded);
    expect(walk.moves.at(-1)?.event.type).toMatch(/^xstate\.after\./);

    const again = stageOf([{ machine: delayedMachine }]);
    await storyFrom(walk).play();
    expect(again.way()).toEqual(recorded.way());
  });

  it('stands in a story as it was exported, and passes there', () => {
    const recorded = stageOf([{ machine: delayedMachine }], () => stillAt(0));
    recorded.send('crossing', { type: 'pressed' });
    recorded.walk.clock.advance(5000);
    const text = playFunction(walked(recorded)).replaceAll(/^(?=.)/gm, '  ');
    const stories = new URL('../walk/use-walked-actor.stories.tsx', import.meta.url);
    expect(readFileSync(stories, 'utf8')).toContain(text);
    expect(text).toContain("await walk.reaches('red')");
  });

  it('waits for all regions of a parallel chart', async () => {
    const recorded = stageOf([{ machine: parallelMachine }]);
    recorded.send('parcel', { type: 'upload.started' });
    recorded.send('parcel', { type: 'form.opened' });
    const walk = walked(recorded);
    const again = stageOf([{ machine: parallelMachine }]);
    await storyFrom(walk).play();
    expect(again.way()).toEqual(recorded.way());
    expect(playFunction(walk)).toContain('working.form');
  });

  it('fails where a call responds with another status, though the same state follows', async () => {
    const recorded = ordersStory();
    await recorded.reaches('order', 'filled');
    await recorded.obey({ type: 'override', operation: 'placeOrder', choice: '409', isPersistent: false });
    recorded.send('order', { type: 'place' });
    await recorded.reaches('order', 'placing');
    await recorded.reaches('order', 'filled');
    const walk = walked(recorded);

    const again = ordersStory({ placing: 500 });
    // The story's own server responds, not the example that was picked.
    const play = playFunction(walk).replace(/\n.*answers.*/, '');
    const story = runInNewContext(`({${play}})`, { walkOf: driverOf }) as Story;
    await expect(story.play()).rejects.toThrow("'placeOrder' responded with 500, not with 409.");
    expect(again.getStatePaths('order')).toBe('filled');
  });

  it('fails where the chart takes an event that it rejected', async () => {
    const chart = (on: object) =>
      createMachine({ id: 'm', initial: 'a', states: { a: { on }, b: {} } });
    const recorded = stageOf([{ machine: chart({ GO: { guard: () => false, target: 'b' } }) }]);
    recorded.send('m', { type: 'GO' });
    await recorded.obey({ type: 'mark', step: recorded.last().id, note: '', verdict: 'passed' });
    const walk = walked(recorded);
    expect(playFunction(walk)).toContain("await walk.rejects({ type: 'GO' });");
    stageOf([{ machine: chart({ GO: { guard: () => false, target: 'b' } }) }]);
    await storyFrom(walk).play();

    stageOf([{ machine: chart({ GO: 'b' }) }]);
    await expect(storyFrom(walk).play()).rejects.toThrow("'m' was to reject 'GO', and took it.");
  });

  it('fails where the chart no longer goes that way', async () => {
    const chart = (target: string) =>
      createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: target } }, b: {}, c: {} } });
    const recorded = stageOf([{ machine: chart('b') }]);
    recorded.send('m', { type: 'GO' });
    const walk = walked(recorded);
    stageOf([{ machine: chart('c') }]);
    vi.useFakeTimers();
    const outcome = storyFrom(walk)
      .play()
      .then(() => 'passed', String);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toContain("'m' is in 'c', not in 'b'");
  });
});

describe('a shared walk', () => {
  it('is replayed from its text', async () => {
    const recorded = stageOf([{ machine: parallelMachine }]);
    recorded.send('parcel', { type: 'upload.started' });
    recorded.send('parcel', { type: 'upload.paused' });
    const walk = await unpack(await pack(walked(recorded)));
    const again = stageOf([{ machine: parallelMachine }]);
    await again.obey({ type: 'replay', walk });
    expect(again.way()).toEqual(recorded.way());
  });
});
