import { beforeAll, describe, expect, it } from 'vitest';
import contract from '@atrium/contract/generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { rightsIn } from '../../core/messages/rights.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, publicly } from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const ofReviews = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].area === 'reviews',
);
const ofStaff = ofReviews.filter((id) => !operations[id].isPublic);
const ofClients = ofReviews.filter((id) => operations[id].isPublic);

/** The rights that the calls of performance reviews require. Source: PRIV-038. */
const rights = [
  'archives.basic',
  'cycle.add',
  'cycle.basic',
  'cycle.manageReviewMeeting',
  'forms.basic',
  'reviews.basic',
  'reviews.viewNudgeHistory',
  'steps.basic',
  'workflow.basic',
];

describe('the privileges of performance reviews', () => {
  it('the privileges of performance reviews guard every staff operation', () => {
    const used = new Set(ofStaff.map((id) => operations[id].privilege));
    expect(used).toEqual(new Set(rights));
  });

  it.each(ofStaff)('%s is denied without the right, which is named', async (id) => {
    const rejection = await server.expectError('jon', id);
    expect(rejection).toMatchObject({ status: 403, code: 'privilegeMissing' });
    expect(rejection.errorMessages[0]).toContain(
      rightsIn('en', [operations[id].privilege ?? 'none']),
    );
  });

  it.each(ofStaff)('%s is rejected without a token', async (id) => {
    expect((await publicly(server, id)).status).toBe(401);
  });

  it.each([
    'addReviewMeeting',
    'startReviewMeeting',
    'getReviewCycles',
    'addReviewForm',
    'getAdminNudgeHistory',
    'getArchivedReviews',
  ] as const)('an ordinary employee may not run %s', async (id) => {
    expect((await server.expectError('ben', id)).status).toBe(403);
  });
});

describe('client review operations', () => {
  it('client review operations have no tenant prefix; the tenant is a query or path value', () => {
    for (const id of ofClients) expect(operations[id].path).toMatch(/^\/ClientReview/);
    expect(ofClients).toHaveLength(7);
  });

  it.each(ofClients)('%s requires no token, and finds nothing without a link', async (id) => {
    const sent = {
      path: { id: uuid(1), reviewId: uuid(1) },
      query: buildQuery(id),
      ...(operations[id].method === 'POST' && {
        body: {
          clientAssignmentId: uuid(1),
          id: uuid(2),
          ...(id === 'saveClientAnswer'
            ? { answerText: 'x' }
            : { comments: 'x', paCycleReviewAnswerId: uuid(3) }),
        },
      }),
    };
    const response = await publicly(server, id, sent);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'clientLinkUnknown' });
  });

  const buildQuery = (id: OperationId): Record<string, string> => {
    const all = { tenantId: 'aster', clientAssignmentId: uuid(1), reviewId: uuid(1) };
    if (id === 'getClientReviewAssignment') {
      return { tenantId: all.tenantId, clientAssignmentId: all.clientAssignmentId };
    }
    if (id === 'getClientReview') {
      return { tenantId: all.tenantId, reviewId: all.reviewId, stepId: uuid(1) };
    }
    return id === 'promoteClientReview' ? { clientContactId: 'x' } : {};
  };
});

describe('promote and deliver', () => {
  it.each(['promoteReview', 'deliverReview', 'promoteClientReview'] as const)(
    '%s is a GET that changes state: it is marked so and is not stored',
    async (id) => {
      const { method, mutates, path } = operations[id];
      expect({ method, mutates }).toEqual({ method: 'GET', mutates: true });
      expect(Object.keys(contract.paths)).toContain(path);
      const response = await server.send('hugo', id, { path: { reviewId: uuid(1) } });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe('the records of another tenant', () => {
  it('the reviews, cycles, meetings and forms of another tenant are not found', async () => {
    // The first call seeds the demo data.
    await server.request('ava', 'getReviewSteps');
    const known = await server.store.transaction('read', async (tx) => {
      const db = tx.tenant('aster');
      const [review] = await db.query('reviews');
      const [meeting] = await db.query('reviewMeetings');
      const [form] = await db.query('reviewForms');
      return { review, meeting, form };
    });
    const calls = [
      ['getReviewForDisplay', { query: { reviewId: known.review?.id ?? '' } }],
      ['getReviewPdf', { path: { id: known.review?.id ?? '' } }],
      ['getReviewCycle', { path: { cycleId: known.review?.cycleId ?? '' } }],
      ['startReviewMeeting', { query: { meetingId: known.meeting?.id ?? '' } }],
      ['getReviewForm', { path: { formId: known.form?.id ?? '' } }],
    ] as const;
    for (const [id, sent] of calls) {
      expect((await server.expectError('kira', id, { ...sent, tenantId: 'birch' })).status).toBe(
        404,
      );
    }
  });
});
