import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, publicly } from '../../testing/reviews.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const page = { page: 1, pageSize: 50, sort: null, columnFilters: [] };
const listReviews = (personId: string) =>
  server.request(personId, 'getReviews', {
    body: { ...page, cycleFilters: {}, showActionableItem: false },
  });

describe('the demo reviews', () => {
  it('the demo reviews include one in every state', async () => {
    const { reviews } = await listReviews('hugo');
    const statuses = new Set(reviews.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([
      'Answered',
      'Delivered',
      'NotStarted',
      'Promoted',
      'Rejected',
    ]);
    const meetings = new Set(reviews.map(({ meetingStatus }) => meetingStatus));
    expect(meetings).toEqual(new Set([null, 'Created', 'Started', 'Ended', 'Closed']));
  });

  it('the demo reviews include running and completed cycles, one that has not started, and one in the archive', async () => {
    const listStatuses = async (cycleFilters: object) => {
      const { cycles } = await server.request('hugo', 'getReviewCycles', {
        body: { ...page, cycleFilters },
      });
      return cycles.map(({ status }) => status);
    };
    expect(await listStatuses({})).toEqual([
      'NotStarted',
      'InProgress',
      'InProgress',
      'Completed',
      'Completed',
    ]);
    expect(await listStatuses({ status: 'Archived' })).toEqual(['Archived']);
    const { archivedReviews } = await server.request('hugo', 'getArchivedReviews', {
      body: { ...page, cycleFilters: {} },
    });
    expect(archivedReviews).toHaveLength(4);
  });

  it('the demo reviews have work for everyone: to answer, to assign, to release', async () => {
    const listActionable = async (personId: string) =>
      (await listReviews(personId)).reviews.filter(({ needsAction }) => needsAction);
    expect(await listActionable('ben')).toMatchObject([
      { employeeName: 'Ben Okafor', isReviewPromotable: true },
      { employeeName: 'Leo Park', isMakeClientAssignment: true },
    ]);
    expect(await listActionable('grace')).toMatchObject([{ employeeName: 'Chloe Martin' }]);
    expect(await listActionable('hugo')).toContainEqual(
      expect.objectContaining({ employeeName: 'Grace Kim', isReviewDeliverable: true }),
    );
    expect(await listActionable('ava')).toContainEqual(
      expect.objectContaining({ employeeName: 'Ava Stone', status: 'Rejected' }),
    );
  });

  it('the demo reviews have client links that open, that have expired and that are used up', async () => {
    const { reviews } = await listReviews('hugo');
    const getCode = async (name: string, personId = 'hugo', isDelivered = false) => {
      const review = reviews.find(
        ({ employeeName, status, stepOrder }) =>
          employeeName === name && stepOrder > 1 && (status === 'Delivered') === isDelivered,
      );
      const path = { id: review?.id ?? '' };
      const { clientNudgeHistory } = await server.request(personId, 'getClientNudgeHistory', {
        path,
      });
      const [, , , tenantId = '', clientAssignmentId = ''] =
        clientNudgeHistory[0]?.clientReviewLink.split('/') ?? [];
      const query = { tenantId, clientAssignmentId };
      const response = await publicly(server, 'getClientReviewAssignment', { query });
      return response.ok ? 'opens' : ((await response.json()) as { code: string }).code;
    };
    expect(await getCode('Ines Costa')).toBe('opens');
    expect(await getCode('Hugo Silva', 'ava')).toBe('clientLinkExpired');
    expect(await getCode('Grace Kim')).toBe('opens');
    expect(await getCode('Ben Okafor', 'hugo', true)).toBe('clientLinkUsed');
  });

  it('the demo reviews show what clients have submitted with their names, and no draft', async () => {
    const { reviews } = await listReviews('hugo');
    const listClientAnswers = async (id: string) => {
      const sent = { query: { reviewId: id } };
      const { reviewFormDetails } = await server.request('hugo', 'getReviewForDisplay', sent);
      return reviewFormDetails.flatMap(({ questionAndAnswerItems }) =>
        questionAndAnswerItems.flatMap(({ clientAnswers }) => clientAnswers),
      );
    };
    const listAnswers = async (name: string, isDelivered: boolean) => {
      const review = reviews.find(
        ({ employeeName, status, stepOrder }) =>
          employeeName === name && stepOrder > 1 && (status === 'Delivered') === isDelivered,
      );
      return listClientAnswers(review?.id ?? '');
    };
    const names = async (name: string, isDelivered: boolean) =>
      new Set((await listAnswers(name, isDelivered)).map((each) => each.clientContactName));
    expect(await names('Grace Kim', false)).toEqual(new Set(['Pia Sand']));
    expect(await names('Ben Okafor', true)).toEqual(new Set(['June Park']));
    expect(await names('Ines Costa', false)).toEqual(new Set());
  });

  it('the demo reviews have action items that are overdue, done, and unassigned', async () => {
    const { reviews } = await listReviews('hugo');
    const closed = reviews.find(({ meetingStatus }) => meetingStatus === 'Closed');
    const query = { reviewId: closed?.id ?? '' };
    const { reviewMeeting } = await server.request('hugo', 'getReviewMeeting', { query });
    const items = reviewMeeting?.reviewMeetingActionItems ?? [];
    expect(items.some((item) => !item.isCompleted && item.dueDate < now)).toBe(true);
    expect(items.some(({ isCompleted }) => isCompleted)).toBe(true);
    expect(items.some(({ assignedUserId }) => assignedUserId === null)).toBe(true);
  });

  it('the demo reviews also exist in the other tenant, with only its own people', async () => {
    const { reviews } = await server.request('kira', 'getReviews', {
      tenantId: 'birch',
      body: { ...page, cycleFilters: {}, showActionableItem: false },
    });
    expect(new Set(reviews.map(({ employeeName }) => employeeName))).toEqual(
      new Set(['Ava Stone']),
    );
  });

  it('the demo reviews can all be opened, read and downloaded by an admin', async () => {
    const { reviews } = await listReviews('hugo');
    for (const { id, stepId, isReviewDownloadable } of reviews) {
      await server.request('hugo', 'getReview', { query: { reviewId: id, stepId } });
      await server.request('hugo', 'getReviewForDisplay', { query: { reviewId: id } });
      if (!isReviewDownloadable) continue;
      const response = await server.send('hugo', 'getReviewPdf', { path: { id } });
      expect(response.status).toBe(200);
    }
  });
});
