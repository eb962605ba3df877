import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  emptyMeetingAction,
  toMeetingActionForm,
} from '#machines/reviews/meetings/actions/meeting-action-form.ts';
import { meetingActionMachine } from '#machines/reviews/meetings/actions/meeting-action.machine.ts';
import { exampleAction, exampleParticipants } from '#machines/reviews/meetings/meeting.fixtures.ts';
import { listActions, startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { MeetingActionDialog } from './meeting-action-dialog.tsx';

const meta = {
  title: 'Flows/Reviews/Meeting Action',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = partStories(meetingActionMachine, {
  parentId: 'meeting',
  part: exampleAction,
  typed: { ...toMeetingActionForm(exampleAction), description: 'Agree on two goals' },
  render: (actor) => <MeetingActionDialog actor={actor} participants={exampleParticipants} />,
});

export const Filling = state('editing.filling');
export const Failed = state('editing.filling', {
  failure: { kind: 'unreachable', message: '' },
});
/** An action item has a due date. */
export const WithoutDate = state('editing.filling', {
  form: { ...toMeetingActionForm(exampleAction), dueDate: null },
  errors: { dueDate: { rule: 'required' } },
});
export const Stale = state('editing.stale');
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');
export const New = state('editing.filling', {
  part: null,
  form: emptyMeetingAction,
  base: emptyMeetingAction,
});

const withMeeting = avaKnowing(async () => ({ meeting: await startNewMeeting() }));

function Live({ meeting }: { meeting: ReviewMeeting }) {
  const input = { parentId: meeting.id, part: meeting.reviewMeetingActionItems[0] ?? null };
  const actor = useStoryActor(meetingActionMachine, { input });
  return <MeetingActionDialog actor={actor} participants={meeting.reviewParticipants} />;
}

/** The text of an action item is changed. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-action' },
  loaders: [withMeeting],
  render: (_, { loaded }) => <Live meeting={loaded['meeting']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { reviewId }: ReviewMeeting = loaded['meeting'];
    const field = await screen.findByRole('textbox', { name: /^Description/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Agree on two goals');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      await expect((await listActions(reviewId))[0]?.description).toBe('Agree on two goals');
    });
  }),
};
