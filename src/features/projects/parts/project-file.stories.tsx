import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleFile } from '#machines/projects/parts/project-extras.fixtures.ts';
import { projectFileMachine } from '#machines/projects/files/project-file.machine.ts';
import {
  emptyFile,
  toFileForm,
  type ProjectFile,
  type ProjectFileForm,
} from '#machines/projects/files/project-file.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { FileDialog } from './file-dialog.tsx';

const form = { ...toFileForm(exampleFile), name: 'Final sketches' };

const meta = {
  title: 'Flows/Projects/Project File',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId: exampleFile.projectId, part: exampleFile };
    const actor = frozenActor(projectFileMachine, { state, input, context });
    return (
      <>
        <StateCard machine={projectFileMachine} actor={actor} />
        <FileDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<ProjectFile, ProjectFileForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'project-file', state: 'editing.filling' };

export const Edit: Story = { parameters: { flow: 'project-file', state: 'editing.filling' } };
export const Add: Story = {
  parameters: filling,
  args: { context: { part: null, form: emptyFile, base: emptyFile } },
};
export const WithErrors: Story = {
  parameters: filling,
  args: {
    context: {
      part: null,
      form: { name: '', url: 'javascript:alert(1)' },
      errors: { name: { rule: 'required' }, url: { rule: 'webAddress' } },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'project-file', state: 'editing.stale' },
  args: { context: { ...outdated, form, theirFields: ['url'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'project-file', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'project-file', state: 'editing.parentDeleted' },
  args: { context: { part: null, form, rejection: 'This project was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'project-file', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'project-file', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'project-file', state: 'closed' } };

function Live({ parentId }: { parentId: string }) {
  return (
    <FileDialog actor={useStoryActor(projectFileMachine, { input: { parentId, part: null } })} />
  );
}

const withProject = avaKnowing(async () => {
  const parentId = crypto.randomUUID();
  const body = { id: parentId, code: 'ST-1', name: 'Harbour', description: '' };
  await api.createProject({ body });
  return { parentId };
});

/** Ava adds a link; the first address that she types would run code. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-file' },
  loaders: [withProject],
  render: (_, { loaded }) => <Live parentId={loaded['parentId']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add file link' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard('Plan{Tab}javascript:alert(1)');
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const url = dialog.getByRole('textbox', { name: /^URL/ });
    await waitFor(() => expect(url).toBeInvalid());
    await userEvent.clear(url);
    await userEvent.type(url, 'HTTPS://files.test/plan');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
