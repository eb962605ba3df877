import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  exampleType,
  exampleTypes,
} from '#machines/engagements/list/types/project-type.fixtures.ts';
import { projectTypesMachine } from '#machines/engagements/list/types/project-types.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { dialogsInput } from './engagement-list.fixtures.tsx';
import ProjectTypesDialogs from './project-types-dialogs.tsx';

type Args = Pick<FrozenSnapshot<typeof projectTypesMachine>, 'context' | 'children'>;

const meta = {
  title: 'Flows/Engagements/Project Types',
  tags: ['autodocs'],
  args: { context: { types: exampleTypes }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => {
    const actor = frozenActor(projectTypesMachine, {
      state,
      input: dialogsInput,
      context,
      children,
    });
    return (
      <>
        <StateCard machine={projectTypesMachine} actor={actor} />
        <ProjectTypesDialogs actor={actor} />
      </>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'project-types', state: 'list.loading' },
  args: { context: { types: null } },
};
export const Shown: Story = { parameters: { flow: 'project-types', state: 'list.shown' } };
export const Unavailable: Story = {
  parameters: { flow: 'project-types', state: 'list.unavailable' },
};
export const OverviewClosed: Story = {
  parameters: { flow: 'project-types', state: 'overview.closed' },
};
export const Open: Story = { parameters: { flow: 'project-types', state: 'overview.open' } };
export const DialogClosed: Story = {
  parameters: { flow: 'project-types', state: 'dialog.closed' },
};
export const Editing: Story = {
  parameters: { flow: 'project-types', state: 'dialog.editing' },
  args: {
    children: { form: { state: 'editing.filling', input: { parentId: '', part: exampleType } } },
  },
};
export const Deleting: Story = {
  parameters: { flow: 'project-types', state: 'dialog.deleting' },
  args: { children: { deletion: { state: 'confirming', input: { part: exampleType } } } },
};

function Live() {
  const actor = useStoryActor(projectTypesMachine, { input: dialogsInput });
  // Opens the dialog, as its button on the page does.
  useEffect(() => actor.send({ type: 'types.open' }), [actor]);
  return <ProjectTypesDialogs actor={actor} />;
}

/** Ava adds a project type and deletes it; the focus stays in the list. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-types' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const types = within(await screen.findByRole('dialog', { name: 'Project types' }));
    await types.findByText('Fixed price');
    await userEvent.click(types.getByRole('button', { name: 'New project type' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New project type' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Pilot');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'New project type' })).toBeNull(),
    );
    await expect(await types.findByText('Pilot')).toBeVisible();
    await userEvent.click(types.getByRole('button', { name: /^Delete .*Pilot/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(types.queryByText('Pilot')).toBeNull());
    await waitFor(() => expect(types.getByRole('list')).toContainElement(getFocused()));
  }),
};

const getFocused = () => document.activeElement as HTMLElement | null;
