import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { atClient, openClientLink, readAssignment } from '../../support/reviews/clients.ts';

export default scenario({
  title: 'A contact for whose answers an open review waits cannot be removed from the client',
  source: 'REVW-021, SHELL-068, REVW-D14',
  async run(ctx) {
    const me = ctx.as('admin');
    const client = clientFields(ctx);
    const clientContactId = client.contacts[0]?.id ?? '';
    await me.request('createClient', { body: client });
    const made = await atClient(ctx, me);
    const { cycleId, clientStepId: stepId, reviewId } = made;
    const { reviewCycle } = await me.request('getReviewCycle', { path: { cycleId } });
    const assign = (contactId: string | null) => {
      const assignments = [{ reviewId, clientContactId: contactId }];
      return me.request('assignClientContacts', { body: { cycleId, stepId, assignments } });
    };
    const body = { ...client, contacts: [] };
    const expectRejected = async () => {
      const { errorMessages } = await me.expectError(409, 'updateClient', { body });
      const isNamed = errorMessages.some((text) => text.includes(reviewCycle.cycleName));
      ctx.expectThat('the message names the review', isNamed);
      const { client: stored } = await me.request('getClient', { path: { id: client.id } });
      ctx.expectEqual('the contacts', stored.contacts, client.contacts);
    };
    await assign(clientContactId);
    await expectRejected();
    const { assignment } = await readAssignment(me, made, reviewId);
    await me.request('nudgeClient', { body: { assignmentId: assignment?.id ?? '' } });
    const { clientAssignmentId, clientReviewId, answerId } = await openClientLink(me, reviewId);
    const draft = { clientAssignmentId, id: answerId, answerText: 'A draft.' };
    await me.request('saveClientAnswer', { body: draft });
    await expectRejected();
    const load = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
    const { clientReview } = await me.request('getClientReview', { query: load });
    const texts = clientReview.reviewFormDetails.flatMap((form) =>
      form.questionAndAnswerItems.map(({ answerText }) => answerText),
    );
    ctx.expectThat('the draft stays', texts.includes('A draft.'));
    await assign(null);
    await me.request('updateClient', { body });
  },
});
