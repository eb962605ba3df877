import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { meetingCalendarMachine } from '#machines/reviews/meetings/meeting-calendar.machine.ts';
import { plannedMeeting } from '#machines/reviews/meetings/meeting.fixtures.ts';
import { findReviewWithoutMeeting, planMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, serverDown } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { CalendarButton } from './calendar-button.tsx';

const { id: meetingId, reviewMeetingName: name } = plannedMeeting;

const meta = {
  title: 'Flows/Reviews/Meeting Calendar',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <CalendarButton
      actor={frozenActor(meetingCalendarMachine, {
        state,
        input: undefined,
        context: { requested: { meetingId, name } },
      })}
      meetingId={meetingId}
      name={name}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'meeting-calendar', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'meeting-calendar', state: 'exporting' } };

const withMeeting = avaKnowing(async () => ({
  meeting: await planMeeting(await findReviewWithoutMeeting()),
}));

function Live({ meeting }: { meeting: ReviewMeeting }) {
  const actor = useStoryActor(meetingCalendarMachine);
  const [start, setStart] = useState('');
  useEmitted(actor, {
    'file.ready': ({ file }) => void file.text().then((text) => setStart(text.slice(0, 15))),
  });
  return (
    <>
      <CalendarButton actor={actor} meetingId={meeting.id} name={meeting.reviewMeetingName} />
      <p>{start}</p>
    </>
  );
}

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-calendar' },
  loaders: [withMeeting],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live meeting={loaded['meeting']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const button = await canvas.findByRole('button', { name: /Calendar file/ });
    await userEvent.click(button);
    await waitFor(() => expect(problems).toHaveLength(1));
    setScenario('healthy-network');
    await userEvent.click(button);
    await expect(await canvas.findByText('BEGIN:VCALENDAR')).toBeVisible();
  }),
};
