import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { meetingTicksMachine } from '#machines/reviews/meetings/actions/meeting-ticks.machine.ts';
import { exampleMyAction, noReport } from '#machines/reviews/meetings/meeting.fixtures.ts';
import { listActions, startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import type { MyMeetingActionItem, ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { MyActionItems } from './my-action-items.tsx';

const meta = {
  title: 'Flows/Reviews/Meeting Ticks',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { total: 1, overdue: 1, shown: 'open', onFilter: () => {}, onOpen: () => {} } as const;
const { id, description } = exampleMyAction;

const state = (name: string) => ({
  parameters: { flow: 'meeting-ticks', state: name },
  render: () => {
    const ticks = name === 'saving' ? [{ id, description, isCompleted: true }] : [];
    const actor = frozenActor(meetingTicksMachine, {
      state: name,
      input: { report: noReport },
      context: { ticks },
    });
    return (
      <>
        <StateCard machine={meetingTicksMachine} actor={actor} />
        <MyActionItems {...list} ticks={actor} items={[exampleMyAction]} />
      </>
    );
  },
});

export const Resting = state('resting');
export const Saving = state('saving');

const withMeeting = avaKnowing(async () => ({ meeting: await startNewMeeting() }));

function Live({ meeting }: { meeting: ReviewMeeting }) {
  const ticks = useStoryActor(meetingTicksMachine, { input: { report: noReport } });
  const [items] = useState<readonly MyMeetingActionItem[]>(() =>
    meeting.reviewMeetingActionItems.map((item) => ({ ...exampleMyAction, ...item })),
  );
  return <MyActionItems {...list} ticks={ticks} items={items} />;
}

/** A tick names what the action item should be. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-ticks' },
  loaders: [withMeeting],
  render: (_, { loaded }) => <Live meeting={loaded['meeting']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { reviewId }: ReviewMeeting = loaded['meeting'];
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Agree on the goals' }));
    await waitFor(async () => {
      await expect((await listActions(reviewId))[0]?.isCompleted).toBe(true);
    });
  }),
};
