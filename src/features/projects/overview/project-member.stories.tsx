import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PersonDialogActor } from '#machines/projects/people/create-person-dialog.ts';
import { projectMemberMachine } from '#machines/projects/people/project-member.machine.ts';
import { exampleDetail } from '#machines/projects/project-overview.fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './project-overview.fixtures.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { PersonDialog } from './person-dialog.tsx';

const selected = { id: 'employee-grace', label: 'Grace Kim' };
const search = { state: 'closed', input: { selected } };
const input = { projectId: exampleDetail.project.id };

const Dialog = ({ actor }: { actor: PersonDialogActor }) => (
  <>
    <StateCard machine={projectMemberMachine} actor={actor} />
    <PersonDialog
      actor={actor}
      title="Add member"
      label="New member"
      description="Type a name."
      save="Add member"
      failed="It wasn’t saved"
    />
  </>
);

const meta = {
  title: 'Flows/Projects/Project Member',
  tags: ['autodocs'],
  args: { context: { selected } },
  render: ({ context }, { parameters: { state } }) => (
    <Dialog
      actor={frozenActor(projectMemberMachine, { state, input, context, children: { search } })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectMemberMachine>, 'context'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selecting: Story = { parameters: { flow: 'project-member', state: 'selecting' } };
export const Missing: Story = { ...Selecting, args: { context: { isMissing: true } } };
export const Rejected: Story = {
  ...Selecting,
  args: {
    context: {
      selected,
      failure: { kind: 'invalid', message: 'Grace Kim has no access to projects.' },
    },
  },
};
export const Saving: Story = { parameters: { flow: 'project-member', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'project-member', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'project-member', state: 'closed' } };

const Live = ({ projectId }: { projectId: string }) => (
  <Dialog actor={useStoryActor(projectMemberMachine, { input: { projectId } })} />
);

/** A person is required; one is found by typing, and saved. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-member' },
  loaders: [loadBensProject],
  render: (_, { loaded }) => <Live projectId={loaded['projectId']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
    const save = dialog.getByRole('button', { name: 'Add member' });
    await userEvent.click(save);
    await expect(await dialog.findByText('Select a person.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /New member/ }), 'grace');
    clock.advance(250);
    await screen.findByRole('option', { name: /grace/i });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
