import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import {
  clientCalls,
  cycleBody,
  ids,
  listAnswersAt,
  makeWorkflow,
  now,
} from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

type Contract = components['schemas'];

let server: TestServer;
let client: ReturnType<typeof clientCalls>;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  client = clientCalls(server);
  await makeWorkflow(server);
});

beforeEach(() => {
  count += 1;
});

const question = (number: number, more: object = {}) => ({
  id: uuid(5000 + number),
  questionText: `Question ${number}`,
  isRequired: false,
  ...more,
});
const form = (questions: readonly object[], more: object = {}) => ({
  id: uuid(6000 + count),
  name: `Form ${count}`,
  description: '',
  isActive: true,
  questions,
  ...more,
});

/** The field at which a form is rejected, with the message. */
async function expectFieldErrors(questions: readonly object[]): Promise<object | undefined> {
  const body = form(questions);
  const rejection = await server.expectError('hugo', 'addReviewForm', { body });
  expect(rejection.status).toBe(400);
  return rejection.fieldErrors;
}

describe('the questions of a form', () => {
  it('a question takes a text, without section and help, unless the request contains more', async () => {
    const body = form([question(1)]);
    const { reviewForm } = await server.request('hugo', 'addReviewForm', { body });
    const defaults = { answerKind: 'Text', choices: [], sectionName: '', helpText: '' };
    expect(reviewForm.questions).toEqual([{ ...question(1), ...defaults }]);
  });

  it('a question has its kind, trimmed choices, section and help', async () => {
    const choice = {
      answerKind: 'Choice',
      choices: [' Yes ', 'No'],
      sectionName: ' Results ',
      helpText: ' Why it matters ',
    };
    const body = form([question(1, choice), question(2, { answerKind: 'Rating' })]);
    const { reviewForm } = await server.request('hugo', 'addReviewForm', { body });
    expect(reviewForm.questions).toMatchObject([
      {
        answerKind: 'Choice',
        choices: ['Yes', 'No'],
        sectionName: 'Results',
        helpText: 'Why it matters',
      },
      { answerKind: 'Rating', choices: [] },
    ]);
  });

  it.each([
    ['one choice', { answerKind: 'Choice', choices: ['Yes'] }, 'choices', /at least 2 choices/],
    ['no choices', { answerKind: 'Choice' }, 'choices', /at least 2 choices/],
    [
      'the same choice twice',
      { answerKind: 'Choice', choices: ['Yes', 'No', ' yes'] },
      'choices.2',
      /The choice yes already exists/,
    ],
    ['a blank choice', { answerKind: 'Choice', choices: ['Yes', ' '] }, 'choices.1', /required/i],
    ['choices of a rating', { answerKind: 'Rating', choices: ['Yes', 'No'] }, 'choices', /Only a/],
  ])('a question with %s is rejected at its field', async (_what, more, field, text) => {
    const errors = await expectFieldErrors([question(1), question(2, more)]);
    expect(errors).toEqual({ [`questions.1.${field}`]: [expect.stringMatching(text)] });
  });

  it('the questions of a section follow one another', async () => {
    const inSection = (number: number, sectionName: string) => question(number, { sectionName });
    const errors = await expectFieldErrors([
      inSection(1, 'Results'),
      inSection(2, 'Outlook'),
      inSection(3, ' RESULTS'),
    ]);
    expect(errors).toEqual({
      'questions.2.sectionName': ['The questions of the section RESULTS must follow one another.'],
    });
    const interrupted = [inSection(1, 'Results'), inSection(2, ''), inSection(3, 'Results')];
    expect(await expectFieldErrors(interrupted)).toHaveProperty(['questions.2.sectionName']);
    const body = form([inSection(1, ''), inSection(2, 'Results'), inSection(3, '')]);
    await server.request('hugo', 'addReviewForm', { body });
  });

  it('a form has up to 100 questions', async () => {
    const many = (length: number) => Array.from({ length }, (_, at) => question(at));
    await server.request('hugo', 'addReviewForm', { body: form(many(100)) });
    expect(await expectFieldErrors(many(101))).toHaveProperty('questions');
  });
});

describe('the answers to a question', () => {
  const kinds = [
    question(1, { answerKind: 'Rating', isRequired: true, sectionName: 'Results' }),
    question(2, { answerKind: 'Choice', choices: ['Yes', 'No'], sectionName: 'Results' }),
    question(3, { helpText: 'In a few words' }),
  ];

  /** Ben's review at a first step of his, with a form of these questions. */
  async function startReview(executorType = 'Reviewee') {
    const body = form(kinds);
    await server.request('hugo', 'addReviewForm', { body });
    const step = {
      id: uuid(7000 + count),
      stepName: `Step ${count}`,
      stepStyle: 'info',
      executorType,
      stepNudges: [],
    };
    await server.request('hugo', 'addReviewStep', { body: step });
    const workflow = {
      id: uuid(7500 + count),
      name: `Workflow ${count}`,
      description: '',
      isActive: true,
      steps: [
        { stepId: step.id, formId: body.id },
        { stepId: ids.release, formId: null },
      ],
    };
    await server.request('hugo', 'addReviewWorkflow', { body: workflow });
    const cycleId = uuid(8000 + count);
    const cycle = { ...cycleBody(cycleId, `Cycle ${count}`, ['ben']), workflowId: workflow.id };
    await server.request('hugo', 'addReviewCycle', { body: cycle });
    const [review] = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('reviews', { where: { cycleId } }),
    );
    const reviewId = review?.id ?? '';
    return { formId: body.id, cycleId, reviewId, stepId: step.id };
  }

  const save = (id: string | undefined, answerText: string) =>
    server.request('ben', 'saveReviewAnswer', { body: { id, answerText } });
  const expectSaveError = async (id: string | undefined, answerText: string) => {
    const body = { id, answerText };
    const { status, fieldErrors } = await server.expectError('ben', 'saveReviewAnswer', { body });
    return [status, fieldErrors];
  };

  it('a running cycle keeps the kind, choices, section and help of its questions', async () => {
    const { formId, reviewId, stepId } = await startReview();
    const changed = { ...form([question(1, { questionText: 'Another one' })]), id: formId };
    await server.request('hugo', 'updateReviewForm', { body: { ...changed, version: 1 } });
    const items = await listAnswersAt(server, 'ben', reviewId, stepId);
    expect(items).toMatchObject([
      { answerKind: 'Rating', choices: [], sectionName: 'Results', helpText: '' },
      { answerKind: 'Choice', choices: ['Yes', 'No'], sectionName: 'Results' },
      { answerKind: 'Text', sectionName: '', helpText: 'In a few words' },
    ]);
  });

  it('a rating is a whole number from 1 to 5, and a choice one of the choices', async () => {
    const { reviewId, stepId } = await startReview();
    const [rating, choice, text] = await listAnswersAt(server, 'ben', reviewId, stepId);
    const outside = { answerText: ['Enter a whole number from 1 to 5.'] };
    for (const answerText of ['0', '6', '4.5', '05', 'four']) {
      expect(await expectSaveError(rating?.id, answerText)).toEqual([400, outside]);
    }
    const unknown = { answerText: ['Select one of the choices.'] };
    expect(await expectSaveError(choice?.id, 'yes')).toEqual([400, unknown]);
    expect((await save(rating?.id, ' 4 ')).questionAndAnswerItem.answerText).toBe('4');
    expect((await save(choice?.id, 'No')).questionAndAnswerItem.answerText).toBe('No');
    expect((await save(choice?.id, '')).questionAndAnswerItem.answerText).toBe('');
    await save(text?.id, 'Anything');
  });

  it('an answer of a client follows the kind of its question', async () => {
    const { cycleId, reviewId, stepId } = await startReview('Client');
    const contacts = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('clientContacts'),
    );
    const clientContactId = contacts.find(({ name }) => name === 'Mara Quist')?.id;
    const assignments = [{ reviewId, clientContactId }];
    const body = { cycleId, stepId, assignments };
    await server.request('hugo', 'assignClientContacts', { body });
    const path = { id: reviewId };
    const history = await server.request('hugo', 'getClientNudgeHistory', { path });
    const clientAssignmentId =
      history.clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
    const opened = { query: { tenantId: 'aster', clientAssignmentId } };
    const link = await client.request<Contract['ClientReviewAssignmentAnswer']>(
      'getClientReviewAssignment',
      opened,
    );
    const query = { tenantId: 'aster', reviewId: link.reviews[0]?.reviewId ?? '', stepId };
    const { clientReview } = await client.request<Contract['ClientReviewAnswer']>(
      'getClientReview',
      { query },
    );
    const [rating] = clientReview.reviewFormDetails[0]?.questionAndAnswerItems ?? [];
    const send = (answerText: string) => ({
      path: { tenantId: 'aster' },
      body: { clientAssignmentId, id: rating?.id, answerText },
    });
    const { status } = await client.expectError('saveClientAnswer', send('very good'));
    expect(status).toBe(400);
    await client.request('saveClientAnswer', send('5'));
  });

  it('the PDF shows the sections, and a rating with its scale', async () => {
    const { reviewId, stepId } = await startReview();
    const [rating, choice] = await listAnswersAt(server, 'ben', reviewId, stepId);
    await save(rating?.id, '4');
    await save(choice?.id, 'No');
    const response = await server.send('ben', 'getReviewPdf', { path: { id: reviewId } });
    const pdf = await PDFDocument.load(await response.arrayBuffer());
    const text = new TextDecoder().decode(pdf.getAttachments()[0]?.data);
    expect(text).toContain(
      'Results\n\nQuestion 1\n\n4 of 5\n\nQuestion 2\n\nNo\n\nQuestion 3\n\n-',
    );
  });
});
