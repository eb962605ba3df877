import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import {
  exampleFile,
  exampleFiles,
  filesInput,
} from '#machines/projects/parts/project-extras.fixtures.ts';
import { projectFilesMachine } from '#machines/projects/files/project-files.machine.ts';
import { buildDetail, buildPartInput } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProjectFilesScreen } from './project-files.screen.tsx';

const meta = {
  title: 'Flows/Projects/Project Files',
  tags: ['autodocs'],
  args: { context: {}, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <ProjectFilesScreen
      actor={frozenActor(projectFilesMachine, { state, input: filesInput, context, children })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectFilesMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = { flow: 'project-files', state: 'shown' };

export const Shown: Story = { parameters: { flow: 'project-files', state: 'shown' } };
export const None: Story = { parameters: shown, args: { context: { files: [] } } };
/** Someone who sees the project without taking part in it. */
export const ReadOnly: Story = {
  parameters: shown,
  args: {
    context: {
      detail: buildDetail({ isMember: false, isOwner: false, isEditable: false }),
      files: exampleFiles.map((file) => ({ ...file, isEditable: false })),
    },
  },
};
export const LongNames: Story = {
  parameters: shown,
  args: {
    context: {
      files: [
        { ...exampleFile, name: longText, url: `https://${'a'.repeat(60)}.test/${longText}` },
        { ...exampleFile, id: '2', name: 'x'.repeat(250), employeeName: longText.slice(0, 80) },
      ],
    },
  },
};
export const Arabic: Story = { ...LongNames, globals: { language: 'ar' } };
/** The dialog has a separate machine, with separate stories; so has the confirm dialog. */
export const Editing: Story = {
  parameters: { flow: 'project-files', state: 'editing' },
  args: {
    children: {
      file: {
        state: 'editing.filling',
        input: { parentId: exampleFile.projectId, part: exampleFile },
      },
    },
  },
};
export const Deleting: Story = {
  parameters: { flow: 'project-files', state: 'deleting' },
  args: { children: { deletion: { state: 'confirming', input: { part: exampleFile } } } },
};

function Live({ detail }: { detail: ProjectDetail }) {
  const input = { ...buildPartInput(detail), clock: serverClock };
  return <ProjectFilesScreen actor={useStoryActor(projectFilesMachine, { input })} />;
}

const withFile = avaKnowing(async () => {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code: 'ST-1', name: 'Harbour', description: '' } });
  const body = { id: crypto.randomUUID(), name: 'Plan', url: 'https://www.files.test/plan' };
  await api.addProjectFile({ path: { projectId: id }, body });
  return { detail: await api.getProject({ path: { id } }) };
});

/** Ava opens the dialog of a link, and deletes the link. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-files' },
  loaders: [withFile],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Plan opens in a new tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('files.test')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit file link' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Plan' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete file link?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('No file links yet.')).toBeVisible();
  }),
};
