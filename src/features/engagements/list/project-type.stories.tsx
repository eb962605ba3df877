import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { projectTypeMachine } from '#machines/engagements/list/types/project-type.machine.ts';
import { exampleType } from '#machines/engagements/list/types/project-type.fixtures.ts';
import { toTypeForm } from '#machines/engagements/list/types/project-type.ts';
import { StateCard } from '#stories/flows.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ProjectTypeDialog } from './project-types-dialogs.tsx';

const part = exampleType;
const input = { parentId: '6f1c2a10-0000-4000-8000-000000000079', part };

const meta = {
  title: 'Flows/Engagements/Project Type',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit', 'clients.basic'])],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(projectTypeMachine, { state, input, context });
    return (
      <>
        <StateCard machine={projectTypeMachine} actor={actor} />
        <ProjectTypeDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<ReturnType<typeof projectTypeMachine.getInitialSnapshot>['context']>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'project-type', state: 'editing.filling' } };
export const Arabic: Story = { ...Filling, globals: { language: 'ar' } };
export const WithErrors: Story = {
  parameters: { flow: 'project-type', state: 'editing.filling' },
  args: {
    context: {
      form: { ...toTypeForm(exampleType), value: '' },
      errors: { value: { rule: 'required' } },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'project-type', state: 'editing.stale' },
  args: { context: outdated },
};
export const Deleted: Story = {
  parameters: { flow: 'project-type', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'project-type', state: 'editing.parentDeleted' },
  args: { context: { rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'project-type', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'project-type', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'project-type', state: 'closed' } };

function Live() {
  const actor = useStoryActor(projectTypeMachine, { input: { ...input, part: null } });
  return <ProjectTypeDialog actor={actor} />;
}

/** Ava adds a project type. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-type' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New project type' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Pilot');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
