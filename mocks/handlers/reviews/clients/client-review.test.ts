import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { startServer, type RequestInput, type TestServer } from '../../../testing/harness.ts';
import {
  clientCalls,
  ids,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
} from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

type Contract = components['schemas'];

let server: TestServer;
let cycleId: string;
let reviews: Record<string, string>;
let contactId: string;
let count = 0;
let request: ReturnType<typeof clientCalls>['request'];
let expectError: ReturnType<typeof clientCalls>['expectError'];

beforeAll(async () => {
  server = await startServer(now);
  ({ request, expectError } = clientCalls(server));
  await makeWorkflow(server);
  const contacts = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').query('clientContacts'),
  );
  contactId = contacts.find(({ name }) => name === 'Mara Quist')?.id ?? '';
});

/** Ben and Leo are reviewed, with Mara as the client for both; Ben's review has reached her. */
beforeEach(async () => {
  count += 1;
  server.setNow(now);
  cycleId = uuid(1000 + count);
  reviews = await makeCycle(server, cycleId, `Cycle ${count}`, ['ben', 'leo']);
  const assignments = Object.values(reviews).map((reviewId) => ({
    reviewId,
    clientContactId: contactId,
  }));
  const body = { cycleId, stepId: ids.client, assignments };
  await server.request('grace', 'assignClientContacts', { body });
  await toClient('ben');
});

const getReviewId = (name: string): string => reviews[name] ?? '';
async function toClient(name: string): Promise<void> {
  await passOn(server, name, getReviewId(name), ids.self);
  await passOn(server, 'grace', getReviewId(name), ids.manager);
}

/** The id in the link that was e-mailed to Mara. */
async function getLinkId(name = 'ben'): Promise<string> {
  const path = { id: getReviewId(name) };
  const { clientNudgeHistory } = await server.request('hugo', 'getClientNudgeHistory', { path });
  return clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
}

const open = async (link?: string) =>
  request<Contract['ClientReviewAssignmentAnswer']>('getClientReviewAssignment', {
    query: { tenantId: 'aster', clientAssignmentId: link ?? (await getLinkId()) },
  });
const load = (reviewId: string) =>
  request<Contract['ClientReviewAnswer']>('getClientReview', {
    query: { tenantId: 'aster', reviewId, stepId: ids.client },
  });
const promote = (reviewId: string, id = contactId): RequestInput => ({
  path: { reviewId },
  query: { clientContactId: id },
});

async function opened() {
  const link = await getLinkId();
  const [first] = (await open(link)).reviews;
  const reviewId = first?.reviewId ?? '';
  const { clientReview } = await load(reviewId);
  const item = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0];
  return { link, reviewId, answerId: item?.id ?? '' };
}

async function responded() {
  const at = await opened();
  const body = { clientAssignmentId: at.link, id: at.answerId, answerText: 'Very good.' };
  await request('saveClientAnswer', { body });
  return at;
}

describe('the client contact endpoints without a sign-in token', () => {
  it('a client contact opens the link and sees who requests the review and the reviews assigned to them', async () => {
    const assignment = await open();
    expect(assignment).toMatchObject({
      clientContactId: contactId,
      clientContactName: 'Mara Quist',
      clientName: 'Harbour Bank',
      tenantName: 'Aster Labs',
      linkExpiresOn: '2026-04-10T15:00:00.000Z',
    });
    expect(assignment.reviews.map(({ employeeName }) => employeeName)).toEqual(['Ben Okafor']);
    const [first] = assignment.reviews;
    const { clientReview } = await load(first?.reviewId ?? '');
    expect(clientReview).toMatchObject({ previousReviewId: null, nextReviewId: null });
  });

  it('a client contact sees only their own form, and knows the review by an id that staff never see', async () => {
    const { reviewId } = await opened();
    expect(reviewId).not.toBe(getReviewId('ben'));
    const { clientReview } = await load(reviewId);
    expect(clientReview).toMatchObject({
      clientContactId: contactId,
      isReviewPromotable: true,
      isReviewReadOnly: false,
    });
    expect(clientReview.reviewFormDetails.map(({ stepId }) => stepId)).toEqual([ids.client]);
    const query = { tenantId: 'aster', reviewId: getReviewId('ben'), stepId: ids.client };
    expect(await expectError('getClientReview', { query })).toMatchObject({
      status: 404,
      code: 'clientLinkUnknown',
    });
  });

  it('a client contact saves an answer, which staff read once it is submitted', async () => {
    const { reviewId } = await responded();
    const query = { reviewId: getReviewId('ben'), stepId: ids.client };
    const before = await server.request('grace', 'getReview', { query });
    const getSteps = (detail: typeof before) =>
      detail.reviewDetail.reviewFormDetails.map(({ stepId }) => stepId);
    expect(before.performanceReview.status).toBe('Answered');
    expect(getSteps(before)).toEqual([ids.self, ids.manager]);
    await request('promoteClientReview', promote(reviewId));
    const after = await server.request('grace', 'getReview', { query });
    expect(after.reviewDetail.reviewFormDetails.at(-1)).toMatchObject({
      stepId: ids.client,
      questionAndAnswerItems: [{ answerText: 'Very good.', isEditable: false }],
    });
  });

  it('a client contact writes, changes and deletes their own comments', async () => {
    const { link, answerId, reviewId } = await opened();
    const id = uuid(3000 + count);
    const body = {
      clientAssignmentId: link,
      id,
      comments: 'On time.',
      paCycleReviewAnswerId: answerId,
    };
    const { comment } = await request<Contract['ReviewCommentSaved']>('saveClientComment', {
      body,
    });
    expect(comment).toMatchObject({
      id,
      isEditable: true,
      writerNameForPDF: 'Mara Quist, Harbour Bank',
    });
    await request('saveClientComment', { body: { ...body, comments: 'Always on time.' } });
    const item = (await load(reviewId)).clientReview.reviewFormDetails[0]
      ?.questionAndAnswerItems[0];
    expect(item?.clientCommentItems.map(({ comments }) => comments)).toEqual(['Always on time.']);
    const path = { id };
    await request('deleteClientComment', { path });
    expect(await expectError('deleteClientComment', { path })).toMatchObject({ status: 404 });
    const blank = { ...body, comments: ' ' };
    expect(await expectError('saveClientComment', { body: blank })).toMatchObject({ status: 400 });
  });

  it('a client contact writes at most 50 comments on an answer', async () => {
    const { link, answerId } = await opened();
    const write = (id: string, comments: string) => ({
      body: { clientAssignmentId: link, id, comments, paCycleReviewAnswerId: answerId },
    });
    const keys = Array.from({ length: 50 }, () => crypto.randomUUID());
    for (const id of keys) await request('saveClientComment', write(id, 'On time.'));
    const another = write(crypto.randomUUID(), 'One more.');
    expect(await expectError('saveClientComment', another)).toEqual({
      status: 409,
      code: 'clientCommentLimit',
      messages: ['An answer can have up to 50 comments. Change or delete one to add another.'],
    });
    const [first = ''] = keys;
    await request('saveClientComment', write(first, 'Always on time.'));
    await request('deleteClientComment', { path: { id: first } });
    await request('saveClientComment', another);
  });

  it('a client contact’s comments have other ids for staff, which delete nothing', async () => {
    const { link, answerId, reviewId } = await responded();
    const id = uuid(3500 + count);
    const body = { clientAssignmentId: link, id, comments: 'x', paCycleReviewAnswerId: answerId };
    await request('saveClientComment', { body });
    await request('promoteClientReview', promote(reviewId));
    const query = { reviewId: getReviewId('ben') };
    const { reviewFormDetails } = await server.request('hugo', 'getReviewForDisplay', { query });
    const shown = reviewFormDetails.find(({ stepId }) => stepId === ids.client)
      ?.questionAndAnswerItems[0]?.clientCommentItems[0];
    expect(shown).toMatchObject({ comments: 'x', isEditable: false });
    expect(shown?.id).not.toBe(id);
    const path = { id: shown?.id ?? '' };
    expect(await expectError('deleteClientComment', { path })).toMatchObject({ status: 404 });
  });

  it('a client contact submits the review with their clientContactId, after which nothing can be changed', async () => {
    const { link, answerId, reviewId } = await responded();
    expect(await expectError('promoteClientReview', promote(reviewId, uuid(9)))).toMatchObject({
      status: 404,
    });
    const done = await request<Contract['ClientReviewChanged']>(
      'promoteClientReview',
      promote(reviewId),
    );
    expect(done.clientReview).toMatchObject({ isReviewPromotable: false, isReviewReadOnly: true });
    expect(done.successMessages).toEqual(['Thank you. Your review was submitted.']);
    const query = { reviewId: getReviewId('ben') };
    const { performanceReview } = await server.request('hugo', 'getReviewForDisplay', { query });
    expect(performanceReview).toMatchObject({ stepId: ids.release, status: 'Promoted' });
    const body = { clientAssignmentId: link, id: answerId, answerText: 'Else' };
    const late = { status: 400, code: 'clientReviewSubmitted' };
    expect(await expectError('saveClientAnswer', { body })).toMatchObject(late);
    expect(await expectError('promoteClientReview', promote(reviewId))).toMatchObject(late);
  });

  it('a client contact has to give the required answers first', async () => {
    const { link, reviewId, answerId } = await opened();
    expect(await expectError('promoteClientReview', promote(reviewId))).toMatchObject({
      status: 400,
      messages: ['An answer is required'],
    });
    const blank = { clientAssignmentId: link, id: answerId, answerText: ' ' };
    expect(await expectError('saveClientAnswer', { body: blank })).toMatchObject({
      messages: ['An answer is required'],
    });
  });

  it('a client contact who leaves an optional answer blank has not started', async () => {
    const { link, answerId } = await opened();
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const answer = await db.get('reviewAnswers', answerId);
      if (answer) await db.put('reviewAnswers', { ...answer, isRequired: false });
    });
    const readStatus = async () => {
      const query = { reviewId: getReviewId('ben') };
      const { performanceReview } = await server.request('hugo', 'getReviewForDisplay', { query });
      return performanceReview.status;
    };
    const save = (answerText: string) => ({
      body: { clientAssignmentId: link, id: answerId, answerText },
    });
    await request('saveClientAnswer', save(' \u00A0 '));
    expect(await readStatus()).toBe('Promoted');
    await request('saveClientAnswer', save('Good.'));
    expect(await readStatus()).toBe('Answered');
  });

  it('a client contact answers again when the review is sent back to them', async () => {
    const { reviewId } = await responded();
    await request('promoteClientReview', promote(reviewId));
    const body = { reviewId: getReviewId('ben'), rejectedReason: 'A little more, please.' };
    await server.request('hugo', 'rejectReview', { body });
    const { clientReview } = await load(reviewId);
    expect(clientReview).toMatchObject({
      isReviewPromotable: true,
      rejectedReason: 'A little more, please.',
    });
  });
});
