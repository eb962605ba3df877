import { beforeAll, beforeEach } from 'vitest';
import { startServer, type TestServer } from './harness.ts';
import { makeCycle, makeWorkflow, now } from './reviews.ts';
import { uuid } from './timesheets.ts';

/** Prepares a server with reviews of Ben, Hugo and Leo before each test, and calls about meetings. */
export function prepareMeetings() {
  let server: TestServer;
  let reviews: Record<string, string>;
  let meetingId: string;
  let count = 0;

  beforeAll(async () => {
    server = await startServer(now);
    await makeWorkflow(server);
  });

  beforeEach(async () => {
    count += 1;
    server.setNow(now);
    meetingId = uuid(5000 + count);
    reviews = await makeCycle(server, uuid(1000 + count), `Cycle ${count}`, ['ben', 'hugo', 'leo']);
  });

  const getReviewId = (name: string): string => reviews[name] ?? '';
  const defaults = async (name = 'ben', personId = 'hugo') => {
    const query = { reviewId: getReviewId(name) };
    return (await server.request(personId, 'getReviewMeetingDefaults', { query }))
      .reviewMeetingParticipants;
  };
  const buildBody = async (more: object = {}) => ({
    id: meetingId,
    reviewId: getReviewId('ben'),
    reviewMeetingName: 'Talk',
    reviewMeetingURL: null,
    reviewMeetingLocation: 'Room 2',
    reviewMeetingStartTime: '2026-03-12T09:00:00.000Z',
    reviewMeetingEndTime: '2026-03-12T10:00:00.000Z',
    reviewParticipants: await defaults(),
    ...more,
  });
  const add = async (more: object = {}) =>
    (await server.request('hugo', 'addReviewMeeting', { body: await buildBody(more) }))
      .reviewMeeting;
  const query = () => ({ query: { meetingId } });
  const detailsFor = async (personId: string) =>
    (
      await server.request(personId, 'getReviewMeeting', {
        query: { reviewId: getReviewId('ben') },
      })
    ).reviewMeeting;
  const run = (id: 'startReviewMeeting' | 'endReviewMeeting' | 'closeReviewMeeting') =>
    server.request('hugo', id, query());

  return {
    /** How many tests have started; ids are built from it. */
    get count() {
      return count;
    },
    get server() {
      return server;
    },
    get meetingId() {
      return meetingId;
    },
    getReviewId,
    defaults,
    buildBody,
    add,
    query,
    detailsFor,
    run,
  };
}
