import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { engagementDeletionMachine } from '#machines/engagements/engagement/parts/engagement-deletion.machine.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { DeletionQuestion } from './deletion-question.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Deletion',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const deletion = { stages: 3, activities: 12, notes: 1, docs: 5, actions: 0 };

const state = (name: string, isKnown = true) => ({
  parameters: { flow: 'engagement-deletion', state: name },
  render: () => {
    const actor = frozenActor(engagementDeletionMachine, {
      state: name,
      input: { id: 'engagement' },
      context: { deletion: isKnown ? deletion : null, cause: isKnown ? null : 'down' },
    });
    return (
      <>
        <StateCard machine={engagementDeletionMachine} actor={actor} />
        <DeletionQuestion actor={actor} name="Harbour portal" />
      </>
    );
  },
});

export const Loading = state('loading', false);
export const Unavailable = state('unavailable', false);
export const Confirming = state('confirming');
export const Deleting = state('deleting');
export const Deleted = state('deleted');
export const Retained = state('retained');

function Live({ detail: { engagement } }: { detail: EngagementDetail }) {
  const actor = useStoryActor(engagementDeletionMachine, { input: { id: engagement.id } });
  return <DeletionQuestion actor={actor} name={engagement.name} />;
}

/** The confirmation says what is deleted, before it is. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-deletion' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText('2 activities')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete engagement' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
