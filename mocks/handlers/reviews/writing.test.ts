import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import {
  listAnswersAt,
  ids,
  listReviews,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
} from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';

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
  reviews = await makeCycle(server, cycleId, `Cycle ${count}`, ['ben', 'leo', 'hugo', 'grace']);
});

const getReviewId = (name: string): string => reviews[name] ?? '';
const listed = (personId: string, more?: object) => listReviews(server, personId, cycleId, more);

describe('answering a review', () => {
  it('answering stores the answer, and marks the review as answered', async () => {
    const [item] = await listAnswersAt(server, 'ben', getReviewId('ben'), ids.self);
    const body = { id: item?.id, answerText: '  It went well.  ', version: 1 };
    const saved = await server.request('ben', 'saveReviewAnswer', { body });
    expect(saved.questionAndAnswerItem).toMatchObject({
      answerText: 'It went well.',
      isEditable: true,
      version: 2,
    });
    expect(saved.successMessages).toEqual(['The answer was saved.']);
    const [again] = await listAnswersAt(server, 'ben', getReviewId('ben'), ids.self);
    expect(again?.answerText).toBe('It went well.');
    expect((await listed('ben')).reviews[0]?.status).toBe('Answered');
    const stale = await server.expectError('ben', 'saveReviewAnswer', { body });
    expect(stale).toMatchObject({ status: 409, code: 'changedByOther' });
  });

  it('answering shows “An answer is required” when a required one is left empty', async () => {
    const [required, optional] = await listAnswersAt(server, 'ben', getReviewId('ben'), ids.self);
    const blank = { id: required?.id, answerText: '   ' };
    const rejection = await server.expectError('ben', 'saveReviewAnswer', { body: blank });
    expect(rejection.fieldErrors).toEqual({ answerText: ['An answer is required'] });
    const cleared = { id: optional?.id, answerText: ' \u00A0\u200B ' };
    const { questionAndAnswerItem } = await server.request('ben', 'saveReviewAnswer', {
      body: cleared,
    });
    expect(questionAndAnswerItem.answerText).toBe('');
    expect((await listed('ben')).reviews[0]?.status).toBe('NotStarted');
    const promote = await server.expectError('ben', 'promoteReview', {
      path: { reviewId: getReviewId('ben') },
    });
    expect(promote).toMatchObject({ status: 400, errorMessages: ['An answer is required'] });
    expect(promote.fieldErrors).toEqual({ [required?.id ?? '']: ['An answer is required'] });
  });

  it('answering is allowed only to the executor of the step', async () => {
    const [item] = await listAnswersAt(server, 'ben', getReviewId('ben'), ids.self);
    const body = { id: item?.id, answerText: 'No' };
    const other = await server.expectError('leo', 'saveReviewAnswer', { body });
    expect(other).toMatchObject({ status: 404, code: 'answerUnknown' });
    const [ofManager] = await listAnswersAt(server, 'grace', getReviewId('ben'), ids.manager);
    const early = { id: ofManager?.id, answerText: 'Too early' };
    const rejection = await server.expectError('grace', 'saveReviewAnswer', { body: early });
    expect(rejection).toMatchObject({ status: 403, code: 'notYourStep' });
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const late = await server.expectError('ben', 'saveReviewAnswer', { body });
    expect(late).toMatchObject({ status: 403, code: 'notYourStep' });
  });

  it('an answer has at most 50,000 characters, enough for 5,000 words', async () => {
    const [item] = await listAnswersAt(server, 'ben', getReviewId('ben'), ids.self);
    const sent = (length: number) => ({ body: { id: item?.id, answerText: 'x'.repeat(length) } });
    await server.request('ben', 'saveReviewAnswer', sent(50_000));
    expect((await server.expectError('ben', 'saveReviewAnswer', sent(50_001))).status).toBe(400);
  });
});

describe('review comments', () => {
  it('review comments are written, changed and deleted by their author', async () => {
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const [item] = await listAnswersAt(server, 'grace', getReviewId('ben'), ids.self);
    const id = uuid(3000 + count);
    const body = { id, comments: 'Very good.', paCycleReviewAnswerId: item?.id };
    const { comment } = await server.request('grace', 'saveReviewComment', { body });
    expect(comment).toMatchObject({ writerName: 'Grace Kim', isEditable: true, version: 1 });
    const changed = { ...body, comments: 'Good.', version: 1 };
    await server.request('grace', 'saveReviewComment', { body: changed });
    const stale = await server.expectError('grace', 'saveReviewComment', { body: changed });
    expect(stale.status).toBe(409);
    const [after] = await listAnswersAt(server, 'grace', getReviewId('ben'), ids.self);
    expect(after?.commentItems.map(({ comments }) => comments)).toEqual(['Good.']);
    const [seen] = await listAnswersAt(server, 'hugo', getReviewId('ben'), ids.self);
    expect(seen?.commentItems[0]?.isEditable).toBe(false);
    const foreign = await server.expectError('ben', 'deleteReviewComment', {
      path: { commentId: id },
    });
    expect(foreign).toMatchObject({ status: 403, code: 'commentNotYours' });
    const deleted = await server.request('grace', 'deleteReviewComment', {
      path: { commentId: id },
    });
    expect(deleted.successMessages).toEqual(['The comment was deleted.']);
    const again = await server.expectError('grace', 'deleteReviewComment', {
      path: { commentId: id },
    });
    expect(again.status).toBe(404);
  });

  it('review comments are rejected when blank, on unknown answers, and from people who do not execute the step', async () => {
    const [item] = await listAnswersAt(server, 'ben', getReviewId('ben'), ids.self);
    const body = { id: uuid(3100 + count), comments: 'x', paCycleReviewAnswerId: item?.id };
    const blank = await server.expectError('ben', 'saveReviewComment', {
      body: { ...body, comments: '  ' },
    });
    expect(blank.fieldErrors).toEqual({ comments: ['comments is required'] });
    const unknown = await server.expectError('ben', 'saveReviewComment', {
      body: { ...body, paCycleReviewAnswerId: uuid(9) },
    });
    expect(unknown).toMatchObject({ status: 400, code: 'answerUnknown' });
    // The self-assessment is not passed on yet: the manager cannot even see it.
    const early = await server.expectError('grace', 'saveReviewComment', { body });
    expect(early).toMatchObject({ status: 400, code: 'answerUnknown' });
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const late = await server.expectError('ben', 'saveReviewComment', { body });
    expect(late).toMatchObject({ status: 403, code: 'notYourStep' });
  });
});
