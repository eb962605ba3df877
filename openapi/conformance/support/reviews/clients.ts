/** Reviews that clients are asked about. */
import type { Actor, Kit } from '../../scenario/types.ts';
import { cycle, passOn } from './world.ts';

/** Two reviews at a client's step with one contact; answers what staff and the client know of them. */
export async function askedClient(kit: Kit, me: Actor) {
  const at = await atClient(kit, me);
  await assign(kit, me, at);
  const { cycleId, clientStepId } = at;
  const { clientInteractionDetails } = await me.ask('getClientInteraction', {
    query: { cycleId, stepId: clientStepId },
  });
  const [assignment] = clientInteractionDetails.clientAssignments;
  const assignmentId = assignment?.id ?? '';
  await me.ask('nudgeClient', { body: { assignmentId } });
  return { ...at, assignmentId, version: (assignment?.version ?? 0) + 1 };
}

/** A cycle whose two reviews are at the client's step, without a contact. */
export async function atClient(kit: Kit, me: Actor) {
  const wish = {
    executors: ['PaAdmin', 'Client', 'PaAdmin'],
    roles: ['member', 'colleague'],
  } as const;
  const { cycleId, stepIds, reviewIds } = await cycle(kit, me, wish);
  const [firstStepId = '', clientStepId = '', lastStepId = ''] = stepIds;
  for (const reviewId of reviewIds) await passOn(me, reviewId, firstStepId);
  return { cycleId, reviewIds, reviewId: reviewIds[0] ?? '', clientStepId, lastStepId };
}

/** Assigns one contact to all reviews of a client's step; answers what was sent. */
export async function assign(
  kit: Kit,
  me: Actor,
  { cycleId, clientStepId, reviewIds }: Awaited<ReturnType<typeof atClient>>,
) {
  const query = { cycleId, stepId: clientStepId };
  const { clientInteractionDetails } = await me.ask('getClientInteraction', { query });
  const contacts = clientInteractionDetails.clients.flatMap((client) => client.contacts);
  const { clientContactId } = kit.pick(contacts);
  const assignments = reviewIds.map((reviewId) => ({ reviewId, clientContactId }));
  const body = { cycleId, stepId: clientStepId, assignments };
  await me.ask('assignClientContacts', { body });
  return body;
}

/** The link that the client of a review was sent last. */
export async function linkOf(me: Actor, reviewId: string) {
  const { clientNudgeHistory } = await me.ask('getClientNudgeHistory', { path: { id: reviewId } });
  return { clientAssignmentId: clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '' };
}

/** What a client's link opens, and the first answer that is asked for. */
export async function openLink(kit: Kit, me: Actor) {
  const asked = await askedClient(kit, me);
  const { clientAssignmentId } = await linkOf(me, asked.reviewId);
  const query = { tenantId: me.tenantId, clientAssignmentId };
  const { clientContactId, reviews } = await me.ask('getClientReviewAssignment', { query });
  const { reviewId: clientReviewId = '', stepId = '' } = reviews[0] ?? {};
  const load = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
  const { clientReview } = await me.ask('getClientReview', { query: load });
  const answer = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0];
  const answerId = answer?.id ?? '';
  return { ...asked, clientAssignmentId, clientContactId, clientReviewId, stepId, answerId };
}

/** A link whose first review is answered. */
export async function answeredLink(kit: Kit, me: Actor) {
  const link = await openLink(kit, me);
  const { clientAssignmentId, answerId } = link;
  const body = { clientAssignmentId, id: answerId, answerText: 'Very good.' };
  await me.ask('saveClientAnswer', { body });
  return link;
}
