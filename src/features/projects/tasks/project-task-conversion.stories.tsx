import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { projectTaskConversionMachine } from '#machines/projects/tasks/project-task-conversion.machine.ts';
import { exampleTask } from '#machines/projects/tasks/project-task.fixtures.ts';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks } from '#stories/fixtures/project-tasks.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import TaskConversionDialog from './task-conversion-dialog.tsx';

const meta = {
  title: 'Flows/Projects/Project Task Conversion',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { task: exampleTask };
    const actor = frozenActor(projectTaskConversionMachine, { state, input, context });
    return (
      <>
        <StateCard machine={projectTaskConversionMachine} actor={actor} />
        <TaskConversionDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<Pick<FrozenSnapshot<typeof projectTaskConversionMachine>, 'context'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'project-task-conversion', state: 'filling' } };
export const WithErrors: Story = {
  parameters: { flow: 'project-task-conversion', state: 'filling' },
  args: {
    context: {
      form: { taskName: '', taskDescription: '', isMainProject: true },
      errors: { taskName: { rule: 'required' } },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Converting: Story = {
  parameters: { flow: 'project-task-conversion', state: 'converting' },
};
export const Converted: Story = {
  parameters: { flow: 'project-task-conversion', state: 'converted' },
};
export const Closed: Story = { parameters: { flow: 'project-task-conversion', state: 'closed' } };

function Live({ task }: { task: ProjectTask }) {
  const actor = useStoryActor(projectTaskConversionMachine, { input: { task } });
  return <TaskConversionDialog actor={actor} />;
}

/** Ava turns a task into a sub-project with another name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-task-conversion' },
  loaders: [withTasks('Draw the map')],
  render: (_, { loaded }) => <Live task={loaded['detail'].project.tasks[0]} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const title = 'Convert Draw the map to a project';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, 'Maps');
    await userEvent.click(dialog.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { id } = loaded['detail'].project;
    const { subProjects } = await api.getProject({ path: { id } });
    await expect(subProjects.map((each) => each.name)).toEqual(['Maps']);
  }),
};
