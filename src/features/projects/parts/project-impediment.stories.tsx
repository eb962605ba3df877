import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleImpediment } from '#machines/projects/parts/project-extras.fixtures.ts';
import { projectImpedimentMachine } from '#machines/projects/impediments/project-impediment.machine.ts';
import {
  emptyImpediment,
  toImpediment,
  type Impediment,
  type ImpedimentForm,
} from '#machines/projects/impediments/project-impediment.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ImpedimentDialog } from './impediment-dialogs.tsx';
import { ImpedimentLine } from './impediment-line.tsx';

const meta = {
  title: 'Flows/Projects/Project Impediment',
  tags: ['autodocs'],
  args: { context: {}, isLine: false, blockedBecause: null },
  render: ({ context, isLine, blockedBecause }, { parameters: { state } }) => {
    const input = { parentId: exampleImpediment.projectId, part: exampleImpediment };
    const actor = frozenActor(projectImpedimentMachine, { state, input, context });
    return (
      <>
        <StateCard machine={projectImpedimentMachine} actor={actor} />
        {isLine ? (
          <ImpedimentLine actor={actor} blockedBecause={blockedBecause} />
        ) : (
          <ImpedimentDialog actor={actor} />
        )}
      </>
    );
  },
} satisfies Meta<{
  context: Partial<PartContext<Impediment, ImpedimentForm>>;
  isLine: boolean;
  blockedBecause: string | null;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'project-impediment', state: 'editing.filling' };
const typed = { impediments: 'The test server is down.' };
const blank = { part: null, form: emptyImpediment, base: emptyImpediment };

export const Edit: Story = { parameters: { flow: 'project-impediment', state: 'editing.filling' } };
export const WithErrors: Story = {
  parameters: filling,
  args: {
    context: { form: emptyImpediment, errors: { impediments: { rule: 'required' } } },
  },
};
/** The line above the list is a form of its own. */
export const Line: Story = { parameters: filling, args: { isLine: true, context: blank } };
export const LineWithDraft: Story = {
  parameters: filling,
  args: {
    isLine: true,
    context: { ...blank, draft: { ...blank, form: typed, version: null, madeId: null } },
  },
};
export const LineFailed: Story = {
  parameters: filling,
  args: {
    isLine: true,
    context: { ...blank, form: typed, failure: { kind: 'unreachable', message: '' } },
  },
};
export const LineBlocked: Story = {
  parameters: filling,
  args: {
    isLine: true,
    context: blank,
    blockedBecause:
      'Only members of the project can do this. Ben Okafor, who owns it, can add you.',
  },
};
export const LineOfDeletedProject: Story = {
  parameters: { flow: 'project-impediment', state: 'editing.parentDeleted' },
  args: {
    isLine: true,
    context: { ...blank, form: typed, rejection: 'This project was not found.' },
  },
};
export const LineSaving: Story = {
  parameters: { flow: 'project-impediment', state: 'saving' },
  args: { isLine: true, context: { ...blank, form: typed } },
};
export const Stale: Story = {
  parameters: { flow: 'project-impediment', state: 'editing.stale' },
  args: { context: { ...outdated, form: typed, theirFields: ['impediments'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'project-impediment', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'project-impediment', state: 'editing.parentDeleted' },
  args: { context: { part: null, form: typed, rejection: 'This project was not found.' } },
};
export const Saved: Story = { parameters: { flow: 'project-impediment', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'project-impediment', state: 'closed' } };

function Live({ part }: { part: Impediment }) {
  const input = { parentId: part.projectId, part };
  return <ImpedimentDialog actor={useStoryActor(projectImpedimentMachine, { input })} />;
}

const withImpediment = avaKnowing(async () => {
  const projectId = crypto.randomUUID();
  await api.createProject({
    body: { id: projectId, code: 'ST-1', name: 'Harbour', description: '' },
  });
  const body = { projectId, impediments: 'No server' };
  return { part: toImpediment((await api.addImpediment({ body })).projectImpediment) };
});

/** Someone else resolves the impediment while Ava edits it; the dialog says so. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-impediment' },
  loaders: [withImpediment],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { id }: Impediment = loaded['part'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit impediment' }));
    const field = dialog.getByRole('textbox', { name: /^Impediment/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' at all');
    await api.resolveImpediment({ path: { id } });
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByText(/can no longer be changed/)).toBeVisible();
    await expect(field).toHaveValue('No server at all');
  }),
};
