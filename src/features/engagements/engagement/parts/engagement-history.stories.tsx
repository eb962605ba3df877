import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleChanges } from '#machines/engagements/engagement/parts/engagement-extras.fixtures.ts';
import { engagementHistoryMachine } from '#machines/engagements/engagement/parts/engagement-history.machine.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { HistoryPanel } from './history-panel.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement History',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, changes = exampleChanges) => ({
  parameters: { flow: 'engagement-history', state: name },
  render: () => {
    const actor = frozenActor(engagementHistoryMachine, {
      state: name,
      input: { id: 'engagement' },
      context: { changes, total: 25, cause: name === 'unavailable' ? 'down' : null },
    });
    return (
      <>
        <StateCard machine={engagementHistoryMachine} actor={actor} />
        <HistoryPanel actor={actor} />
      </>
    );
  },
});

export const Loading = state('loading', []);
export const Shown = state('shown');
export const LoadingMore = state('loading');
export const Unavailable = state('unavailable');
export const Closed = state('closed');
export const Arabic = { ...state('shown'), globals: { language: 'ar' } };

function Live({ id }: { id: string }) {
  return <HistoryPanel actor={useStoryActor(engagementHistoryMachine, { input: { id } })} />;
}

/** Loads at the second attempt, and names what was added. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-history' },
  loaders: [withEngagement],
  beforeEach: serverDown,
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    return <Live id={engagement.id} />;
  },
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText('Write the offer')).toBeVisible();
  }),
};
