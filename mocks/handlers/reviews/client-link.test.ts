import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { startServer, type RequestInput, type TestServer } from '../../testing/harness.ts';
import {
  clientCalls,
  ids,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
  publicly,
} from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';

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

describe('the client link', () => {
  it('the client link is valid for 30 days from the last nudge', async () => {
    const { link } = await opened();
    server.setNow('2026-04-10T14:59:00.000Z');
    expect((await open(link)).reviews).toHaveLength(1);
    server.setNow('2026-04-10T15:01:00.000Z');
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect(await expectError('getClientReviewAssignment', { query })).toEqual({
      status: 404,
      code: 'clientLinkExpired',
      messages: ['This link has expired. Please contact the person who sent it to you.'],
    });
  });

  it('the client link is reusable until its review is promoted', async () => {
    const { link, reviewId } = await responded();
    const { reviews: listed } = await open(link);
    expect(listed).toMatchObject([{ isPromoted: false }]);
    await request('promoteClientReview', promote(reviewId));
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect(await expectError('getClientReviewAssignment', { query })).toMatchObject({
      status: 404,
      code: 'clientLinkUsed',
    });
  });

  it('the client link opens one review, even when its contact has another', async () => {
    const link = await getLinkId();
    await toClient('leo');
    const ofLeo = await getLinkId('leo');
    expect(ofLeo).not.toBe(link);
    const namesIn = async (each: string) =>
      (await open(each)).reviews.map(({ employeeName }) => employeeName);
    expect(await namesIn(link)).toEqual(['Ben Okafor']);
    expect(await namesIn(ofLeo)).toEqual(['Leo Park']);
    const [leo] = (await open(ofLeo)).reviews;
    const { clientReview } = await load(leo?.reviewId ?? '');
    const id = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0]?.id ?? '';
    const body = { clientAssignmentId: link, id, answerText: 'By another link' };
    expect(await expectError('saveClientAnswer', { body })).toMatchObject({
      status: 404,
      code: 'answerUnknown',
    });
  });

  it('an unknown client link asks the reader to contact the sender, whatever the tenant', async () => {
    const link = await getLinkId();
    for (const query of [
      { tenantId: 'aster', clientAssignmentId: uuid(9) },
      { tenantId: 'birch', clientAssignmentId: link },
      { tenantId: 'nowhere', clientAssignmentId: link },
    ]) {
      expect(await expectError('getClientReviewAssignment', { query })).toEqual({
        status: 404,
        code: 'clientLinkUnknown',
        messages: ['This link isn’t valid. Please contact the person who sent it to you.'],
      });
    }
  });

  it('the client link does not open the answers of others, or with the id that staff know', async () => {
    const link = await getLinkId();
    const query = { reviewId: getReviewId('ben'), stepId: ids.self };
    const { reviewDetail } = await server.request('ben', 'getReview', { query });
    const id = reviewDetail.reviewFormDetails[0]?.questionAndAnswerItems[0]?.id;
    const body = { clientAssignmentId: link, id, answerText: 'Mine now' };
    expect(await expectError('saveClientAnswer', { body })).toMatchObject({
      status: 404,
      code: 'answerUnknown',
    });
    const details = await server.request('grace', 'getClientInteraction', {
      query: { cycleId, stepId: ids.client },
    });
    const assignmentId = details.clientInteractionDetails.clientAssignments[0]?.id ?? '';
    const known = { tenantId: 'aster', clientAssignmentId: assignmentId };
    expect(await expectError('getClientReviewAssignment', { query: known })).toMatchObject({
      status: 404,
    });
  });

  it('the client link ends with the assignment', async () => {
    const link = await getLinkId();
    const assignments = Object.values(reviews).map((reviewId) => ({
      reviewId,
      clientContactId: null,
    }));
    const body = { cycleId, stepId: ids.client, assignments };
    await server.request('grace', 'assignClientContacts', { body });
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect(await expectError('getClientReviewAssignment', { query })).toMatchObject({
      code: 'clientLinkUnknown',
    });
  });

  it('the client link rejects the wrong step of a review', async () => {
    const { reviewId } = await opened();
    const query = { tenantId: 'aster', reviewId, stepId: ids.self };
    expect(await expectError('getClientReview', { query })).toMatchObject({ status: 404 });
  });
});

describe('the PDF of a client review', () => {
  it('the PDF of a client review has what the client has answered', async () => {
    const { reviewId } = await responded();
    const response = await publicly(server, 'getClientReviewPdf', { path: { id: reviewId } });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const pdf = await PDFDocument.load(await response.arrayBuffer());
    const text = new TextDecoder().decode(pdf.getAttachments()[0]?.data);
    expect(text).toContain('Very good.');
    expect(text).not.toContain('An answer by ben.');
  });
});
