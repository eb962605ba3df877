import { beforeAll, beforeEach } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { startServer, type RequestInput, type TestServer } from './harness.ts';
import { clientCalls, ids, makeCycle, makeWorkflow, now, passOn } from './reviews.ts';
import { uuid } from './timesheets.ts';

type Contract = components['schemas'];

/**
 * Prepares a server with reviews of Ben and Leo before each test of a file, with Mara as the client for
 * both; Ben's review has reached her.
 */
export function prepareClientReviews() {
  let server: TestServer;
  let cycleId: string;
  let reviews: Record<string, string>;
  let contactId: string;
  let count = 0;
  let calls: ReturnType<typeof clientCalls>;

  beforeAll(async () => {
    server = await startServer(now);
    calls = clientCalls(server);
    await makeWorkflow(server);
    const contacts = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('clientContacts'),
    );
    contactId = contacts.find(({ name }) => name === 'Mara Quist')?.id ?? '';
  });

  beforeEach(async () => {
    count += 1;
    server.setNow(now);
    await startCycle(uuid(1000 + count), `Cycle ${count}`, ['ben', 'leo']);
    const assignments = Object.values(reviews).map((reviewId) => ({
      reviewId,
      clientContactId: contactId,
    }));
    const body = { cycleId, stepId: ids.client, assignments };
    await server.request('grace', 'assignClientContacts', { body });
    await toClient('ben');
  });

  /** Starts another cycle, whose reviews the calls are about from then on. */
  async function startCycle(id: string, name: string, people: string[]): Promise<void> {
    cycleId = id;
    reviews = await makeCycle(server, id, name, people);
  }
  const getReviewId = (name: string): string => reviews[name] ?? '';
  async function toClient(name: string): Promise<void> {
    await passOn(server, name, getReviewId(name), ids.self);
    await passOn(server, 'grace', getReviewId(name), ids.manager);
  }

  /** The id in the link that was e-mailed to Mara. */
  async function getLinkId(name = 'ben'): Promise<string> {
    const path = { id: getReviewId(name) };
    const { clientNudgeHistory } = await server.request('hugo', 'getClientNudgeHistory', { path });
    return clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
  }

  const open = async (link?: string) =>
    calls.request<Contract['ClientReviewAssignmentAnswer']>('getClientReviewAssignment', {
      query: { tenantId: 'aster', clientAssignmentId: link ?? (await getLinkId()) },
    });
  const load = (reviewId: string) =>
    calls.request<Contract['ClientReviewAnswer']>('getClientReview', {
      query: { tenantId: 'aster', reviewId, stepId: ids.client },
    });
  const promote = (reviewId: string, id = contactId): RequestInput => ({
    path: { reviewId },
    query: { clientContactId: id },
  });

  async function opened() {
    const link = await getLinkId();
    const [first] = (await open(link)).reviews;
    const reviewId = first?.reviewId ?? '';
    const { clientReview } = await load(reviewId);
    const item = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0];
    return { link, reviewId, answerId: item?.id ?? '' };
  }

  async function responded() {
    const at = await opened();
    const body = { clientAssignmentId: at.link, id: at.answerId, answerText: 'Very good.' };
    await calls.request('saveClientAnswer', { body });
    return at;
  }

  return {
    /** How many tests have started; ids are built from it. */
    get count() {
      return count;
    },
    get reviews() {
      return reviews;
    },
    get server() {
      return server;
    },
    get calls() {
      return calls;
    },
    get cycleId() {
      return cycleId;
    },
    get contactId() {
      return contactId;
    },
    startCycle,
    getReviewId,
    toClient,
    getLinkId,
    open,
    load,
    promote,
    opened,
    responded,
  };
}
