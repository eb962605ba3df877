import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { meetingFormMachine } from '#machines/reviews/meetings/meeting-form.machine.ts';
import { toMeetingForm, type MeetingHead } from '#machines/reviews/meetings/meeting-form.ts';
import { exampleHead } from '#machines/reviews/meetings/meeting.fixtures.ts';
import {
  findReviewWithoutMeeting,
  getMeeting,
  planMeeting,
} from '#machines/reviews/meetings/meeting.suite.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { MeetingDialog } from './meeting-dialog.tsx';

const meta = {
  title: 'Flows/Reviews/Meeting Form',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = toMeetingForm(exampleHead);
const newHead: MeetingHead = { ...exampleHead, meeting: null, version: 0 };
const empty = toMeetingForm(newHead);

const state = partStories(meetingFormMachine, {
  parentId: 'review',
  part: exampleHead,
  typed: { ...filled, reviewMeetingName: 'Talk about goals' },
  render: (actor) => <MeetingDialog actor={actor} />,
});

export const Filling = state('editing.filling');
export const New = state('editing.filling', { part: newHead, form: empty, base: empty });
/** The texts of the rules of the dialog. */
export const Invalid = state('editing.filling', {
  form: { ...filled, reviewMeetingEndTime: '09:30', reviewParticipants: [] },
  errors: {
    reviewMeetingStartTime: { rule: 'startTimeBeforeEndTime' },
    reviewMeetingEndTime: { rule: 'endTimeAfterStartTime' },
    reviewParticipants: { rule: 'participantsCheck' },
  },
});
export const Overnight = state('editing.filling', {
  form: { ...filled, isOvernight: true, reviewMeetingEndTime: '00:30' },
  base: { ...filled, isOvernight: true, reviewMeetingEndTime: '00:30' },
});
export const Failed = state('editing.filling', { failure: { kind: 'unreachable', message: '' } });
export const Stale = state('editing.stale');
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');

const withMeeting = avaKnowing(async () => ({
  meeting: await planMeeting(await findReviewWithoutMeeting()),
}));

function Live({ meeting }: { meeting: ReviewMeeting }) {
  const { reviewParticipants: participants, version } = meeting;
  const part = { meeting, participants, timeZone: 'Europe/Berlin', version };
  const input = { parentId: meeting.reviewId, part };
  return <MeetingDialog actor={useStoryActor(meetingFormMachine, { input })} />;
}

/** A meeting needs a participant besides its organizer. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-form' },
  loaders: [withMeeting],
  render: (_, { loaded }) => <Live meeting={loaded['meeting']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { reviewId }: ReviewMeeting = loaded['meeting'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit meeting' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name, 'Talk about goals');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      await expect((await getMeeting(reviewId)).reviewMeetingName).toBe('Talk about goals');
    });
  }),
};
