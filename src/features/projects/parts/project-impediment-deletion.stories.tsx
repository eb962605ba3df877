import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleImpediment } from '#machines/projects/parts/project-extras.fixtures.ts';
import { projectImpedimentDeletionMachine } from '#machines/projects/impediments/project-impediment-deletion.machine.ts';
import {
  toImpediment,
  type Impediment,
} from '#machines/projects/impediments/project-impediment.ts';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

function Question({ actor }: { actor: PartDeletionActor<Impediment> }) {
  return (
    <>
      <StateCard machine={projectImpedimentDeletionMachine} actor={actor} />
      <PartQuestion
        actor={actor}
        title="Delete impediment?"
        question={() => "You won't be able to revert this!"}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Projects/Project Impediment Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(projectImpedimentDeletionMachine, {
        state,
        input: { part: exampleImpediment },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'project-impediment-deletion', state: 'confirming' },
};
export const Deleting: Story = {
  parameters: { flow: 'project-impediment-deletion', state: 'deleting' },
};
export const Deleted: Story = {
  parameters: { flow: 'project-impediment-deletion', state: 'deleted' },
};
export const Retained: Story = {
  parameters: { flow: 'project-impediment-deletion', state: 'retained' },
};

function Live({ part }: { part: Impediment }) {
  return <Question actor={useStoryActor(projectImpedimentDeletionMachine, { input: { part } })} />;
}

const withImpediment = avaKnowing(async () => {
  const projectId = crypto.randomUUID();
  await api.createProject({
    body: { id: projectId, code: 'ST-1', name: 'Harbour', description: '' },
  });
  const body = { projectId, impediments: 'No server' };
  return { part: toImpediment((await api.addImpediment({ body })).projectImpediment) };
});

/** The server is down while an impediment is deleted, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-impediment-deletion' },
  loaders: [withImpediment],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete impediment?' });
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
