import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import type { OperationId } from '@atrium/contract/generated/operations.ts';
import { startServer, type RequestInput, type TestServer } from '../../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now, passOn, publicly } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

type Contract = components['schemas'];

/** A link opens one review, and nothing else of the tenant. Source: REVW-D03, REVW-D06. */
let server: TestServer;
let own: Opened;
let others: Opened;

/** What a contact knows by a link. */
interface Opened {
  linkId: string;
  contactId: string;
  clientReviewId: string;
  answerId: string;
  commentKey: string;
  /** The ids that staff use. */
  reviewId: string;
}

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  const cycleId = uuid(3000);
  const reviews = await makeCycle(server, cycleId, 'Isolation', ['ben', 'leo']);
  const contacts = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').query('clientContacts'),
  );
  const findId = (name: string) => contacts.find((each) => each.name === name)?.id ?? '';
  const choices = { ben: findId('Mara Quist'), leo: findId('Theo Lang') };
  const assignments = Object.entries(choices).map(([name, clientContactId]) => ({
    reviewId: reviews[name] ?? '',
    clientContactId,
  }));
  const body = { cycleId, stepId: ids.client, assignments };
  await server.request('hugo', 'assignClientContacts', { body });
  for (const name of ['ben', 'leo']) {
    await passOn(server, name, reviews[name] ?? '', ids.self);
    await passOn(server, 'grace', reviews[name] ?? '', ids.manager);
  }
  own = await openLink(reviews['ben'] ?? '');
  others = await openLink(reviews['leo'] ?? '');
});

async function readBody<Body>(id: OperationId, sent: RequestInput): Promise<Body> {
  const response = await publicly(server, id, sent);
  if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function openLink(reviewId: string): Promise<Opened> {
  const path = { id: reviewId };
  const { clientNudgeHistory } = await server.request('hugo', 'getClientNudgeHistory', { path });
  const linkId = clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
  const { reviews, clientContactId: contactId } = await readBody<
    Contract['ClientReviewAssignmentAnswer']
  >('getClientReviewAssignment', { query: { tenantId: 'aster', clientAssignmentId: linkId } });
  const clientReviewId = reviews[0]?.reviewId ?? '';
  const query = { tenantId: 'aster', reviewId: clientReviewId, stepId: ids.client };
  const { clientReview } = await readBody<Contract['ClientReviewAnswer']>('getClientReview', {
    query,
  });
  const answerId = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0]?.id ?? '';
  const commentKey = crypto.randomUUID();
  const comment = { id: commentKey, comments: 'Always on time.' };
  const body = { ...comment, clientAssignmentId: linkId, paCycleReviewAnswerId: answerId };
  await readBody('saveClientComment', { body });
  return { linkId, contactId, clientReviewId, answerId, commentKey, reviewId };
}

/** Every call of a client, with ids of the given owners. */
function listCalls(link: Opened, target: Opened, tenantId = 'aster') {
  const path = { tenantId };
  const clientAssignmentId = link.linkId;
  return [
    [
      'saveClientAnswer',
      { path, body: { clientAssignmentId, id: target.answerId, answerText: 'X' } },
    ],
    [
      'saveClientComment',
      {
        path,
        body: {
          clientAssignmentId,
          id: crypto.randomUUID(),
          comments: 'X',
          paCycleReviewAnswerId: target.answerId,
        },
      },
    ],
    [
      'promoteClientReview',
      {
        path: { ...path, reviewId: target.clientReviewId },
        query: { clientContactId: link.contactId },
      },
    ],
  ] as const satisfies readonly (readonly [OperationId, RequestInput])[];
}

describe('a client’s link', () => {
  it('the link writes no answer and no comment of another review, and submits none', async () => {
    for (const [id, sent] of listCalls(own, others)) {
      const response = await publicly(server, id, sent);
      expect([id, response.status >= 400 && response.status < 500]).toEqual([id, true]);
    }
    const { reviewFormDetails } = await server.request('hugo', 'getReviewForDisplay', {
      query: { reviewId: others.reviewId },
    });
    expect(JSON.stringify(reviewFormDetails)).not.toContain('"X"');
  });

  it('the ids that staff use open nothing for a client', async () => {
    const staff = { ...others, clientReviewId: others.reviewId };
    const { reviewId } = others;
    const calls: (readonly [OperationId, RequestInput])[] = [
      ['getClientReview', { query: { tenantId: 'aster', reviewId, stepId: ids.client } }],
      ['getClientReviewPdf', { path: { tenantId: 'aster', id: reviewId } }],
      ['getClientReviewAssignment', { query: { tenantId: 'aster', clientAssignmentId: reviewId } }],
      ...listCalls(own, staff).slice(2),
    ];
    for (const [id, sent] of calls) {
      expect([id, (await publicly(server, id, sent)).status]).toEqual([id, 404]);
    }
  });

  it('the link opens nothing in another tenant, and nothing at another step', async () => {
    const otherTenant = { tenantId: 'birch' };
    const { clientReviewId: reviewId, linkId: clientAssignmentId, commentKey } = own;
    const calls: (readonly [OperationId, RequestInput])[] = [
      ['getClientReviewAssignment', { query: { ...otherTenant, clientAssignmentId } }],
      ['getClientReview', { query: { ...otherTenant, reviewId, stepId: ids.client } }],
      ['getClientReview', { query: { tenantId: 'aster', reviewId, stepId: ids.manager } }],
      ['getClientReviewPdf', { path: { ...otherTenant, id: reviewId } }],
      ['deleteClientComment', { path: { ...otherTenant, id: commentKey } }],
      ...listCalls(own, own, 'birch'),
    ];
    for (const [id, sent] of calls) {
      expect([id, (await publicly(server, id, sent)).status]).toEqual([id, 404]);
    }
  });

  it('what a link opens names only this review, its contact and the organization', async () => {
    const query = { tenantId: 'aster', clientAssignmentId: own.linkId };
    const assignment = await (
      await publicly(server, 'getClientReviewAssignment', { query })
    ).text();
    const of = { tenantId: 'aster', reviewId: own.clientReviewId, stepId: ids.client };
    const review = await (await publicly(server, 'getClientReview', { query: of })).text();
    for (const text of [assignment, review]) {
      expect(text).toContain('Ben Okafor');
      for (const word of ['Leo', 'Grace', 'Hugo', 'Theo', own.reviewId, others.linkId]) {
        expect([word, text.includes(word)]).toEqual([word, false]);
      }
    }
  });

  it('the contact’s id of another link submits nothing', async () => {
    const sent = {
      path: { tenantId: 'aster', reviewId: own.clientReviewId },
      query: { clientContactId: others.contactId },
    };
    expect((await publicly(server, 'promoteClientReview', sent)).status).toBe(404);
  });
});
