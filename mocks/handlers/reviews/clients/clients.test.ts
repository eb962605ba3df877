import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now, passOn } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let cycleId: string;
let reviews: Record<string, string>;
let mara: string;
let theo: string;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  const contacts = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').query('clientContacts'),
  );
  const findId = (name: string) => contacts.find((each) => each.name === name)?.id ?? '';
  mara = findId('Mara Quist');
  theo = findId('Theo Lang');
});

beforeEach(async () => {
  count += 1;
  server.setNow(now);
  cycleId = uuid(1000 + count);
  reviews = await makeCycle(server, cycleId, `Cycle ${count}`, ['ben', 'leo', 'ava']);
});

const getReviewId = (name: string): string => reviews[name] ?? '';
const interaction = async (personId: string) =>
  (
    await server.request(personId, 'getClientInteraction', {
      query: { cycleId, stepId: ids.client },
    })
  ).clientInteractionDetails;
const assignBody = (names: readonly string[], clientContactId: string | null) => ({
  cycleId,
  stepId: ids.client,
  assignments: names.map((name) => ({ reviewId: getReviewId(name), clientContactId })),
});
const assign = async (names: readonly string[], clientContactId: string | null) => {
  const body = assignBody(names, clientContactId);
  return (await server.request('grace', 'assignClientContacts', { body })).clientInteractionDetails;
};
const toClient = async (name: string) => {
  await passOn(server, name, getReviewId(name), ids.self);
  await passOn(server, 'grace', getReviewId(name), ids.manager);
};
const listNudges = async (name: string, personId = 'hugo') =>
  (await server.request(personId, 'getClientNudgeHistory', { path: { id: getReviewId(name) } }))
    .clientNudgeHistory;

describe('assigning client contacts', () => {
  it('assigning a client contact creates one assignment for each review of the step', async () => {
    const details = await assign(['ben', 'leo'], mara);
    const each = { clientContactName: 'Mara Quist', clientName: 'Harbour Bank', isAutoNudge: true };
    expect(details.clientAssignments).toMatchObject([each, each]);
    const assignmentIds = details.reviews.flatMap(({ assignmentId }) => assignmentId ?? []);
    expect(new Set(assignmentIds).size).toBe(2);
    expect(details.reviews.map(({ clientContactName }) => clientContactName)).toEqual([
      '',
      'Mara Quist',
      'Mara Quist',
    ]);
    expect(JSON.stringify(details)).not.toContain('linkId');
    const names = details.clients.map(({ clientName }) => clientName);
    expect(names).toContain('Lumen Energy');
  });

  it('assigning moves a review to another contact, and removes the assignment', async () => {
    await assign(['ben', 'leo'], mara);
    const moved = await assign(['leo'], theo);
    expect(moved.clientAssignments).toHaveLength(2);
    const remaining = await assign(['ben'], null);
    expect(remaining.clientAssignments.map(({ clientContactName }) => clientContactName)).toEqual([
      'Theo Lang',
    ]);
  });

  it('assigning client contacts is allowed to the client interfacer and to admins', async () => {
    const sent = { query: { cycleId, stepId: ids.client } };
    const own = await server.expectError('ben', 'getClientInteraction', sent);
    expect(own).toMatchObject({ status: 403, code: 'notClientInterfacer' });
    const body = assignBody(['ava'], mara);
    const ofAva = await server.expectError('ava', 'assignClientContacts', { body });
    expect(ofAva).toMatchObject({ status: 403, code: 'ownReview' });
    await server.request('hugo', 'assignClientContacts', { body });
    expect((await interaction('hugo')).reviews).toHaveLength(3);
  });

  it('assigning rejects steps of others, unknown contacts and reviews, and a repeated review', async () => {
    const cases = [
      [{ ...assignBody(['ben'], mara), stepId: ids.manager }, 400, 'notAClientStep'],
      [{ ...assignBody(['ben'], mara), stepId: uuid(9) }, 404, 'stepNotInCycle'],
      [assignBody(['ben'], uuid(9)), 400, 'contactUnknown'],
      [assignBody(['ben', 'ben'], mara), 400, 'namedTwice'],
      [{ ...assignBody(['jon'], mara), cycleId: uuid(9) }, 400, 'invalid'],
      [
        {
          ...assignBody([], mara),
          assignments: [{ reviewId: uuid(9), clientContactId: mara }],
        },
        400,
        'reviewUnknown',
      ],
    ] as const;
    for (const [body, status, code] of cases) {
      const rejection = await server.expectError('grace', 'assignClientContacts', { body });
      expect(rejection).toMatchObject({ status, code });
    }
  });

  it('assigning stores all assignments of a list or none', async () => {
    const body = {
      ...assignBody(['ben'], mara),
      assignments: [
        { reviewId: getReviewId('ben'), clientContactId: mara },
        { reviewId: getReviewId('leo'), clientContactId: uuid(9) },
      ],
    };
    await server.expectError('grace', 'assignClientContacts', { body });
    expect((await interaction('grace')).clientAssignments).toEqual([]);
  });

  it('assigning ends with the step: a review that has passed it keeps its client', async () => {
    await toClient('ben');
    const at = { path: { reviewId: getReviewId('ben') }, query: { stepId: ids.client } };
    await server.request('grace', 'promoteReview', at);
    const body = assignBody(['ben'], mara);
    const rejection = await server.expectError('grace', 'assignClientContacts', { body });
    expect(rejection).toMatchObject({ status: 400, code: 'stepIsPassed' });
  });

  it('the review detail shows the client assignment to the client interfacer', async () => {
    await assign(['ben'], mara);
    const query = { reviewId: getReviewId('ben'), stepId: ids.client };
    const ofGrace = await server.request('grace', 'getReview', { query });
    expect(ofGrace.reviewDetail.clientInteractionDetails?.clientAssignments).toHaveLength(1);
    const ofBen = await server.request('ben', 'getReview', { query });
    expect(ofBen.reviewDetail.clientInteractionDetails).toBeNull();
  });
});

describe('nudging the client', () => {
  it('the client is mailed the link when a review reaches an assigned client, and when it is assigned there', async () => {
    await assign(['ben'], mara);
    expect(await listNudges('ben')).toEqual([]);
    await toClient('ben');
    const [mail] = await listNudges('ben');
    expect(mail).toMatchObject({
      clientContactName: 'Mara Quist',
      email: 'mara.quist@client.test',
      isAutomatic: true,
      sentByName: '',
      sentOn: now,
    });
    expect(mail?.clientReviewLink).toMatch(
      /^\/performance\/clientReview\/aster\/[0-9a-f]{8}-[0-9a-f-]{27}$/,
    );
    await toClient('leo');
    await assign(['leo'], theo);
    expect(await listNudges('leo')).toHaveLength(1);
  });

  it('the client is nudged by hand, which makes the link valid for 30 days again', async () => {
    await assign(['ben'], mara);
    await toClient('ben');
    const assignmentId = (await interaction('grace')).clientAssignments[0]?.id;
    server.setNow('2026-03-20T10:00:00.000Z');
    const body = { assignmentId, message: ' This week, please. ' };
    const { clientAssignment, successMessages } = await server.request('grace', 'nudgeClient', {
      body,
    });
    expect(clientAssignment).toMatchObject({
      lastNudgedOn: '2026-03-20T10:00:00.000Z',
      linkExpiresOn: '2026-04-19T10:00:00.000Z',
    });
    expect(successMessages).toEqual(['A reminder was emailed to Mara Quist.']);
    const [latest, first] = await listNudges('ben');
    expect(latest).toMatchObject({ message: 'This week, please.', sentByName: 'Grace Kim' });
    expect(latest?.clientReviewLink).toBe(first?.clientReviewLink);
  });

  it('nudging is rejected while no review waits for the client, and for assignments of others', async () => {
    await assign(['ben'], mara);
    const assignmentId = (await interaction('grace')).clientAssignments[0]?.id;
    const early = await server.expectError('grace', 'nudgeClient', { body: { assignmentId } });
    expect(early).toMatchObject({ status: 400, code: 'nothingForClient' });
    for (const [person, id] of [
      ['ben', assignmentId],
      ['grace', uuid(9)],
    ] as const) {
      const body = { assignmentId: id };
      const rejection = await server.expectError(person, 'nudgeClient', { body });
      expect(rejection).toMatchObject({ status: 404, code: 'assignmentUnknown' });
    }
  });

  it('automatic nudges can be turned off, and then no mail is sent automatically', async () => {
    await assign(['ben'], mara);
    const assignment = (await interaction('grace')).clientAssignments[0];
    const body = { assignmentId: assignment?.id, isAutoNudge: false, version: 1 };
    const off = await server.request('grace', 'updateClientAutoNudge', { body });
    expect(off.clientAssignment).toMatchObject({ isAutoNudge: false, version: 2 });
    expect(off.successMessages).toEqual(['Automatic reminders were turned off.']);
    expect((await server.expectError('grace', 'updateClientAutoNudge', { body })).status).toBe(409);
    await toClient('ben');
    expect(await listNudges('ben')).toEqual([]);
    const on = { assignmentId: assignment?.id, isAutoNudge: true };
    const { successMessages } = await server.request('grace', 'updateClientAutoNudge', {
      body: on,
    });
    expect(successMessages).toEqual(['Automatic reminders were turned on.']);
  });

  it('the nudge history is shown only with the right to view it', async () => {
    await assign(['ben'], mara);
    await toClient('ben');
    const rejection = await server.expectError('grace', 'getClientNudgeHistory', {
      path: { id: getReviewId('ben') },
    });
    expect(rejection).toMatchObject({ status: 403, code: 'privilegeMissing' });
    const query = { reviewId: getReviewId('ben'), stepId: ids.client };
    const withRight = await server.request('hugo', 'getReview', { query });
    expect(withRight.reviewDetail.clientNudgeHistory).toHaveLength(1);
    const without = await server.request('grace', 'getReview', { query });
    expect(without.reviewDetail.clientNudgeHistory).toEqual([]);
  });
});

describe('the client link of the user’s own review', () => {
  it('the client link of a review is hidden from its reviewee, whatever their rights', async () => {
    await assign(['leo'], mara);
    await server.request('hugo', 'assignClientContacts', { body: assignBody(['ava'], mara) });
    await toClient('leo');
    const path = { id: getReviewId('ava') };
    for (const id of ['getClientNudgeHistory', 'getAdminNudgeHistory'] as const) {
      const rejection = await server.expectError('ava', id, { path });
      expect(rejection).toMatchObject({ status: 403, code: 'ownReview' });
    }
    const query = { reviewId: getReviewId('ava'), stepId: ids.client };
    const { reviewDetail } = await server.request('ava', 'getReview', { query });
    expect(reviewDetail.clientNudgeHistory).toEqual([]);
    expect(reviewDetail.clientInteractionDetails).toBeNull();
  });
});

describe('reminding staff', () => {
  it('reminding staff notifies the people the review waits for, and is stored in the admin nudge history', async () => {
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const body = { reviewId: getReviewId('ben'), message: 'Please.' };
    const { recipientNames, successMessages } = await server.request(
      'hugo',
      'nudgeReviewExecutor',
      {
        body,
      },
    );
    expect(recipientNames).toEqual(['Grace Kim']);
    expect(successMessages).toEqual(['A reminder was sent to Grace Kim.']);
    const { paAdminNudgeHistory } = await server.request('hugo', 'getAdminNudgeHistory', {
      path: { id: getReviewId('ben') },
    });
    expect(paAdminNudgeHistory).toMatchObject([
      { recipientName: 'Grace Kim', stepName: 'Manager', sentByName: 'Hugo Silva' },
    ]);
  });

  it('reminding staff is denied for the user’s own review', async () => {
    const body = { reviewId: getReviewId('ava') };
    const rejection = await server.expectError('ava', 'nudgeReviewExecutor', { body });
    expect(rejection).toMatchObject({ status: 403, code: 'ownReview' });
  });
});

describe('nudges that are due', () => {
  it('due nudges are sent once for each visit of a review to its step, as stepNudges require', async () => {
    await server.request('hugo', 'runReviewNudges');
    await assign(['ben'], mara);
    await toClient('ben');
    server.setNow('2026-03-15T15:00:00.000Z');
    expect(await server.request('hugo', 'runReviewNudges')).toMatchObject({ clientNudges: 0 });
    server.setNow('2026-03-18T15:00:00.000Z');
    const due = await server.request('hugo', 'runReviewNudges');
    expect(due.clientNudges).toBeGreaterThanOrEqual(1);
    const total = due.clientNudges + due.adminNudges;
    expect(due.successMessages).toEqual([`${total} reminders were sent.`]);
    expect((await listNudges('ben')).map(({ isAutomatic }) => isAutomatic)).toEqual([true, true]);
    const { paAdminNudgeHistory } = await server.request('hugo', 'getAdminNudgeHistory', {
      path: { id: getReviewId('leo') },
    });
    expect(paAdminNudgeHistory).toMatchObject([{ recipientName: 'Grace Kim', isAutomatic: true }]);
    expect(await server.request('hugo', 'runReviewNudges')).toMatchObject({
      clientNudges: 0,
      adminNudges: 0,
      successMessages: ['0 reminders were sent.'],
    });
  });
});
