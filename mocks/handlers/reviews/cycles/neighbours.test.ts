import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import {
  cycleBody,
  ids,
  listReviews,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
} from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let cycleId: string;
let reviews: Record<string, string>;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(async () => {
  count += 1;
  cycleId = uuid(1000 + count);
  reviews = await makeCycle(server, cycleId, `Cycle ${count}`, ['leo', 'ben', 'hugo', 'grace']);
});

const getReviewId = (name: string): string => reviews[name] ?? '';

/** The names of each review's neighbours at its step, as a person sees them. */
async function listNeighbours(personId = 'hugo') {
  const listed = (await listReviews(server, personId, cycleId)).reviews;
  const names = new Map(listed.map(({ id, employeeName }) => [id, employeeName.split(' ')[0]]));
  return listed.map(({ employeeName, previousReviewId, nextReviewId }) => [
    names.get(previousReviewId ?? '') ?? null,
    employeeName.split(' ')[0],
    names.get(nextReviewId ?? '') ?? null,
  ]);
}

describe('the neighbours of a review', () => {
  it('a review has the neighbours of its step by name', async () => {
    expect(await listNeighbours()).toEqual([
      [null, 'Ben', 'Grace'],
      ['Ben', 'Grace', 'Hugo'],
      ['Grace', 'Hugo', 'Leo'],
      ['Hugo', 'Leo', null],
    ]);
  });

  it('a review that moves on leaves its neighbours and gets those of its new step', async () => {
    await passOn(server, 'grace', getReviewId('grace'), ids.self);
    await passOn(server, 'leo', getReviewId('leo'), ids.self);
    expect(await listNeighbours()).toEqual([
      [null, 'Ben', 'Hugo'],
      [null, 'Grace', 'Leo'],
      ['Ben', 'Hugo', null],
      ['Grace', 'Leo', null],
    ]);
    const { performanceReview } = await server.request('hugo', 'getReviewForDisplay', {
      query: { reviewId: getReviewId('leo') },
    });
    expect(performanceReview.previousReviewId).toBe(getReviewId('grace'));
  });

  it('the neighbours follow when a reviewee is removed', async () => {
    const {
      teamId: _team,
      workflowId: _workflow,
      ...body
    } = cycleBody(cycleId, `Cycle ${count}`, ['leo', 'ben', 'hugo']);
    await server.request('hugo', 'updateReviewCycle', { body });
    expect(await listNeighbours()).toEqual([
      [null, 'Ben', 'Hugo'],
      ['Ben', 'Hugo', 'Leo'],
      ['Hugo', 'Leo', null],
    ]);
  });

  it('the neighbours follow when a reviewee is renamed', async () => {
    const rename = (fullName: string) =>
      server.store.transaction('write', async (tx) => {
        const ben = await tx.tenant('aster').get('employees', 'employee-ben');
        if (ben) await tx.tenant('aster').put('employees', { ...ben, fullName });
      });
    await rename('Zed Okafor');
    expect(await listNeighbours()).toEqual([
      [null, 'Grace', 'Hugo'],
      ['Grace', 'Hugo', 'Leo'],
      ['Hugo', 'Leo', 'Zed'],
      ['Leo', 'Zed', null],
    ]);
    await rename('Ben Okafor');
  });

  it('a reviewee’s neighbours are only reviews that they may see', async () => {
    expect(await listNeighbours('leo')).toEqual([[null, 'Leo', null]]);
  });
});

describe('the reviews that wait for an administrator', () => {
  it('an administrator’s own review at their step is neither listed nor counted', async () => {
    const actions = async () => {
      const { reviewTabItems } = await server.request('hugo', 'getReviewStepTabs');
      return reviewTabItems.find(({ stepId }) => stepId === ids.client)?.actionCount ?? 0;
    };
    const before = await actions();
    for (const name of ['hugo', 'ben']) {
      await passOn(server, name, getReviewId(name), ids.self);
      const { reviews: listed } = await listReviews(server, 'hugo', cycleId);
      const review = listed.find(({ id }) => id === getReviewId(name));
      expect(review?.stepId).toBe(ids.manager);
    }
    await passOn(server, 'grace', getReviewId('ben'), ids.manager);
    await passOn(server, 'grace', getReviewId('hugo'), ids.manager);
    expect(await actions()).toBe(before + 1);
    const waiting = await listReviews(server, 'hugo', cycleId, { showActionableItem: true });
    expect(waiting).toMatchObject({ totalCount: 1, reviews: [{ employeeName: 'Ben Okafor' }] });
  });
});
