import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { engagementStageMachine } from '#machines/engagements/engagement/engagement-stage.machine.ts';
import { emptyStage, toStageForm } from '#machines/engagements/engagement/engagement-stage.ts';
import {
  exampleDetail,
  exampleStage,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { StageDialog } from './stage-dialog.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Engagement Stage',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = partStories(engagementStageMachine, {
  parentId: exampleDetail.engagement.id,
  part: exampleStage,
  typed: { ...toStageForm(exampleStage), stageName: 'Workshops' },
  render: (actor) => <StageDialog actor={actor} />,
});

export const Filling = state('editing.filling');
export const Failed = state('editing.filling', {
  form: { ...toStageForm(exampleStage), stageName: 'Workshops' },
  failure: { kind: 'unreachable', message: '' },
});
export const Stale = state('editing.stale');
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');
export const New = state('editing.filling', { part: null, form: emptyStage, base: emptyStage });

function Live({ detail }: { detail: EngagementDetail }) {
  const input = { parentId: detail.engagement.id, part: null };
  return <StageDialog actor={useStoryActor(engagementStageMachine, { input })} />;
}

/** A stage needs a description; after it is typed, the stage is saved as the last one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-stage' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { id }: EngagementDetail['engagement'] = loaded['detail'].engagement;
    const dialog = within(await screen.findByRole('dialog', { name: 'New Stage' }));
    const field = dialog.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Offer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Write it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { engagement } = await api.getEngagement({ path: { id } });
    await expect(engagement.stages.map(({ stageName }) => stageName)).toEqual([
      'Discovery',
      'Offer',
    ]);
  }),
};
