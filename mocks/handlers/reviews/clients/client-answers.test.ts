import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
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

type Contract = components['schemas'];

let server: TestServer;
let client: ReturnType<typeof clientCalls>;
let cycleId: string;
let reviewId: string;
let clientId: string;
let first: Contract['ClientContact'];
let second: Contract['ClientContact'];
let count = 0;
let minutes = 0;

beforeAll(async () => {
  server = await startServer(now);
  client = clientCalls(server);
  await makeWorkflow(server);
});

/** Ben's review has reached the first of a client's two contacts. */
beforeEach(async () => {
  count += 1;
  cycleId = uuid(1000 + count);
  clientId = crypto.randomUUID();
  first = { id: crypto.randomUUID(), name: 'Ada Brook', email: 'ada@client.test' };
  second = { id: crypto.randomUUID(), name: 'Bo Reed', email: 'bo@client.test' };
  const body = { id: clientId, name: `Willow ${count}`, isActive: true, contacts: [first, second] };
  await server.request('chloe', 'createClient', { body });
  reviewId = (await makeCycle(server, cycleId, `Cycle ${count}`, ['ben']))['ben'] ?? '';
  await assign(first.id);
  await passOn(server, 'ben', reviewId, ids.self);
  await passOn(server, 'grace', reviewId, ids.manager);
});

/** Moves the clock, so that the next e-mail is the latest. */
function passMinute() {
  minutes += 1;
  server.setNow(new Date(Date.parse(now) + minutes * 60_000).toISOString());
}

async function assign(clientContactId: string | null) {
  passMinute();
  const assignments = [{ reviewId, clientContactId }];
  const body = { cycleId, stepId: ids.client, assignments };
  await server.request('grace', 'assignClientContacts', { body });
}

async function openForm() {
  const { clientNudgeHistory } = await server.request('hugo', 'getClientNudgeHistory', {
    path: { id: reviewId },
  });
  const link = clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
  const { reviews } = await client.request<Contract['ClientReviewAssignmentAnswer']>(
    'getClientReviewAssignment',
    { query: { tenantId: 'aster', clientAssignmentId: link } },
  );
  const clientReviewId = reviews[0]?.reviewId ?? '';
  const { clientReview } = await client.request<Contract['ClientReviewAnswer']>('getClientReview', {
    query: { tenantId: 'aster', reviewId: clientReviewId, stepId: ids.client },
  });
  const item = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0];
  return { link, clientReviewId, item, answerId: item?.id ?? '' };
}

/** Stores an answer and a comment without submitting them. */
async function draft(message: string) {
  const form = await openForm();
  const { link: clientAssignmentId, answerId } = form;
  await client.request('saveClientAnswer', {
    body: { clientAssignmentId, id: answerId, answerText: message },
  });
  const comment = { id: crypto.randomUUID(), comments: `About ${message}` };
  await client.request('saveClientComment', {
    body: { ...comment, clientAssignmentId, paCycleReviewAnswerId: answerId },
  });
  return { ...form, commentKey: comment.id };
}

async function submit(message: string, clientContactId: string) {
  const form = await draft(message);
  await client.request('promoteClientReview', {
    path: { reviewId: form.clientReviewId },
    query: { clientContactId },
  });
  return form;
}

async function readAssignment() {
  const { clientInteractionDetails } = await server.request('grace', 'getClientInteraction', {
    query: { cycleId, stepId: ids.client },
  });
  return clientInteractionDetails.clientAssignments[0];
}

/** Sends the link again, a minute later. */
async function nudge() {
  passMinute();
  const assignmentId = (await readAssignment())?.id ?? '';
  await server.request('grace', 'nudgeClient', { body: { assignmentId } });
}

const passOver = () =>
  server.request('grace', 'promoteReview', { path: { reviewId }, query: { stepId: ids.client } });
async function expectSkipped(status: number) {
  const sent = { path: { reviewId }, query: { stepId: ids.client } };
  expect((await server.send('grace', 'promoteReview', sent)).status).toBe(status);
}
const sendBack = () =>
  server.request('hugo', 'rejectReview', { body: { reviewId, rejectedReason: 'Say more.' } });

/** The answer of the client's step as staff see it; undefined if they cannot see the step. */
async function readByStaff(personId = 'hugo') {
  const { reviewFormDetails } = await server.request(personId, 'getReviewForDisplay', {
    query: { reviewId },
  });
  return reviewFormDetails.find(({ stepId }) => stepId === ids.client)?.questionAndAnswerItems[0];
}

async function readPdf(): Promise<string> {
  const response = await server.send('hugo', 'getReviewPdf', { path: { id: reviewId } });
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(await response.arrayBuffer());
  return new TextDecoder().decode(pdf.getAttachments()[0]?.data);
}

const update = (personId: string, contacts: readonly Contract['ClientContact'][]) =>
  server.send(personId, 'updateClient', {
    body: { id: clientId, name: `Willow ${count}`, isActive: true, contacts },
  });

describe('the draft answers of a client', () => {
  it('a contact who is asked in an open review is not removed, and the draft stays', async () => {
    await draft('Draft words');
    const body = { id: clientId, name: `Willow ${count}`, isActive: true, contacts: [second] };
    expect(await server.expectError('ava', 'updateClient', { body })).toMatchObject({
      status: 409,
      code: 'contactInReview',
      errorMessages: [
        `Can’t remove Ada Brook: 1 open review still waits for their answers (Cycle ${count} – Ben Okafor). Assign another contact first.`,
      ],
    });
    const { client: stored } = await server.request('chloe', 'getClient', {
      path: { id: clientId },
    });
    expect(stored.contacts).toEqual([first, second]);
    expect((await openForm()).item).toMatchObject({ answerText: 'Draft words' });
    await expectSkipped(403);
    expect(await readByStaff()).toBeUndefined();
  });

  it('a contact’s open reviews are named without the reviewee to those who may not see them', async () => {
    const body = { id: clientId, name: `Willow ${count}`, isActive: true, contacts: [second] };
    const { errorMessages } = await server.expectError('chloe', 'updateClient', { body });
    expect(errorMessages[0]).toContain(`(Cycle ${count})`);
  });

  it('a client’s draft stays hidden when the contact is replaced, removed and the step is skipped', async () => {
    await draft('Draft words');
    await assign(null);
    expect((await update('chloe', [second])).status).toBe(200);
    await expectSkipped(200);
    expect(await readByStaff()).toMatchObject({ answerText: '', clientCommentItems: [] });
    expect(await readPdf()).not.toContain('Draft words');
    await server.request('hugo', 'deliverReview', {
      path: { reviewId },
      query: { deliverToAll: 'true' },
    });
    for (const personId of ['ben', 'grace', 'hugo']) {
      expect(await readByStaff(personId)).toMatchObject({ answerText: '', clientAnswers: [] });
    }
  });

  it('a client’s draft is not shown to the next contact', async () => {
    await draft('Draft words');
    await assign(second.id);
    expect((await openForm()).item).toMatchObject({ answerText: '', clientCommentItems: [] });
  });

  it('a client’s draft stays hidden when it changes earlier submitted answers', async () => {
    await submit('First words', first.id);
    await sendBack();
    await draft('Draft words');
    await assign(null);
    await passOver();
    expect(await readByStaff()).toMatchObject({
      answerText: 'First words',
      clientCommentItems: [{ comments: 'About First words' }],
    });
  });
});

describe('the submitted answers of a client', () => {
  it('submitted client answers keep their author’s name when another contact is assigned', async () => {
    await submit('First words', first.id);
    await sendBack();
    await assign(second.id);
    expect((await openForm()).item).toMatchObject({ answerText: '', clientAnswers: [] });
    await submit('Second words', second.id);
    const item = await readByStaff();
    expect(item).toMatchObject({
      answerText: 'Second words',
      clientAnswers: [
        { answerText: 'Second words', clientContactName: 'Bo Reed' },
        { answerText: 'First words', clientContactName: 'Ada Brook' },
      ],
    });
    expect(
      item?.clientCommentItems.map(({ comments, writerName }) => [comments, writerName]),
    ).toEqual(
      expect.arrayContaining([
        ['About First words', 'Ada Brook'],
        ['About Second words', 'Bo Reed'],
      ]),
    );
    const pdf = await readPdf();
    expect(pdf).toContain(`Ada Brook, Willow ${count}: First words`);
    expect(pdf).toContain(`Bo Reed, Willow ${count}: Second words`);
  });

  it('submitted client answers stay when the contact is removed from the client', async () => {
    await submit('First words', first.id);
    await update('chloe', [second]);
    await sendBack();
    await passOver();
    expect(await readByStaff()).toMatchObject({
      clientAnswers: [{ answerText: 'First words', clientContactName: 'Ada Brook' }],
    });
  });

  it('submitted client answers are replaced by what the same contact submits later', async () => {
    await submit('First words', first.id);
    await sendBack();
    await submit('Better words', first.id);
    expect((await readByStaff())?.clientAnswers).toMatchObject([{ answerText: 'Better words' }]);
  });
});

describe('the link of a removed contact', () => {
  it('the link of a removed contact opens nothing, even when a contact with the same id is added again', async () => {
    const { link } = await submit('First words', first.id);
    expect((await update('chloe', [second])).status).toBe(200);
    expect((await update('chloe', [first, second])).status).toBe(200);
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect(await client.expectError('getClientReviewAssignment', { query })).toMatchObject({
      status: 404,
      code: 'clientLinkUnknown',
    });
  });
});

describe('the link of a contact whose email address changes', () => {
  it('the link of a contact ends with the former address, and a new nudge sends another', async () => {
    const { link } = await openForm();
    await update('chloe', [{ ...first, email: 'new@client.test' }, second]);
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect((await client.expectError('getClientReviewAssignment', { query })).status).toBe(404);
    expect(await readAssignment()).toMatchObject({ lastNudgedOn: null, linkExpiresOn: null });
    await nudge();
    expect((await openForm()).link).not.toBe(link);
  });

  it('the former owner of an address has no id of a review or comment that still opens the review', async () => {
    const { clientReviewId, commentKey } = await draft('Draft words');
    await update('chloe', [{ ...first, email: 'new@client.test' }, second]);
    await nudge();
    const { item } = await openForm();
    expect(item).toMatchObject({
      answerText: 'Draft words',
      clientCommentItems: [{ comments: 'About Draft words' }],
    });
    const [promote, remove] = await Promise.all([
      client.expectError('promoteClientReview', {
        path: { reviewId: clientReviewId },
        query: { clientContactId: first.id },
      }),
      client.expectError('deleteClientComment', { path: { id: commentKey } }),
    ]);
    expect([promote.status, remove.status]).toEqual([404, 404]);
  });

  it('the link of a contact stays when only the case of the address changes', async () => {
    const { link } = await openForm();
    await update('chloe', [{ ...first, email: 'Ada@Client.test' }, second]);
    expect((await openForm()).link).toBe(link);
  });
});
