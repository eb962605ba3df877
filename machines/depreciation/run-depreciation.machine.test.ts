import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, searchDataOf } from '../lists/list-search.ts';
import { connectAs, down, fair, type Heard, type ServerInWeather } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { stateOfYear, type AssessmentYear, type YearState } from './assessment-year.ts';
import { guide } from './run-depreciation.guide.ts';
import { runDepreciationMachine } from './run-depreciation.machine.ts';

provePaths(guide);

describe('an assessment year', () => {
  let server: ServerInWeather;
  let heard: Heard;

  beforeEach(async () => {
    server = await createNodeServer();
    heard = connectAs(server, 'ines', 'aster');
  });

  const years = async () =>
    (await api.listAssessmentYears({ body: searchDataOf(firstPage) })).assetAssessmentYear;
  const first = async (state: YearState) =>
    (await years()).find((year) => stateOfYear(year) === state) as AssessmentYear;
  const begun = (year: AssessmentYear) => {
    const actor = createActor(runDepreciationMachine);
    let runs = 0;
    actor.on('year.run', () => (runs += 1));
    actor.start();
    actor.send({ type: 'RUN', year });
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    return { actor, settled, runs: () => runs };
  };

  it('that was not run yet is run at once, and says its sums', async () => {
    const { settled, runs } = begun(await first('notRun'));
    const { value, context } = await settled();
    expect([value, runs()]).toEqual(['done', 1]);
    expect(context.outcome).toMatchObject({ isProvisional: true, changedCount: null });
    expect(heard.told).toEqual([]);
  });

  it('that has ended is run again after a question alone, and says what differs', async () => {
    const { actor, settled } = begun(await first('final'));
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'YES' });
    expect((await settled()).context.outcome?.changedCount).toBe(0);
  });

  it('that lasts is run again at once', async () => {
    await begun(await first('notRun')).settled();
    expect(begun(await first('provisional')).actor.getSnapshot().value).toBe('running');
  });

  it('is left in peace where the run is stopped, and the list is read again', async () => {
    const { actor, runs } = begun(await first('notRun'));
    actor.send({ type: 'STOP' });
    expect([actor.getSnapshot().value, runs()]).toEqual(['resting', 1]);
  });

  it('that could not be run says why, and can be tried again', async () => {
    const year = await first('notRun');
    server.setScenario(down);
    const { actor, settled, runs } = begun(year);
    const { value, context } = await settled();
    expect([value, context.failure?.kind, runs()]).toEqual(['failed', 'down', 0]);
    server.setScenario(fair);
    actor.send({ type: 'YES' });
    expect((await settled()).value).toBe('done');
  });
});
