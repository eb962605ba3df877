import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  meetingDeletionMachine,
  type MeetingDeletionActor,
} from '#machines/reviews/meetings/meeting-deletion.machine.ts';
import { plannedMeeting } from '#machines/reviews/meetings/meeting.fixtures.ts';
import { startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { MeetingDeletionQuestion } from './meeting-questions.tsx';

function Question({ actor }: { actor: MeetingDeletionActor }) {
  return (
    <>
      <StateCard machine={meetingDeletionMachine} actor={actor} />
      <MeetingDeletionQuestion actor={actor} />
    </>
  );
}

const meta = {
  title: 'Flows/Reviews/Meeting Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(meetingDeletionMachine, { state, input: { part: plannedMeeting } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = { parameters: { flow: 'meeting-deletion', state: 'confirming' } };
export const Deleting: Story = { parameters: { flow: 'meeting-deletion', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'meeting-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'meeting-deletion', state: 'retained' } };

const withMeeting = avaKnowing(async () => ({ meeting: await startNewMeeting() }));

function Live({ part }: { part: ReviewMeeting }) {
  return <Question actor={useStoryActor(meetingDeletionMachine, { input: { part } })} />;
}

/** The meeting is cleared after Yes. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-deletion' },
  loaders: [withMeeting],
  render: (_, { loaded }) => <Live part={loaded['meeting']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { reviewId }: ReviewMeeting = loaded['meeting'];
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(async () => {
      const { reviewMeeting } = await api.getReviewMeeting({ query: { reviewId } });
      await expect(reviewMeeting).toBeNull();
    });
  }),
};
