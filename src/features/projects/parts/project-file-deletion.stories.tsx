import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleFile } from '#machines/projects/parts/project-extras.fixtures.ts';
import { projectFileDeletionMachine } from '#machines/projects/files/project-file-deletion.machine.ts';
import type { ProjectFile } from '#machines/projects/files/project-file.ts';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

function Question({ actor }: { actor: PartDeletionActor<ProjectFile> }) {
  return (
    <>
      <StateCard machine={projectFileDeletionMachine} actor={actor} />
      <PartQuestion
        actor={actor}
        title="Delete file link?"
        question={({ name }) => `“${name}” will be removed from this project.`}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Projects/Project File Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(projectFileDeletionMachine, { state, input: { part: exampleFile } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'project-file-deletion', state: 'confirming' },
};
export const Deleting: Story = { parameters: { flow: 'project-file-deletion', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'project-file-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'project-file-deletion', state: 'retained' } };

function Live({ part }: { part: ProjectFile }) {
  return <Question actor={useStoryActor(projectFileDeletionMachine, { input: { part } })} />;
}

const withFile = avaKnowing(async () => {
  const projectId = crypto.randomUUID();
  await api.createProject({
    body: { id: projectId, code: 'ST-1', name: 'Harbour', description: '' },
  });
  const body = { id: crypto.randomUUID(), name: 'Plan', url: 'https://files.test/plan' };
  return { part: (await api.addProjectFile({ path: { projectId }, body })).projectFileLink };
});

/** The server is down while a link is deleted, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-file-deletion' },
  loaders: [withFile],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete file link?' });
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
