import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { templateActivityDeletionMachine } from '#machines/engagements/template/template-activity-deletion.machine.ts';
import { api } from '#openapi/client/index.ts';
import { exampleTemplateActivity } from '#machines/engagements/template/template.fixtures.ts';
import type { TemplateActivity } from '#machines/engagements/template/template.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Template Activity Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => {
    const actor = frozenActor(templateActivityDeletionMachine, {
      state,
      input: { part: exampleTemplateActivity },
    });
    return (
      <>
        <StateCard machine={templateActivityDeletionMachine} actor={actor} />
        <PartQuestion
          actor={actor}
          title="Confirm Delete"
          question={() => 'Are you sure you want to delete this Activity?'}
        />
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'template-activity-deletion', state: 'confirming' },
};
export const Deleting: Story = {
  parameters: { flow: 'template-activity-deletion', state: 'deleting' },
};
export const Deleted: Story = {
  parameters: { flow: 'template-activity-deletion', state: 'deleted' },
};
export const Retained: Story = {
  parameters: { flow: 'template-activity-deletion', state: 'retained' },
};

function Live({ part }: { part: TemplateActivity }) {
  const actor = useStoryActor(templateActivityDeletionMachine, { input: { part } });
  return (
    <PartQuestion
      actor={actor}
      title="Confirm Delete"
      question={() => 'Are you sure you want to delete this Activity?'}
    />
  );
}

/** Ava deletes an activity of the template. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'template-activity-deletion' },
  loaders: [
    avaKnowing(async () => ({
      part: (await api.getTemplateStages({})).templateStages[0]?.activities[0],
    })),
  ],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
