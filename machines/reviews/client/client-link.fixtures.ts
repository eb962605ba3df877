import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type Observed, type ServerWithScenario } from '../../testing/connect.ts';
import type { ClientLink } from '../shared/saved-text.ts';

const now = '2026-03-11T15:00:00.000Z';

interface OpenedLink {
  server: ServerWithScenario;
  observed: Observed;
  link: ClientLink;
}

/** A reference server on a fixed day, and the link that the client of a demo review got last. */
export async function openClientLink(
  employeeName = 'Ines Costa',
  personId = 'hugo',
): Promise<OpenedLink> {
  const server = await createNodeServer({ clock: { now: () => Date.parse(now) } });
  connectAs(server, personId, 'aster');
  const review = await findReview(employeeName);
  const { clientNudgeHistory } = await api.getClientNudgeHistory({
    path: { id: review?.id ?? '' },
  });
  const linkId = clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
  const observed = connectAs(server, 'hugo');
  return { server, observed, link: { tenantId: 'aster', linkId } };
}

/** The review of an employee in the running cycle. */
async function findReview(employeeName: string) {
  const list = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [], cycleFilters: {} };
  const { reviews } = await api.getReviews({ body: { ...list, showActionableItem: false } });
  const review = reviews.find(
    ({ employeeName: name, reviewCycleName, status, blockedActions }) =>
      name === employeeName &&
      reviewCycleName.startsWith('Performance') &&
      status !== 'Delivered' &&
      blockedActions.every(({ reason }) => reason !== 'CycleNotStarted'),
  );
  if (!review) throw new Error(`The demo data have no open review of ${employeeName}.`);
  return review;
}

/** Ends the link: another contact of a client is assigned to the review. */
export async function replaceContact(server: ServerWithScenario): Promise<void> {
  connectAs(server, 'hugo', 'aster');
  const { cycleId, stepId, id: reviewId } = await findReview('Ines Costa');
  const step = { cycleId, stepId };
  const { clientInteractionDetails } = await api.getClientInteraction({ query: step });
  const contacts = clientInteractionDetails.clients.flatMap((client) => client.contacts);
  const other = contacts.find(({ name }) => name === 'Theo Lang');
  const assignments = [{ reviewId, clientContactId: other?.clientContactId ?? null }];
  await api.assignClientContacts({ body: { ...step, assignments } });
  connectAs(server, 'hugo');
}
