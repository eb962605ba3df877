import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleProgress } from '#machines/engagements/engagement/parts/engagement-extras.fixtures.ts';
import { engagementProgressMachine } from '#machines/engagements/engagement/parts/engagement-progress.machine.ts';
import { exampleStage } from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail, Stage } from '#machines/engagements/engagement/engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { StageProgressLine } from '../stages/stage-progress.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Progress',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (
  name: string,
  stages: typeof exampleProgress | null = exampleProgress,
  tenantStages: readonly Stage[] | null = null,
) => ({
  parameters: { flow: 'engagement-progress', state: name },
  render: () => {
    const actor = frozenActor(engagementProgressMachine, {
      state: name,
      input: { id: 'engagement' },
      context: { stages },
    });
    return (
      <>
        <StateCard machine={engagementProgressMachine} actor={actor} />
        <StageProgressLine
          actor={actor}
          activeId={exampleStage.stageId}
          tenantStages={tenantStages}
        />
      </>
    );
  },
});

export const Unopened = state('unopened', null);
export const Loading = state('loading', null);
export const Shown = state('shown');
export const Unavailable = state('unavailable', null);
/** The tenant sees no hidden stage, and no comparison with others. */
export const TenantView: Story = {
  ...state('shown', exampleProgress, [exampleStage]),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByText(/median/)).toBeNull();
  }),
};
export const Arabic = { ...state('shown'), globals: { language: 'ar' } };

function Live({ id }: { id: string }) {
  const actor = useStoryActor(engagementProgressMachine, { input: { id } });
  return <StageProgressLine actor={actor} activeId="" />;
}

/** Loads at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-progress' },
  loaders: [withEngagement],
  beforeEach: serverDown,
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    return <Live id={engagement.id} />;
  },
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText('Discovery')).toBeVisible();
    await expect(canvas.getByLabelText('Current stage')).toBeVisible();
  }),
};
