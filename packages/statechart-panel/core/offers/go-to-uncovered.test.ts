import { beforeEach, describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { guardedMachine, delayedMachine, parallelMachine } from '../../testing/charts.ts';
import { ordersStory } from '../../testing/orders-story.ts';
import { createStage, type Stage } from '../../testing/stage.ts';
import { browserTally, resetBrowserTally } from '../coverage/browser-tally.ts';
import { configurePanel } from '../story/configuration.ts';

beforeEach(() => {
  resetBrowserTally(null);
  configurePanel({ testModels: [] });
});

const goToUncovered = (stage: Stage, actor: string) => stage.obey({ type: 'goToUncovered', actor });
const getCoverage = (stage: Stage, chart: string) => stage.state().coverage[chart];

describe('the coverage of an interaction', () => {
  it('the coverage of an interaction counts its covered items against a total counted by hand', () => {
    const stage = createStage([{ machine: delayedMachine }]);
    stage.send('crossing', { type: 'pressed' });
    stage.interaction.clock.advance(5000);
    stage.interaction.clock.advance(20_000);
    const { full, interaction, browser, paths, stories } = getCoverage(stage, 'crossing') ?? {};
    expect(Object.values(full ?? {}).map((list) => list.length)).toEqual([5, 6, 1, 0]);
    expect(interaction).toEqual({
      states: ['crossing', 'crossing.green', 'crossing.yellow', 'crossing.red'],
      transitions: [
        'crossing.green: pressed[0] → crossing.yellow',
        'crossing.yellow: xstate.after.yellowPhase.crossing.yellow[0] → crossing.red',
        'crossing.red: xstate.after.redPhase.crossing.red[1] → crossing.green',
      ],
      rejections: ['crossing.red: xstate.after.redPhase.crossing.red[0] → crossing.dark'],
      outcomes: [],
    });
    expect([browser?.states.length, paths, stories]).toEqual([4, null, null]);
  });

  it('the coverage of the browser remains after the interaction until it is reset', async () => {
    createStage([{ machine: delayedMachine }]).send('crossing', { type: 'pressed' });
    const next = createStage([{ machine: delayedMachine }]);
    expect(getCoverage(next, 'crossing')?.browser.states).toContain('crossing.yellow');
    expect(getCoverage(next, 'crossing')?.interaction.states).not.toContain('crossing.yellow');
    await next.obey({ type: 'coverage.reset', chart: 'crossing' });
    expect(getCoverage(next, 'crossing')?.browser.states).toEqual([]);
  });

  it('the coverage counts responses as outcomes', async () => {
    const stage = ordersStory();
    await stage.reaches('order', 'filled');
    const { full, interaction } = getCoverage(stage, 'order') ?? {};
    expect(full?.outcomes).toContain('placeOrder 503');
    expect(interaction?.outcomes).toEqual(['getOrder 200']);
  });
});

describe('covering the rest automatically', () => {
  it('the panel repeatedly takes the shortest path to an uncovered item, until all are covered', async () => {
    const stage = createStage([{ machine: parallelMachine }]);
    for (let round = 0; round < 20; round += 1) {
      await goToUncovered(stage, 'parcel'); // from the end it goes back to the start
    }
    const { full, interaction } = getCoverage(stage, 'parcel') ?? {};
    expect(interaction?.transitions.toSorted()).toEqual(full?.transitions.toSorted());
    expect(interaction?.states.toSorted()).toEqual(full?.states.toSorted());
    await goToUncovered(stage, 'parcel');
    expect(stage.state().notices.at(-1)?.text).toMatch(/^Everything reachable from here/);
  });

  it('the panel advances the clock for a delay on the way to an uncovered item', async () => {
    const stage = createStage([{ machine: delayedMachine }]);
    const start = stage.interaction.clock.now();
    stage.send('crossing', { type: 'pressed' });
    await goToUncovered(stage, 'crossing');
    expect(stage.getStatePaths('crossing')).toBe('red');
    expect(stage.interaction.clock.now() - start).toBeGreaterThanOrEqual(5000);
  });

  it('the panel takes multiple steps to an uncovered item where needed', async () => {
    const stage = createStage([{ machine: delayedMachine }]);
    // Only a worn bulb, after three rounds, is left uncovered.
    const tally = browserTally('crossing');
    for (const part of ['states', 'transitions', 'rejections'] as const) {
      for (const each of getCoverage(stage, 'crossing')?.full[part] ?? []) tally[part].add(each);
    }
    tally.states.delete('crossing.dark');
    await goToUncovered(stage, 'crossing');
    expect(stage.getStatePaths('crossing')).toBe('dark');
    expect(stage.way().length).toBeGreaterThan(8);
  });

  it('the panel uses the payloads of the test model', async () => {
    configurePanel({
      testModels: [
        {
          machine: guardedMachine,
          inputs: [undefined],
          events: [
            { type: 'withdraw', amount: 500 } as { type: string },
            { type: 'withdraw', amount: 100 } as { type: string },
            { type: 'withdraw', amount: 5 } as { type: string },
            { type: 'deposit', amount: 5 } as { type: string },
          ],
          rules: [],
        },
      ],
    });
    const stage = createStage([{ machine: guardedMachine }]);
    for (let round = 0; round < 12; round += 1) {
      if (getCoverage(stage, 'account')?.interaction.states.includes('account.closed')) break;
      await goToUncovered(stage, 'account');
    }
    expect(stage.getStatePaths('account')).toBe('closed');
  });

  it('the panel makes the server respond or reject as needed', async () => {
    const stage = ordersStory();
    await stage.reaches('order', 'filled');
    const visited: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      await goToUncovered(stage, 'order');
      visited.push(stage.getStatePaths('order'));
      if (stage.getStatePaths('order') === 'placed') break;
    }
    expect(visited.at(-1)).toBe('placed');
    expect(
      stage.interaction.steps.all.flatMap(({ exchanges }) => exchanges.map(({ status }) => status)),
    ).toEqual([200, 201]);
  });
});

describe('what remains once all states and transitions are covered', () => {
  it('the rejection of a guard remains to be covered', async () => {
    configurePanel({
      testModels: [
        {
          machine: guardedMachine,
          inputs: [undefined],
          events: [
            { type: 'deposit', amount: 5 } as { type: string },
            { type: 'withdraw', amount: 500 } as { type: string },
          ],
          rules: [],
        },
      ],
    });
    const stage = createStage([{ machine: guardedMachine, options: { input: { balance: 50 } } }]);
    const tally = browserTally('account');
    for (const part of ['states', 'transitions'] as const) {
      for (const each of getCoverage(stage, 'account')?.full[part] ?? []) tally[part].add(each);
    }
    await goToUncovered(stage, 'account');
    expect(stage.interaction.steps.all.at(-1)).toMatchObject({
      event: { type: 'withdraw', amount: 500 },
      rejected: [
        'account.open: withdraw[0] → account.open',
        'account.open: withdraw[1] → account.overdrawn',
      ],
    });
  });

  it('a response that a call has not received remains to be covered', async () => {
    const stage = ordersStory();
    await stage.reaches('order', 'filled');
    const { full } = getCoverage(stage, 'order') ?? {};
    const tally = browserTally('order');
    for (const part of ['states', 'transitions', 'rejections'] as const) {
      for (const each of full?.[part] ?? []) tally[part].add(each);
    }
    for (const each of full?.outcomes ?? []) tally.outcomes.add(each);
    tally.outcomes.delete('placeOrder 503');
    await goToUncovered(stage, 'order');
    expect(stage.interaction.steps.all.flatMap(({ exchanges }) => exchanges)).toContainEqual(
      expect.objectContaining({ operation: 'placeOrder', status: 503 }),
    );
    expect(getCoverage(stage, 'order')?.browser.outcomes).toContain('placeOrder 503');
  });
});

describe('an outcome that the server does not produce', () => {
  const machine = setup({
    actors: { request: fromPromise<number>(async () => 1) },
    guards: { isTwo: (_, params: { output: number }) => params.output === 2 },
  }).createMachine({
    id: 'asker',
    initial: 'idle',
    states: {
      idle: { on: { go: 'confirming' } },
      confirming: {
        invoke: {
          id: 'request',
          src: 'request',
          onDone: [
            {
              guard: { type: 'isTwo', params: ({ event }) => ({ output: event.output }) },
              target: 'two',
            },
            { target: 'idle' },
          ],
        },
      },
      two: {},
    },
  });

  it('the example of the test model is used for that outcome, and a notice says so', async () => {
    const response = (output: number) => ({ type: 'xstate.done.actor.request', output });
    configurePanel({
      testModels: [
        { machine, inputs: [], events: [{ type: 'go' }, response(1), response(2)], rules: [] },
      ],
    });
    const stage = createStage([{ machine }]);
    for (let round = 0; round < 3; round += 1) await goToUncovered(stage, 'asker');
    expect(stage.getStatePaths('asker')).toBe('two');
    expect(stage.state().notices.map(({ text }) => text)).toContain(
      "Used the test model's example as the response of 'request'.",
    );
  });
});
