import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { templateStageDeletionMachine } from '#machines/engagements/template/template-stage-deletion.machine.ts';
import { api } from '#openapi/client/index.ts';
import { exampleTemplateStage } from '#machines/engagements/template/template.fixtures.ts';
import type { TemplateStage } from '#machines/engagements/template/template.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Template Stage Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => {
    const actor = frozenActor(templateStageDeletionMachine, {
      state,
      input: { part: exampleTemplateStage },
    });
    return (
      <>
        <StateCard machine={templateStageDeletionMachine} actor={actor} />
        <PartQuestion
          actor={actor}
          title="Confirm Delete"
          question={() => 'Are you sure you want to delete this Stage?'}
        />
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'template-stage-deletion', state: 'confirming' },
};
export const Deleting: Story = {
  parameters: { flow: 'template-stage-deletion', state: 'deleting' },
};
export const Deleted: Story = { parameters: { flow: 'template-stage-deletion', state: 'deleted' } };
export const Retained: Story = {
  parameters: { flow: 'template-stage-deletion', state: 'retained' },
};

function Live({ part }: { part: TemplateStage }) {
  const actor = useStoryActor(templateStageDeletionMachine, { input: { part } });
  return (
    <PartQuestion
      actor={actor}
      title="Confirm Delete"
      question={() => 'Are you sure you want to delete this Stage?'}
    />
  );
}

/** Ava deletes the first stage of the template. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'template-stage-deletion' },
  loaders: [
    avaKnowing(async () => ({ part: (await api.getTemplateStages({})).templateStages[0] })),
  ],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
