/** Reviews with client answers. */
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { clientFields } from '../clients.ts';
import { cycle, passOn, type Executor } from './world.ts';

/**
 * Two reviews at a client's step with one contact; returns their data for staff and for the client.
 */
export async function requestFromClient(ctx: ScenarioContext, me: Actor) {
  const at = await atClient(ctx, me);
  const { assignmentId, version } = await requestFromContact(ctx, me, at);
  return { ...at, assignmentId, version };
}

/**
 * Requests a contact's answers to all reviews of a client's step and nudges the contact of those
 * that are there; returns the first review's assignment and the request body.
 */
export async function requestFromContact(ctx: ScenarioContext, me: Actor, at: AtClient) {
  const body = await assign(ctx, me, at);
  for (const reviewId of at.reviewIds) {
    const { row, assignment } = await readAssignment(me, at, reviewId);
    const assignmentId = assignment?.id ?? '';
    if (row?.isAtStep) await me.request('nudgeClient', { body: { assignmentId } });
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
  const { clientInteractionDetails } = await me.request('getClientInteraction', {
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

interface ClientStepOptions {
  /** The client is the second. */
  executors?: readonly Executor[];
  /** Whether the reviews have reached the client. */
  isPassedOn?: boolean;
}

/** A cycle with two reviews at the client's step, without a contact. */
export async function atClient(
  ctx: ScenarioContext,
  me: Actor,
  { executors = ['PaAdmin', 'Client', 'PaAdmin'], isPassedOn = true }: ClientStepOptions = {},
) {
  const options = { executors, roles: ['member', 'colleague'] };
  const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, options);
  const [firstStepId = '', clientStepId = '', lastStepId = ''] = stepIds;
  if (isPassedOn) for (const reviewId of reviewIds) await passOn(me, reviewId, firstStepId);
  const [reviewId = ''] = reviewIds;
  return { cycleId, reviewIds, reviewId, firstStepId, clientStepId, lastStepId };
}

/** The contacts of two clients that no check deletes. */
const getOwnContacts = (ctx: ScenarioContext) =>
  ctx.once('contacts', async () => {
    const ids = new Set<string>();
    for (const names of [
      ['Ada', 'Mara'],
      ['Noor', 'Pia'],
    ]) {
      const { contacts, ...client } = clientFields(ctx);
      const multiple = names.flatMap((name) =>
        contacts.map((each) => ({
          ...each,
          id: ctx.uuid(),
          name,
          email: `${name.toLowerCase()}@client.test`,
        })),
      );
      await ctx.as('admin').request('createClient', { body: { ...client, contacts: multiple } });
      for (const { id } of multiple) ids.add(id);
    }
    return ids;
  });

/** The contacts that can be requested at a client's step. */
export async function listContacts(
  ctx: ScenarioContext,
  me: Actor,
  query: { cycleId: string; stepId: string },
): Promise<string[]> {
  const own = await getOwnContacts(ctx);
  const { clientInteractionDetails } = await me.request('getClientInteraction', { query });
  return clientInteractionDetails.clients
    .flatMap(({ contacts }) => contacts.map(({ clientContactId }) => clientContactId))
    .filter((id) => own.has(id));
}

/** Submits a client's required answers to a review. */
export async function submitClientAnswers(
  me: Actor,
  { clientAssignmentId, ...at }: { clientAssignmentId: string; reviewId: string; stepId: string },
): Promise<void> {
  const query = { tenantId: me.tenantId, ...at };
  const { clientReview } = await me.request('getClientReview', { query });
  const items = clientReview.reviewFormDetails.flatMap((form) => form.questionAndAnswerItems);
  for (const { id } of items.filter(({ isRequired }) => isRequired)) {
    const body = { clientAssignmentId, id, answerText: 'Very good.' };
    await me.request('saveClientAnswer', { body });
  }
}

/** Assigns one contact to all reviews of a client's step; returns the request body. */
export async function assign(
  ctx: ScenarioContext,
  me: Actor,
  { cycleId, clientStepId, reviewIds }: AtClient,
) {
  const query = { cycleId, stepId: clientStepId };
  const clientContactId = ctx.pick(await listContacts(ctx, me, query));
  const assignments = reviewIds.map((reviewId) => ({ reviewId, clientContactId }));
  const body = { cycleId, stepId: clientStepId, assignments };
  await me.request('assignClientContacts', { body });
  return body;
}

/** The latest link sent to a review's client. */
export async function getClientLink(me: Actor, reviewId: string) {
  const { clientNudgeHistory } = await me.request('getClientNudgeHistory', {
    path: { id: reviewId },
  });
  return { clientAssignmentId: clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '' };
}

/** The page behind a client's link, and the first requested answer. */
export async function openLink(ctx: ScenarioContext, me: Actor) {
  const requested = await requestFromClient(ctx, me);
  return { ...requested, ...(await openClientLink(me, requested.reviewId)) };
}

/** The page behind a review's link, and the first requested answer. */
export async function openClientLink(me: Actor, reviewId: string) {
  const { clientAssignmentId } = await getClientLink(me, reviewId);
  const query = { tenantId: me.tenantId, clientAssignmentId };
  const { clientContactId, reviews } = await me.request('getClientReviewAssignment', { query });
  const { reviewId: clientReviewId = '', stepId = '' } = reviews[0] ?? {};
  const load = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
  const { clientReview } = await me.request('getClientReview', { query: load });
  const answer = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0];
  const answerId = answer?.id ?? '';
  return { clientAssignmentId, clientContactId, clientReviewId, stepId, answerId, answer };
}

/** A link whose first review has an answer. */
export async function createLinkWithAnswer(ctx: ScenarioContext, me: Actor) {
  const link = await openLink(ctx, me);
  const { clientAssignmentId, answerId } = link;
  const body = { clientAssignmentId, id: answerId, answerText: 'Very good.' };
  await me.request('saveClientAnswer', { body });
  return link;
}
