import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import {
  clientCalls,
  ids,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
} from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

/** The page on which client contacts are assigned. Source: REVW-077, REVW-D25. */
let server: TestServer;
let cycleId: string;
let reviews: Record<string, string>;
let mara: string;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  const contacts = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').query('clientContacts'),
  );
  mara = contacts.find(({ name }) => name === 'Mara Quist')?.id ?? '';
});

beforeEach(async () => {
  count += 1;
  server.setNow(now);
  cycleId = uuid(2000 + count);
  reviews = await makeCycle(server, cycleId, `Page ${count}`, ['ben', 'leo', 'ava']);
});

const getReviewId = (name: string): string => reviews[name] ?? '';
const read = async (more: object = {}) => {
  const query = { cycleId, stepId: ids.client, ...more };
  const sent = { query };
  return (await server.request('hugo', 'getClientInteraction', sent)).clientInteractionDetails;
};
const assignBody = (choices: Record<string, string | null>) => ({
  cycleId,
  stepId: ids.client,
  assignments: Object.entries(choices).map(([name, clientContactId]) => ({
    reviewId: getReviewId(name),
    clientContactId,
  })),
});
const assign = (choices: Record<string, string | null>) =>
  server.request('hugo', 'assignClientContacts', { body: assignBody(choices) });
const toClient = async (name: string) => {
  await passOn(server, name, getReviewId(name), ids.self);
  await passOn(server, 'grace', getReviewId(name), ids.manager);
};
const passTime = (minutes: number) =>
  server.setNow(new Date(Date.parse(now) + minutes * 60_000).toISOString());

describe('the reviews of a client’s step', () => {
  it('the reviews are returned page by page, with the assignments of the page', async () => {
    await assign({ ben: mara, leo: mara });
    const names: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const details = await read({ page, pageSize: 1 });
      expect(details.totalCount).toBe(3);
      expect(details.clientAssignments.length).toBeLessThanOrEqual(details.reviews.length);
      names.push(...details.reviews.map(({ employeeName }) => employeeName));
    }
    expect(names).toEqual(['Ava Stone', 'Ben Okafor', 'Leo Park']);
  });

  it('the reviews are found by the name of the employee or the contact', async () => {
    await assign({ leo: mara });
    const find = async (search: string) => {
      const { reviews: rows, totalCount } = await read({ search });
      expect(totalCount).toBe(rows.length);
      return rows.map(({ employeeName }) => employeeName);
    };
    expect(await find('okaf')).toEqual(['Ben Okafor']);
    expect(await find('MARA')).toEqual(['Leo Park']);
    expect(await find('nobody')).toEqual([]);
  });

  it('a review waits for the client from the time at which it came to the step until it is submitted', async () => {
    const getRow = async () => (await read({ search: 'Ben' })).reviews[0];
    await assign({ ben: mara });
    expect(await getRow()).toMatchObject({ waitingSince: null, assignmentBlock: null });
    passTime(5);
    await toClient('ben');
    const waitingSince = new Date(Date.parse(now) + 5 * 60_000).toISOString();
    expect(await getRow()).toMatchObject({ waitingSince, submittedOn: null });
    await submit('ben');
    expect(await getRow()).toMatchObject({
      waitingSince: null,
      submittedOn: waitingSince,
      assignmentBlock: 'ClientSubmitted',
      isReviewClientAssignable: false,
    });
  });

  it('a review that has passed the step names why no contact can be assigned', async () => {
    await toClient('leo');
    const sent = { path: { reviewId: getReviewId('leo') }, query: { stepId: ids.client } };
    await server.request('hugo', 'promoteReview', sent);
    const [row] = (await read({ search: 'Leo' })).reviews;
    expect(row).toMatchObject({ isReviewClientAssignable: false, assignmentBlock: 'StepPassed' });
  });
});

/** The client answers the question of the link and submits. */
async function submit(name: string) {
  const client = clientCalls(server);
  const path = { id: getReviewId(name) };
  const { clientNudgeHistory } = await server.request('hugo', 'getClientNudgeHistory', { path });
  const clientAssignmentId = clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
  const link = { tenantId: 'aster', clientAssignmentId };
  const { reviews: linked, clientContactId } = await client.request<{
    reviews: { reviewId: string }[];
    clientContactId: string;
  }>('getClientReviewAssignment', { query: link });
  const reviewId = linked[0]?.reviewId ?? '';
  const { clientReview } = await client.request<{
    clientReview: { reviewFormDetails: { questionAndAnswerItems: { id: string }[] }[] };
  }>('getClientReview', { query: { tenantId: 'aster', reviewId, stepId: ids.client } });
  for (const { questionAndAnswerItems } of clientReview.reviewFormDetails) {
    for (const { id } of questionAndAnswerItems) {
      await client.request('saveClientAnswer', {
        body: { clientAssignmentId, id, answerText: 'Ok.' },
      });
    }
  }
  await client.request('promoteClientReview', { path: { reviewId }, query: { clientContactId } });
}

describe('the next reminder of a contact', () => {
  it('the next reminder is possible an hour after the last, and a day after the third', async () => {
    await assign({ ben: mara });
    await toClient('ben');
    const [assignment] = (await read()).clientAssignments;
    const body = { assignmentId: assignment?.id ?? '' };
    const nudge = async () =>
      (await server.request('hugo', 'nudgeClient', { body })).clientAssignment.nextNudgeOn;
    const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
    expect(assignment?.nextNudgeOn).toBeNull();
    expect(await nudge()).toBe(at(60));
    passTime(60);
    expect((await read()).clientAssignments[0]?.nextNudgeOn).toBeNull();
    expect(await nudge()).toBe(at(120));
    passTime(120);
    expect(await nudge()).toBe(at(24 * 60));
    passTime(180);
    expect((await read()).clientAssignments[0]?.nextNudgeOn).toBe(at(24 * 60));
    expect(await server.expectError('hugo', 'nudgeClient', { body })).toMatchObject({
      status: 409,
    });
    passTime(24 * 60);
    expect((await read()).clientAssignments[0]?.nextNudgeOn).toBeNull();
  });
});

describe('a list of assignments that are not all possible', () => {
  it('every impossible assignment has its error, and nothing is saved', async () => {
    const body = assignBody({ ben: uuid(9), leo: mara, ava: uuid(8) });
    const rejection = await server.expectError('hugo', 'assignClientContacts', { body });
    expect(rejection).toMatchObject({ status: 400, code: 'contactUnknown' });
    expect(Object.keys(rejection.fieldErrors ?? {})).toEqual([
      'assignments.0.clientContactId',
      'assignments.2.clientContactId',
    ]);
    expect((await read()).clientAssignments).toEqual([]);
  });
});
