import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { stateOfYear, type AssessmentYear, type YearState } from './assessment-year.ts';
import type { RunProgress } from './run-depreciation.actors.ts';
import { testModel } from './run-depreciation.test-model.ts';
import { runDepreciationMachine } from './run-depreciation.machine.ts';

testPaths(testModel);

describe('running the depreciation of a year', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  const years = async () =>
    (await api.listAssessmentYears({ body: toSearchData(firstPage) })).assetAssessmentYear;
  const first = async (state: YearState) =>
    (await years()).find((year) => stateOfYear(year) === state) as AssessmentYear;
  const startActor = (year: AssessmentYear) => {
    const actor = createActor(runDepreciationMachine);
    let runs = 0;
    actor.on('year.run', () => (runs += 1));
    actor.start();
    actor.send({ type: 'depreciation.run', year });
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    return { actor, settled, runs: () => runs };
  };

  /** A run that never ends, and the progress that it reports. */
  const watching = (response: () => Promise<RunProgress | null>) => {
    const clock = new SimulatedClock();
    let looks = 0;
    const machine = runDepreciationMachine.provide({
      actors: {
        runDepreciation: fromPromise<AssessmentYear, { id: string }>(
          () => new Promise(() => undefined),
        ),
        readProgress: fromPromise<RunProgress | null, { id: string }>(() => {
          looks += 1;
          return response();
        }),
      },
    });
    return { actor: createActor(machine, { clock }).start(), clock, looked: () => looks };
  };

  it('a year without a run is run at once, and shows its sums', async () => {
    const { settled, runs } = startActor(await first('notRun'));
    const { value, context } = await settled();
    expect([value, runs()]).toEqual(['done', 1]);
    expect(context.outcome).toMatchObject({ isProvisional: true, changedCount: null });
    expect(observed.messages).toEqual([]);
  });

  it('an ended year is run again only after a confirmation, and shows the differences', async () => {
    const { actor, settled } = startActor(await first('final'));
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'YES' });
    expect((await settled()).context.outcome?.changedCount).toBe(0);
  });

  it('a current year is run again at once', async () => {
    await startActor(await first('notRun')).settled();
    const again = startActor(await first('provisional')).actor.getSnapshot();
    expect(again.matches('running')).toBe(true);
  });

  it('a stopped run leaves the year unchanged, and the list loads again', async () => {
    const { actor, runs } = startActor(await first('notRun'));
    actor.send({ type: 'STOP' });
    expect([actor.getSnapshot().value, runs()]).toEqual(['resting', 1]);
  });

  it('a run shows its progress, and keeps the last value until the next one', async () => {
    const responses = [{ computedCount: 2000, assetCount: 5000 }, null];
    const { actor, clock, looked } = watching(async () => responses.shift() ?? null);
    actor.send({ type: 'depreciation.run', year: await first('notRun') });
    expect(actor.getSnapshot().context.progress).toBeNull();
    for (const time of [1, 2]) {
      clock.increment(200);
      await waitFor(actor, (state) => state.matches({ running: 'waiting' }));
      expect([looked(), actor.getSnapshot().context.progress?.computedCount]).toEqual([time, 2000]);
    }
    actor.send({ type: 'STOP' });
    clock.increment(1000);
    expect(looked()).toBe(2);
  });

  it('a run continues without a progress value if the server reports none', async () => {
    const { actor, clock, looked } = watching(() => Promise.reject(new Error('unknown')));
    actor.send({ type: 'depreciation.run', year: await first('notRun') });
    clock.increment(200);
    await waitFor(actor, (state) => state.matches({ running: 'unmeasured' }));
    clock.increment(1000);
    expect(looked()).toBe(1);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('a failed run shows the reason and can be retried', async () => {
    const year = await first('notRun');
    server.setScenario(down);
    const { actor, settled, runs } = startActor(year);
    const { value, context } = await settled();
    expect([value, context.failure?.kind, runs()]).toEqual(['failed', 'down', 0]);
    server.setScenario(healthy);
    actor.send({ type: 'YES' });
    expect((await settled()).value).toBe('done');
  });
});
