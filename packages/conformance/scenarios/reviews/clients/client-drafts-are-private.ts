import { scenario } from '../../../scenario/types.ts';
import { clientFields } from '../../../support/clients.ts';
import { readStreams } from '../../../support/pdf-text.ts';
import { atClient, openClientLink, readAssignment } from '../../../support/reviews/clients.ts';
import { readSteps } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Unsubmitted answers of a client are read by no one else, and submitted ones stay with the client’s name, whatever happens to the contact',
  source: 'REVW-033, REVW-021, REVW-042, REVW-D09',
  async run(ctx) {
    const me = ctx.as('admin');
    const [one, other] = [clientFields(ctx), clientFields(ctx)];
    const [first = other.contacts[0], second] = [one.contacts[0], other.contacts[0]];
    await me.request('createClient', { body: one });
    await me.request('createClient', { body: other });
    const { cycleId, clientStepId: stepId, lastStepId, reviewIds } = await atClient(ctx, me);
    const selectContact = async (reviewId: string, clientContactId: string | null) => {
      const assignments = [{ reviewId, clientContactId }];
      await me.request('assignClientContacts', { body: { cycleId, stepId, assignments } });
      const at = { cycleId, clientStepId: stepId };
      const { assignment } = await readAssignment(me, at, reviewId);
      if (assignment) await me.request('nudgeClient', { body: { assignmentId: assignment.id } });
    };
    const write = async (reviewId: string, text: string) => {
      const link = await openClientLink(me, reviewId);
      const { clientAssignmentId, answerId: id } = link;
      await me.request('saveClientAnswer', { body: { clientAssignmentId, id, answerText: text } });
      const remark = { id: ctx.uuid(), comments: `${text}!`, paCycleReviewAnswerId: id };
      await me.request('saveClientComment', { body: { clientAssignmentId, ...remark } });
      return link;
    };
    const submit = async (reviewId: string, text: string) => {
      const { clientReviewId, clientContactId } = await write(reviewId, text);
      const path = { reviewId: clientReviewId };
      await me.request('promoteClientReview', { path, query: { clientContactId } });
    };
    const passOver = (reviewId: string) =>
      me.request('promoteReview', { path: { reviewId }, query: { stepId } });
    const read = async (reviewId: string) => {
      const { reviewFormDetails } = await me.request('getReviewForDisplay', {
        query: { reviewId },
      });
      const form = reviewFormDetails.find((each) => each.stepId === stepId);
      const [item] = form?.questionAndAnswerItems ?? [];
      return {
        answer: item?.answerText,
        remarks: item?.clientCommentItems.map(({ comments }) => comments).toSorted(),
        givenBy: item?.clientAnswers.map((each) => [
          each.answerText,
          each.clientContactName,
          each.clientName,
        ]),
      };
    };
    const [drafted = '', submitted = ''] = reviewIds;
    const nothing = { answer: '', remarks: [], givenBy: [] };

    await selectContact(drafted, first?.id ?? null);
    await write(drafted, 'A draft');
    const withoutContacts = { body: { ...one, contacts: [] } };
    await me.expectError(409, 'updateClient', withoutContacts);
    await selectContact(drafted, null);
    await me.request('updateClient', withoutContacts);
    await passOver(drafted);
    ctx.expectThat('the step is read', (await readSteps(me, drafted)).includes(stepId));
    ctx.expectEqual('once the contact is removed', await read(drafted), nothing);
    const sendBack = (reviewId: string) =>
      me.request('rejectReview', {
        body: { reviewId, rejectedReason: 'Ask again.', stepId: lastStepId },
      });
    await sendBack(drafted);
    await selectContact(drafted, second?.id ?? null);
    const { answer } = await openClientLink(me, drafted);
    const seen = [answer?.answerText, answer?.clientCommentItems];
    ctx.expectEqual('what the next contact reads', seen, ['', []]);
    await write(drafted, 'Another draft');
    await selectContact(drafted, null);
    await passOver(drafted);
    ctx.expectEqual('once the contact is taken away', await read(drafted), nothing);

    await me.request('updateClient', { body: one });
    await selectContact(submitted, first?.id ?? null);
    await submit(submitted, 'The first');
    await me.request('updateClient', withoutContacts);
    const byFirst = ['The first', first?.name, one.name];
    const actual = { answer: 'The first', remarks: ['The first!'], givenBy: [byFirst] };
    ctx.expectEqual('what is submitted', await read(submitted), actual);
    await sendBack(submitted);
    await passOver(submitted);
    ctx.expectEqual('without the contact', await read(submitted), actual);
    await me.request('updateClient', { body: one });
    await sendBack(submitted);
    await selectContact(submitted, first?.id ?? null);
    await write(submitted, 'A change');
    await selectContact(submitted, null);
    await passOver(submitted);
    ctx.expectEqual('and without a change by them', await read(submitted), actual);
    await sendBack(submitted);
    await selectContact(submitted, second?.id ?? null);
    await submit(submitted, 'The second');
    const bySecond = ['The second', second?.name, other.name];
    ctx.expectEqual('with another contact', await read(submitted), {
      answer: 'The second',
      remarks: ['The first!', 'The second!'],
      givenBy: [bySecond, byFirst],
    });
    const path = { id: submitted };
    const { bytes } = (await me.call('getReviewPdf', { path })).expectStatus(200);
    const file = readStreams(bytes);
    for (const text of ['The first', 'The second', one.name, other.name]) {
      ctx.expectThat(`the PDF contains ${text}`, file.includes(text));
    }
    ctx.expectThat('and no draft', !file.includes('A change'));
  },
});
