import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  type EngagementOrdersActor,
  engagementOrdersMachine,
} from '#machines/engagements/engagement/parts/engagement-orders.machine.ts';
import { exampleDetail, noReport } from '#machines/engagements/engagement/engagement.fixtures.ts';
import { sortByIds, type EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { createStoryEngagement } from '../../engagements.fixtures.tsx';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { StageList } from '../stages/stage-menu.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Orders',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface StagesProps {
  actor: EngagementOrdersActor;
  detail: EngagementDetail;
}

function Stages({ actor, detail: { engagement } }: StagesProps) {
  const change = useSelector(actor, ({ context }) => context.change);
  const ids = change?.kind === 'stages' ? change.ids : null;
  const stages = sortByIds(engagement.stages, ({ stageId }) => stageId, ids);
  return (
    <StageList
      engagementId={engagement.id}
      orders={actor}
      stages={stages}
      activeId={stages[0]?.stageId ?? ''}
      blocked={null}
      onStage={() => undefined}
    />
  );
}

const stageIds = exampleDetail.engagement.stages.map(({ stageId }) => stageId);

const state = (name: string) => ({
  parameters: { flow: 'engagement-orders', state: name },
  render: () => {
    const ids = stageIds.toReversed();
    const change = {
      kind: 'stages' as const,
      engagementId: exampleDetail.engagement.id,
      ids,
      seenIds: stageIds,
    };
    const actor = frozenActor(engagementOrdersMachine, {
      state: name,
      input: { report: noReport },
      context: { change: name === 'resting' ? null : change },
    });
    return (
      <>
        <StateCard machine={engagementOrdersMachine} actor={actor} />
        <Stages actor={actor} detail={exampleDetail} />
      </>
    );
  },
});

export const Resting = state('resting');
export const Saving = state('saving');
export const Reloading = state('reloading');
export const Arabic = { ...state('resting'), globals: { language: 'ar' } };

function Live({ detail }: { detail: EngagementDetail }) {
  const actor = useStoryActor(engagementOrdersMachine, { input: { report: noReport } });
  return <Stages actor={actor} detail={detail} />;
}

const withStages = avaKnowing(async () => {
  const { engagement } = await createStoryEngagement();
  const path = { engagementId: engagement.id };
  const stage = { stageId: crypto.randomUUID(), stageName: 'Offer', description: 'Write it.' };
  await api.saveEngagementStage({ path, body: stage });
  return { detail: await api.getEngagement({ path: { id: engagement.id } }) };
});

/** A stage moves up with Alt and the arrow; the focus stays on its handle. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-orders' },
  loaders: [withStages],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    canvas.getByRole('button', { name: 'Reorder Offer' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(await canvas.findByText(/now number 1 of 2/)).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reorder Offer' })).toHaveFocus(),
    );
    await waitFor(async () => {
      const stored = await api.getEngagement({ path: { id: engagement.id } });
      await expect(stored.engagement.stages[0]?.stageName).toBe('Offer');
    });
  }),
};
