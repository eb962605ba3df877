import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now, passOn } from '../../testing/reviews.ts';

type Contract = components['schemas'];
type Review = Contract['PerformanceReview'];
/** An action with a reason if it is not possible, or the confirmation, which has a flag only. */
type Action = Contract['ReviewAction'] | 'Acknowledge';

/** Ben is the reviewee, Grace manages him, Leo deals with the client, Hugo administers reviews. */
const people = ['ben', 'grace', 'leo', 'hugo'] as const;
const actions = [
  'Write',
  'Promote',
  'Reject',
  'Deliver',
  'Download',
  'AssignClient',
  'Acknowledge',
] as const;

let server: TestServer;
let reviewId: string;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  const reviews = await makeCycle(server, ids.cycle, 'Cycle', ['ben']);
  reviewId = reviews['ben'] ?? '';
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const review = await db.get('reviews', reviewId);
    if (review) await db.put('reviews', { ...review, clientInterfacerId: 'employee-leo' });
  });
});

const readReview = async (personId: string): Promise<Review> =>
  (await server.request(personId, 'getReviewForDisplay', { query: { reviewId } }))
    .performanceReview;

const openReview = (personId: string, stepId: string) =>
  server.request(personId, 'getReview', { query: { reviewId, stepId } });

const listBlocked = ({ blockedActions, isReviewAcknowledgeable }: Review): Action[] => [
  ...blockedActions.map(({ action }) => action),
  ...(isReviewAcknowledgeable ? [] : (['Acknowledge'] as const)),
];

/** Each person with the letters of the actions that the server offers, `-` for the others. */
async function readTable(): Promise<Record<string, string>> {
  const { stepId } = await readReview('hugo');
  const rows = people.map(async (personId) => {
    const { performanceReview } = await openReview(personId, stepId);
    const blocked = new Set(listBlocked(performanceReview));
    const cells = actions.map((action) => (blocked.has(action) ? '-' : action.charAt(0)));
    return [personId, cells.join('')] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Tries each blocked action of each person; returns those that the server accepted. */
async function findAccepted(): Promise<string[]> {
  const { stepId, readBlockedActions } = await readBlocked();
  const accepted: string[] = [];
  for (const [personId, blocked] of readBlockedActions) {
    for (const action of blocked) {
      const { status } = await attempt(personId, action, stepId);
      if (status < 400) accepted.push(`${personId} ${action}`);
    }
  }
  return accepted;
}

async function readBlocked() {
  const { stepId } = await readReview('hugo');
  const readBlockedActions: [string, Action[]][] = [];
  for (const personId of people) {
    const { performanceReview } = await openReview(personId, stepId);
    readBlockedActions.push([personId, listBlocked(performanceReview)]);
  }
  return { stepId, readBlockedActions };
}

async function attempt(personId: string, action: Action, stepId: string): Promise<Response> {
  switch (action) {
    case 'Write':
      return server.send(personId, 'saveReviewAnswer', {
        body: { id: await findAnswerId(stepId), answerText: 'Written by someone else.' },
      });
    case 'Promote':
      return server.send(personId, 'promoteReview', { path: { reviewId }, query: { stepId } });
    case 'Reject':
      return server.send(personId, 'rejectReview', {
        body: { reviewId, rejectedReason: 'A reason.', stepId },
      });
    case 'Deliver':
      return server.send(personId, 'deliverReview', {
        path: { reviewId },
        query: { deliverToAll: 'true', stepId },
      });
    case 'Download':
      return server.send(personId, 'getReviewPdf', { path: { id: reviewId } });
    case 'Acknowledge':
      return server.send(personId, 'acknowledgeReview', { body: { reviewId } });
    default:
      return server.send(personId, 'assignClientContacts', {
        body: {
          cycleId: ids.cycle,
          stepId: ids.client,
          assignments: [{ reviewId, clientContactId: null }],
        },
      });
  }
}

/** An answer of the step, or of the first one if the step has no questions. */
async function findAnswerId(stepId: string): Promise<string> {
  const answers = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').query('reviewAnswers', { where: { reviewId } }),
  );
  return (answers.find((answer) => answer.stepId === stepId) ?? answers[0])?.id ?? '';
}

/** The steps whose forms a person receives, and what the forms promise about the reader. */
async function findBrokenPromises(): Promise<string[]> {
  const parts = { ben: 'Reviewee', grace: 'ReportingTo', leo: 'ClientInterfacer', hugo: 'PaAdmin' };
  const { reviewFormDetails: all } = await server.request('hugo', 'getReviewForDisplay', {
    query: { reviewId },
  });
  const broken: string[] = [];
  for (const personId of people) {
    const { reviewFormDetails } = await server.request(personId, 'getReviewForDisplay', {
      query: { reviewId },
    });
    for (const form of all) {
      const reader = form.readers.find(({ part }) => part === parts[personId]);
      const isPromised = reader?.readsFrom === 'Now';
      const isRead = reviewFormDetails.some(({ stepId }) => stepId === form.stepId);
      if (isPromised !== isRead) broken.push(`${personId} ${form.stepName}`);
    }
  }
  return broken;
}

/**
 * Letters: Write, Promote, Reject, Deliver, Download, AssignClient, Acknowledge. Source: REVW-042,
 * REVW-045, REVW-D40.
 */
describe('the operations on a review by person', () => {
  const phases: readonly [string, () => Promise<unknown>, Record<string, string>][] = [
    [
      'at the step of the reviewee',
      async () => undefined,
      { ben: 'WP--D--', grace: '----D--', leo: '-----A-', hugo: '----DA-' },
    ],
    [
      'at the step of the manager',
      () => passOn(server, 'ben', reviewId, ids.self),
      { ben: '----D--', grace: 'WPR-D--', leo: '-----A-', hugo: '----DA-' },
    ],
    [
      'at the step of the client',
      () => passOn(server, 'grace', reviewId, ids.manager),
      { ben: '----D--', grace: '----D--', leo: '-P---A-', hugo: '-P--DA-' },
    ],
    [
      'at the step of the administrators',
      () =>
        server.request('hugo', 'promoteReview', {
          path: { reviewId },
          query: { stepId: ids.client },
        }),
      { ben: '----D--', grace: '----D--', leo: '----D--', hugo: 'W-RDD--' },
    ],
    [
      'once it is delivered to the reviewee',
      () =>
        server.request('hugo', 'deliverReview', {
          path: { reviewId },
          query: { deliverToAll: 'false' },
        }),
      { ben: '----D-A', grace: '----D--', leo: '----D--', hugo: '---DD--' },
    ],
    [
      'once it is delivered to all',
      () =>
        server.request('hugo', 'deliverReview', {
          path: { reviewId },
          query: { deliverToAll: 'true' },
        }),
      { ben: '----D-A', grace: '----D--', leo: '----D--', hugo: '----D--' },
    ],
  ];

  it('each person is offered what their part allows, step by step, and nothing else is accepted', async () => {
    for (const [phase, enter, table] of phases) {
      await enter();
      expect({ phase, ...(await readTable()) }).toEqual({ phase, ...table });
      expect({ phase, accepted: await findAccepted() }).toEqual({ phase, accepted: [] });
      expect({ phase, broken: await findBrokenPromises() }).toEqual({ phase, broken: [] });
    }
  });

  it('a stranger finds no review, whatever they try', async () => {
    const stranger = 'chloe';
    for (const action of actions.filter((each) => each !== 'AssignClient')) {
      const { status } = await attempt(stranger, action, ids.release);
      expect([action, status >= 400]).toEqual([action, true]);
    }
    const query = { reviewId };
    expect((await server.send(stranger, 'getReviewForDisplay', { query })).status).not.toBe(200);
  });
});

describe('for whom a review waits', () => {
  it('the list names for whom a review waits and since when, and marks it after the last day', async () => {
    const fresh = await startServer(now);
    await makeWorkflow(fresh);
    const reviews = await makeCycle(fresh, ids.cycle, 'Cycle', ['ben']);
    const id = reviews['ben'] ?? '';
    const read = async (personId: string) =>
      (await fresh.request(personId, 'getReviewForDisplay', { query: { reviewId: id } }))
        .performanceReview;
    expect(await read('ben')).toMatchObject({
      waitingFor: { part: 'Reviewee', names: ['Ben Okafor'] },
      waitingSince: now,
      isOverdue: false,
    });
    await passOn(fresh, 'ben', id, ids.self);
    expect((await read('ben')).waitingFor).toEqual({ part: 'ReportingTo', names: ['Grace Kim'] });
    await passOn(fresh, 'grace', id, ids.manager);
    expect((await read('ben')).waitingFor).toEqual({
      part: 'ClientInterfacer',
      names: ['Grace Kim'],
    });
    fresh.setNow('2026-04-01T15:00:00.000Z');
    expect((await read('ben')).isOverdue).toBe(true);
  });
});
