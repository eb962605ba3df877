import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks, withTimer } from '#stories/fixtures/project-tasks.tsx';
import { QuickAdd } from './quick-add.tsx';

const meta = {
  title: 'Screens/Work View Quick Add',
  component: QuickAdd,
  decorators: [withTimer],
  args: { filtered: null, onAdded: fn() },
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a project, pasted lines are named, but not added. */
export const NoProject: Story = {
  loaders: [withTasks()],
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'New task' });
    await userEvent.click(field);
    await userEvent.paste('- Print it\n- Send it');
    const question = within(await screen.findByRole('alertdialog', { name: 'Add 2 tasks?' }));
    await expect(question.getByText('Select the project of the new task first.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field).toHaveValue('');
  }),
};

/** Each pasted line becomes a task, and a single line is pasted into the field. */
export const PastedLines: Story = {
  loaders: [withTasks()],
  render: (args, { loaded }) => (
    <QuickAdd {...args} filtered={{ id: loaded['detail'].project.id, label: 'ST-1 Harbour' }} />
  ),
  play: playIfEnabled(async ({ args, canvas, userEvent, loaded }) => {
    const field = await canvas.findByRole('textbox', { name: 'New task' });
    await userEvent.click(field);
    await userEvent.paste('Draw it');
    await expect(field).toHaveValue('Draw it');
    await userEvent.paste('- Print it\n- Send it');
    const question = within(await screen.findByRole('alertdialog', { name: 'Add 2 tasks?' }));
    await expect(question.getByText('Print it')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    const { project } = await api.getProject({ path: { id: loaded['detail'].project.id } });
    await expect(project.tasks.map(({ taskName }) => taskName)).toEqual(['Print it', 'Send it']);
    await expect(field).toHaveValue('Draw it');
  }),
};
