import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleImpediment } from '#machines/projects/parts/project-extras.fixtures.ts';
import { projectImpedimentResolutionMachine } from '#machines/projects/impediments/project-impediment-resolution.machine.ts';
import {
  toImpediment,
  type Impediment,
  type ResolutionForm,
} from '#machines/projects/impediments/project-impediment.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { StateCard } from '#stories/flows.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ResolutionDialog } from './impediment-dialogs.tsx';

const meta = {
  title: 'Flows/Projects/Project Impediment Resolution',
  tags: ['autodocs'],
  args: { context: {}, impediment: exampleImpediment.impediments },
  render: ({ context, impediment }, { parameters: { state } }) => {
    const input = { parentId: exampleImpediment.id, part: null };
    const actor = frozenActor(projectImpedimentResolutionMachine, { state, input, context });
    return (
      <>
        <StateCard machine={projectImpedimentResolutionMachine} actor={actor} />
        <ResolutionDialog actor={actor} impediment={impediment} />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<PartContext<Impediment, ResolutionForm>>;
  impediment: string;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = { resolution: 'It is back.' };

export const Filling: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'editing.filling' },
  args: { impediment: longText },
};
export const ResolvedMeanwhile: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'editing.filling' },
  args: {
    context: {
      form,
      failure: { kind: 'conflict', message: 'The impediment is already resolved.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'editing.stale' },
  args: { context: { ...outdated, form } },
};
export const Deleted: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'editing.deleted' },
  args: { context: { ...outdated, form } },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'editing.parentDeleted' },
  args: { context: { form, rejection: 'This impediment was not found.' } },
};
export const Saving: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'saving' },
  args: { context: { form } },
};
export const Saved: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'saved' },
};
export const Closed: Story = {
  parameters: { flow: 'project-impediment-resolution', state: 'closed' },
};

function Live({ part }: { part: Impediment }) {
  const input = { parentId: part.id, part: null };
  const actor = useStoryActor(projectImpedimentResolutionMachine, { input });
  return <ResolutionDialog actor={actor} impediment={part.impediments} />;
}

const withImpediment = avaKnowing(async () => {
  const projectId = crypto.randomUUID();
  await api.createProject({
    body: { id: projectId, code: 'ST-1', name: 'Harbour', description: '' },
  });
  const body = { projectId, impediments: 'No server' };
  return { part: toImpediment((await api.addImpediment({ body })).projectImpediment) };
});

/** Ava resolves an impediment with a word on how. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-impediment-resolution' },
  loaders: [withImpediment],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { projectId }: Impediment = loaded['part'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve impediment' }));
    await expect(dialog.getByText('No server')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /^How was it resolved/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'It is back.');
    await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { projectImpediments } = await api.getProjectImpediments({ path: { projectId } });
    await expect(projectImpediments[0]?.resolution).toBe('It is back.');
  }),
};
