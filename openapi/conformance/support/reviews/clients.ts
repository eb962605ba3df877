/** Reviews that clients are asked about. */
import type { Actor, Kit } from '../../scenario/types.ts';
import { clientFields } from '../clients.ts';
import { cycle, passOn, type Executor } from './world.ts';

/** Two reviews at a client's step with one contact; answers what staff and the client know of them. */
export async function askedClient(kit: Kit, me: Actor) {
  const at = await atClient(kit, me);
  const { assignmentId, version } = await askedAt(kit, me, at);
  return { ...at, assignmentId, version };
}

/**
 * Requests one contact's answers to all reviews of a client's step, and nudges the contact of those
 * that are there; returns the assignment of the first review, and what was sent.
 */
export async function askedAt(kit: Kit, me: Actor, at: AtClient) {
  const body = await assign(kit, me, at);
  for (const reviewId of at.reviewIds) {
    const { row, assignment } = await readAssignment(me, at, reviewId);
    const assignmentId = assignment?.id ?? '';
    if (row?.isAtStep) await me.ask('nudgeClient', { body: { assignmentId } });
  }
  const { assignment } = await readAssignment(me, at, at.reviewIds[0] ?? '');
  return { body, assignmentId: assignment?.id ?? '', version: assignment?.version ?? 0 };
}

/** The row and the assignment of a review at a client's step. */
export async function readAssignment(
  me: Actor,
  { cycleId, clientStepId }: Pick<AtClient, 'cycleId' | 'clientStepId'>,
  reviewId: string,
) {
  const { clientInteractionDetails } = await me.ask('getClientInteraction', {
    query: { cycleId, stepId: clientStepId },
  });
  const row = clientInteractionDetails.reviews.find((each) => each.reviewId === reviewId);
  const assignment = clientInteractionDetails.clientAssignments.find(
    ({ id }) => id === row?.assignmentId,
  );
  return { row, assignment };
}

/** Reviews at a client's step. */
type AtClient = Record<'cycleId' | 'clientStepId', string> & { reviewIds: readonly string[] };

interface Wish {
  /** The second is the client. */
  executors?: readonly Executor[];
  /** Whether the reviews have come to the client. */
  isPassedOn?: boolean;
}

/** A cycle whose two reviews are at the client's step, without a contact. */
export async function atClient(
  kit: Kit,
  me: Actor,
  { executors = ['PaAdmin', 'Client', 'PaAdmin'], isPassedOn = true }: Wish = {},
) {
  const wish = { executors, roles: ['member', 'colleague'] };
  const { cycleId, stepIds, reviewIds } = await cycle(kit, me, wish);
  const [firstStepId = '', clientStepId = '', lastStepId = ''] = stepIds;
  if (isPassedOn) for (const reviewId of reviewIds) await passOn(me, reviewId, firstStepId);
  const [reviewId = ''] = reviewIds;
  return { cycleId, reviewIds, reviewId, firstStepId, clientStepId, lastStepId };
}

/** The contacts of two clients whom no check deletes. */
const ownContacts = (kit: Kit) =>
  kit.once('contacts', async () => {
    const ids = new Set<string>();
    for (const names of [
      ['Ada', 'Mara'],
      ['Noor', 'Pia'],
    ]) {
      const { contacts, ...client } = clientFields(kit);
      const several = names.flatMap((name) =>
        contacts.map((each) => ({ ...each, id: kit.uuid(), name })),
      );
      await kit.as('admin').ask('createClient', { body: { ...client, contacts: several } });
      for (const { id } of several) ids.add(id);
    }
    return ids;
  });

/** The contacts that may be asked at a client's step. */
export async function contactsOf(
  kit: Kit,
  me: Actor,
  query: { cycleId: string; stepId: string },
): Promise<string[]> {
  const own = await ownContacts(kit);
  const { clientInteractionDetails } = await me.ask('getClientInteraction', { query });
  return clientInteractionDetails.clients
    .flatMap(({ contacts }) => contacts.map(({ clientContactId }) => clientContactId))
    .filter((id) => own.has(id));
}

/** Answers what a client has to answer about a review. */
export async function answerClient(
  me: Actor,
  { clientAssignmentId, ...at }: { clientAssignmentId: string; reviewId: string; stepId: string },
): Promise<void> {
  const query = { tenantId: me.tenantId, ...at };
  const { clientReview } = await me.ask('getClientReview', { query });
  const items = clientReview.reviewFormDetails.flatMap((form) => form.questionAndAnswerItems);
  for (const { id } of items.filter(({ isRequired }) => isRequired)) {
    const body = { clientAssignmentId, id, answerText: 'Very good.' };
    await me.ask('saveClientAnswer', { body });
  }
}

/** Assigns one contact to all reviews of a client's step; answers what was sent. */
export async function assign(kit: Kit, me: Actor, { cycleId, clientStepId, reviewIds }: AtClient) {
  const query = { cycleId, stepId: clientStepId };
  const clientContactId = kit.pick(await contactsOf(kit, me, query));
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
  return { ...asked, ...(await openLinkOf(me, asked.reviewId)) };
}

/** What the link of a review opens, and the first answer that is asked for. */
export async function openLinkOf(me: Actor, reviewId: string) {
  const { clientAssignmentId } = await linkOf(me, reviewId);
  const query = { tenantId: me.tenantId, clientAssignmentId };
  const { clientContactId, reviews } = await me.ask('getClientReviewAssignment', { query });
  const { reviewId: clientReviewId = '', stepId = '' } = reviews[0] ?? {};
  const load = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
  const { clientReview } = await me.ask('getClientReview', { query: load });
  const answer = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0];
  const answerId = answer?.id ?? '';
  return { clientAssignmentId, clientContactId, clientReviewId, stepId, answerId, answer };
}

/** A link whose first review is answered. */
export async function answeredLink(kit: Kit, me: Actor) {
  const link = await openLink(kit, me);
  const { clientAssignmentId, answerId } = link;
  const body = { clientAssignmentId, id: answerId, answerText: 'Very good.' };
  await me.ask('saveClientAnswer', { body });
  return link;
}
