import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { loadMeetingHead } from './meeting-form.actors.ts';
import { meetingFormMachine } from './meeting-form.machine.ts';
import { testModel } from './meeting-form.test-model.ts';
import {
  toMeetingFields,
  toMeetingForm,
  validateMeeting,
  type MeetingForm,
  type MeetingHead,
} from './meeting-form.ts';
import { exampleHead, exampleParticipants, plannedMeeting } from './meeting.fixtures.ts';
import { findReviewWithoutMeeting, getMeeting, planMeeting } from './meeting.suite.ts';

testPaths(testModel);

const form = toMeetingForm(exampleHead);

describe('the form of a meeting', () => {
  it('shows its times in the person’s time zone, and sends them in UTC', () => {
    expect(form).toMatchObject({
      meetingDay: '2026-03-12',
      reviewMeetingStartTime: '10:00',
      reviewMeetingEndTime: '11:00',
      isOvernight: false,
    });
    const sent = toMeetingFields({ ...form, reviewMeetingEndTime: '11:30' }, exampleHead);
    expect(sent).toMatchObject({
      reviewMeetingStartTime: '2026-03-12T09:00:00.000Z',
      reviewMeetingEndTime: '2026-03-12T10:30:00.000Z',
    });
  });

  it('keeps a meeting that ends after midnight in the person’s time zone', () => {
    const head: MeetingHead = {
      ...exampleHead,
      meeting: {
        ...plannedMeeting,
        reviewMeetingStartTime: '2026-03-12T22:30:00.000Z',
        reviewMeetingEndTime: '2026-03-12T23:30:00.000Z',
      },
    };
    const overnight = toMeetingForm(head);
    expect(overnight).toMatchObject({ reviewMeetingEndTime: '00:30', isOvernight: true });
    expect(validateMeeting(overnight)).toEqual({});
    expect(toMeetingFields(overnight, head)).toMatchObject({
      reviewMeetingStartTime: '2026-03-12T22:30:00.000Z',
      reviewMeetingEndTime: '2026-03-12T23:30:00.000Z',
    });
  });

  it('always invites its organizer, and the selected people', () => {
    const { reviewParticipants } = toMeetingFields(
      { ...form, reviewParticipants: ['employee-grace'] },
      { meeting: null, participants: exampleParticipants },
    );
    expect(reviewParticipants.map(({ name, isSelected }) => [name, isSelected])).toEqual([
      ['Hugo Silva', true],
      ['Ben Okafor', false],
      ['Grace Kim', true],
    ]);
  });

  it.each([
    [{ reviewMeetingName: ' ' }, { reviewMeetingName: { rule: 'required' } }],
    [{ reviewMeetingURL: 'https://' }, { reviewMeetingURL: { rule: 'webAddress' } }],
    [{ reviewMeetingURL: 'javascript:alert(1)' }, { reviewMeetingURL: { rule: 'webAddress' } }],
    [{ meetingDay: null }, { meetingDay: { rule: 'required' } }],
    [{ reviewMeetingStartTime: null }, { reviewMeetingStartTime: { rule: 'required' } }],
    [{ reviewParticipants: [] }, { reviewParticipants: { rule: 'participantsCheck' } }],
    [
      { reviewMeetingEndTime: '10:00' },
      {
        reviewMeetingStartTime: { rule: 'startTimeBeforeEndTime' },
        reviewMeetingEndTime: { rule: 'endTimeAfterStartTime' },
      },
    ],
  ] as const)('with %j has the errors %j', (change, errors) => {
    expect(validateMeeting({ ...form, ...change })).toEqual(errors);
  });
});

describe('the validation of a meeting', () => {
  testLimits({
    schema: getSchema(contract, 'ReviewMeetingUpdate'),
    example: {
      reviewMeetingName: form.reviewMeetingName,
      reviewMeetingURL: form.reviewMeetingURL,
      reviewMeetingLocation: form.reviewMeetingLocation,
    },
    buildBody: (texts) => ({
      id: plannedMeeting.id,
      ...toMeetingFields({ ...form, ...texts }, exampleHead),
    }),
    check: (texts) => validateMeeting({ ...form, ...texts }),
  });
});

describe('the meeting dialog', () => {
  let server: ServerWithScenario;
  let reviewId: string;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
    reviewId = await findReviewWithoutMeeting();
  });

  async function openDialog(meetingId: string | null) {
    const input = { reviewId, meetingId, timeZone: 'Europe/Berlin' };
    const loading = createActor(loadMeetingHead, { input }).start();
    const { output: part } = await waitFor(loading, ({ status }) => status === 'done');
    if (!part) throw new Error('Expected the people who can be invited.');
    const actor = createActor(meetingFormMachine, { input: { parentId: reviewId, part } }).start();
    const save = async (type: 'SAVE' | 'form.overwrite' | 'form.saveAsNew' = 'SAVE') => {
      actor.send({ type });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
    const fill = (change: Partial<MeetingForm>) => actor.send({ type: 'form.changed', change });
    return { actor, save, type: fill };
  }
  const times = {
    reviewMeetingName: 'Talk',
    meetingDay: new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10),
    reviewMeetingStartTime: '09:00',
    reviewMeetingEndTime: '10:00',
  };

  it('suggests participants, and plans the meeting once, also after the server was away', async () => {
    const { actor, save, type: fill } = await openDialog(null);
    expect(actor.getSnapshot().context.form.reviewParticipants.length).toBeGreaterThan(0);
    fill(times);
    server.setScenario(down);
    expect((await save()).value).toEqual({ editing: 'filling' });
    server.setScenario(healthy);
    expect((await save()).value).toBe('saved');
    expect((await getMeeting(reviewId)).reviewMeetingName).toBe('Talk');
  });

  it('shows the server’s error at its field', async () => {
    const { actor, save, type: fill } = await openDialog(null);
    fill({ ...times, meetingDay: '1990-01-01' });
    await save();
    const { errors } = actor.getSnapshot().context;
    expect(Object.keys(errors)).toEqual(['reviewMeetingStartTime']);
  });

  it('keeps what was typed when someone else has planned the meeting first', async () => {
    const { actor, save, type: fill } = await openDialog(null);
    fill(times);
    await planMeeting(reviewId);
    expect((await save()).status).toBe('active');
    expect(actor.getSnapshot().context.form.reviewMeetingName).toBe('Talk');
  });

  it('compares when someone else has changed the meeting first', async () => {
    const { id } = await planMeeting(reviewId);
    const [mine, theirs] = [await openDialog(id), await openDialog(id)];
    theirs.type({ reviewMeetingLocation: 'Room 9' });
    await theirs.save();
    mine.type({ reviewMeetingName: 'Mine' });
    expect((await mine.save()).value).toEqual({ editing: 'stale' });
    expect((await mine.save('form.overwrite')).value).toBe('saved');
    expect((await getMeeting(reviewId)).reviewMeetingName).toBe('Mine');
  });

  it('plans the meeting again when someone else has deleted it', async () => {
    const { id } = await planMeeting(reviewId);
    const { save, type: fill } = await openDialog(id);
    fill({ reviewMeetingName: 'Again' });
    await api.deleteReviewMeeting({ query: { meetingId: id } });
    expect((await save()).value).toEqual({ editing: 'deleted' });
    expect((await save('form.saveAsNew')).value).toBe('saved');
    expect(await getMeeting(reviewId)).toMatchObject({ reviewMeetingName: 'Again' });
  });
});
