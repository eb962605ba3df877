import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { engagementRemovalMachine } from '#machines/engagements/engagement/parts/engagement-removal.machine.ts';
import type { RemovedPart } from '#machines/engagements/engagement/parts/engagement-removal.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { RemovalQuestion } from './removal-question.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Removal',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stage: RemovedPart = { kind: 'stage', id: 'stage', name: 'Discovery', activities: 2 };

const state = (name: string, part = stage) => ({
  parameters: { flow: 'engagement-removal', state: name },
  render: () => {
    const actor = frozenActor(engagementRemovalMachine, { state: name, input: { part } });
    return (
      <>
        <StateCard machine={engagementRemovalMachine} actor={actor} />
        <RemovalQuestion actor={actor} />
      </>
    );
  },
});

export const Confirming = state('confirming');
export const OfActivity = state('confirming', { kind: 'activity', id: 'a', name: 'Hold it' });
export const OfDocument = state('confirming', { kind: 'doc', id: 'd', name: 'Agenda' });
export const OfAction = state('confirming', { kind: 'action', id: 'i', name: 'Book a room' });
export const OfNote = state('confirming', { kind: 'note', id: 'n', name: 'A long note' });
export const Deleting = state('deleting');
export const Deleted = state('deleted');
export const Retained = state('retained');

function Live({ detail: { engagement } }: { detail: EngagementDetail }) {
  const [{ stageId, stageName } = { stageId: '', stageName: '' }] = engagement.stages;
  const part: RemovedPart = { kind: 'stage', id: stageId, name: stageName, activities: 2 };
  return <RemovalQuestion actor={useStoryActor(engagementRemovalMachine, { input: { part } })} />;
}

/** The server is down while a stage is removed, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-removal' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete Stage?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    setScenario('server-down');
    await userEvent.click(yes);
    await waitFor(() => expect(problems).toHaveLength(1));
    await expect(question).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
