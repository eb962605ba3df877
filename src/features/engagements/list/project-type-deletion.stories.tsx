import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { projectTypeDeletionMachine } from '#machines/engagements/list/types/project-type-deletion.machine.ts';
import { api } from '#openapi/client/index.ts';
import { exampleType } from '#machines/engagements/list/types/project-type.fixtures.ts';
import type { ProjectType } from '#machines/engagements/list/types/project-type.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Project Type Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => {
    const actor = frozenActor(projectTypeDeletionMachine, { state, input: { part: exampleType } });
    return (
      <>
        <StateCard machine={projectTypeDeletionMachine} actor={actor} />
        <PartQuestion
          actor={actor}
          title="Delete project type?"
          question={() => 'Pilot will be deleted.'}
        />
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'project-type-deletion', state: 'confirming' },
};
export const Deleting: Story = { parameters: { flow: 'project-type-deletion', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'project-type-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'project-type-deletion', state: 'retained' } };

function Live({ part }: { part: ProjectType }) {
  const actor = useStoryActor(projectTypeDeletionMachine, { input: { part } });
  return (
    <PartQuestion
      actor={actor}
      title="Delete project type?"
      question={() => 'Pilot will be deleted.'}
    />
  );
}

/** Ava deletes a project type that no engagement has. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-type-deletion' },
  loaders: [
    avaKnowing(async () => {
      const body = { id: crypto.randomUUID(), value: 'Pilot' };
      const answer = await api.createEngagementProjectType({ body });
      return { part: answer.projectType };
    }),
  ],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete project type?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
