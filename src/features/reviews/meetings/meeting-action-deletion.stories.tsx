import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  meetingActionDeletionMachine,
  type MeetingActionDeletionActor,
} from '#machines/reviews/meetings/actions/meeting-action-deletion.machine.ts';
import { exampleAction } from '#machines/reviews/meetings/meeting.fixtures.ts';
import { listActions, startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import type { MeetingActionItem, ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ActionDeletionQuestion } from './meeting-questions.tsx';

function Question({ actor }: { actor: MeetingActionDeletionActor }) {
  return (
    <>
      <StateCard machine={meetingActionDeletionMachine} actor={actor} />
      <ActionDeletionQuestion actor={actor} />
    </>
  );
}

const meta = {
  title: 'Flows/Reviews/Meeting Action Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(meetingActionDeletionMachine, { state, input: { part: exampleAction } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'meeting-action-deletion', state: 'confirming' },
};
export const Deleting: Story = {
  parameters: { flow: 'meeting-action-deletion', state: 'deleting' },
};
export const Deleted: Story = { parameters: { flow: 'meeting-action-deletion', state: 'deleted' } };
export const Retained: Story = {
  parameters: { flow: 'meeting-action-deletion', state: 'retained' },
};

const withMeeting = avaKnowing(async () => ({ meeting: await startNewMeeting() }));

function Live({ part }: { part: MeetingActionItem }) {
  return <Question actor={useStoryActor(meetingActionDeletionMachine, { input: { part } })} />;
}

/** The action item is deleted after Yes. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-action-deletion' },
  loaders: [withMeeting],
  render: (_, { loaded }) => {
    const { reviewMeetingActionItems }: ReviewMeeting = loaded['meeting'];
    return <Live part={reviewMeetingActionItems[0] ?? exampleAction} />;
  },
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { reviewId }: ReviewMeeting = loaded['meeting'];
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(async () => {
      await expect(await listActions(reviewId)).toHaveLength(0);
    });
  }),
};
