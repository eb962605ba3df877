import { scenario, type Actor, type ScenarioContext } from '../../../scenario/types.ts';
import { openClientLink, requestFromContact } from '../../../support/reviews/clients.ts';
import { cycleFields, listAnswers, step } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Answers fit the kind of their question, and the questions of a section follow one another',
  source: 'REVW-053, REVW-D01, REVW-D29',
  async run(ctx) {
    const me = ctx.as('admin');
    const form = await addForm(ctx, me);
    const { cycleId, stepIds, reviewId } = await startCycle(ctx, me, form.id);
    const [stepId = '', clientStepId = ''] = stepIds;
    const [rating, choice, text] = await listAnswers(me, reviewId, stepId);
    ctx.expectEqual(
      'the questions of the review',
      [rating, choice, text].map((item) => ({
        answerKind: item?.answerKind,
        choices: item?.choices,
        sectionName: item?.sectionName,
        helpText: item?.helpText,
      })),
      [
        { answerKind: 'Rating', choices: [], sectionName: 'Results', helpText: '' },
        { answerKind: 'Choice', choices: ['Yes', 'No'], sectionName: 'Results', helpText: '' },
        { answerKind: 'Text', choices: [], sectionName: '', helpText: 'In a few words' },
      ],
    );
    const body = (answer: typeof rating, answerText: string) => ({
      body: { id: answer?.id ?? '', answerText },
    });
    for (const invalid of ['0', '6', '4.5', 'four']) {
      await me.expectError(400, 'saveReviewAnswer', body(rating, invalid));
    }
    await me.expectError(400, 'saveReviewAnswer', body(choice, 'Maybe'));
    await me.request('saveReviewAnswer', body(rating, '4'));
    await me.request('saveReviewAnswer', body(choice, 'No'));
    await me.request('saveReviewAnswer', body(text, 'Maybe'));

    await me.request('promoteReview', { path: { reviewId }, query: { stepId } });
    await requestFromContact(ctx, me, { cycleId, clientStepId, reviewIds: [reviewId] });
    const link = await openClientLink(me, reviewId);
    const query = { tenantId: me.tenantId, reviewId: link.clientReviewId, stepId: clientStepId };
    const { clientReview } = await me.request('getClientReview', { query });
    const items = clientReview.reviewFormDetails.flatMap((each) => each.questionAndAnswerItems);
    const { clientAssignmentId } = link;
    const sent = (at: number, answerText: string) => ({
      body: { clientAssignmentId, id: items[at]?.id ?? '', answerText },
    });
    await me.expectError(400, 'saveClientAnswer', sent(0, 'very good'));
    await me.expectError(400, 'saveClientAnswer', sent(1, 'Maybe'));
    await me.request('saveClientAnswer', sent(1, 'Yes'));
  },
});

/** A form with a question of each kind, after some that are rejected. */
async function addForm(ctx: ScenarioContext, me: Actor) {
  const question = { questionText: 'How was it?', isRequired: false };
  const inSection = (sectionName: string) => ({ ...question, id: ctx.uuid(), sectionName });
  const withChoices = (choices: string[]) => ({
    ...question,
    id: ctx.uuid(),
    answerKind: 'Choice' as const,
    choices,
    sectionName: 'Results',
  });
  const body = (questions: ReturnType<typeof inSection>[]) => ({
    body: { id: ctx.uuid(), name: ctx.name('Form'), description: '', isActive: true, questions },
  });
  for (const questions of [
    [inSection('Results'), inSection('Outlook'), inSection('Results')],
    [inSection('Results'), inSection(''), inSection('results')],
    [withChoices(['Yes'])],
    [withChoices(['Yes', 'No', 'yes'])],
    [{ ...withChoices(['Yes', 'No']), answerKind: 'Rating' as const }],
  ]) {
    await me.expectError(400, 'addReviewForm', body(questions));
  }
  const rating = { ...inSection('Results'), answerKind: 'Rating' as const };
  const text = { ...question, id: ctx.uuid(), helpText: 'In a few words' };
  const valid = body([rating, withChoices([' Yes ', 'No'])]);
  const sent = { body: { ...valid.body, questions: [...valid.body.questions, text] } };
  const { reviewForm } = await me.request('addReviewForm', sent);
  ctx.expectEqual(
    'the kinds by default and as sent',
    reviewForm.questions.map(({ answerKind }) => answerKind),
    ['Rating', 'Choice', 'Text'],
  );
  return reviewForm;
}

/** A cycle with the form at a step of the administrator and one of the client. */
async function startCycle(ctx: ScenarioContext, me: Actor, formId: string) {
  const steps: { stepId: string; formId: string }[] = [];
  for (const executor of ['PaAdmin', 'Client', 'PaAdmin'] as const) {
    steps.push({ stepId: (await step(ctx, me, executor)).id, formId });
  }
  const workflow = { id: ctx.uuid(), name: ctx.name('Workflow'), description: '', isActive: true };
  await me.request('addReviewWorkflow', { body: { ...workflow, steps } });
  const cycle = { ...(await cycleFields(ctx)), teamId: null, workflowId: workflow.id };
  await me.request('addReviewCycle', { body: cycle });
  const { reviewees } = await me.request('getReviewCycle', { path: { cycleId: cycle.id } });
  const stepIds = steps.map(({ stepId }) => stepId);
  return { cycleId: cycle.id, stepIds, reviewId: reviewees[0]?.reviewId ?? '' };
}
