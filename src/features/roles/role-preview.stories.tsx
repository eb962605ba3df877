import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { rolePreviewMachine } from '#machines/roles/role-preview.machine.ts';
import { examplePreview, exampleRole } from '#machines/roles/role.fixtures.ts';
import { Button } from '#ui/controls/button.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { RolePreviewDialog } from './role-preview-dialog.tsx';

const meta = {
  title: 'Flows/Roles/Role Preview',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const change = { id: exampleRole.id, privileges: exampleRole.privileges };

const state = (name: string, preview: typeof examplePreview | null = null): Story => ({
  parameters: { flow: 'role-preview', state: name },
  render: () => (
    <RolePreviewDialog
      actor={frozenActor(rolePreviewMachine, {
        state: name,
        input: undefined,
        context: { change, preview },
      })}
    />
  ),
});

export const Closed = state('closed');
export const Loading = state('loading');
export const Shown = state('shown', examplePreview);
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
/** No user has the role. */
export const WithoutUsers = state('shown', {
  userCount: 0,
  gained: [{ privilege: 'tags.basic', userCount: 0, userNames: [] }],
  lost: [],
  ownLost: [],
});
export const Failed = state('failed');

function Live() {
  const actor = useStoryActor(rolePreviewMachine, { input: undefined });
  return (
    <>
      <Button
        onPress={() =>
          actor.send({ type: 'preview.open', id: 'admin', privileges: ['roleManager.basic'] })
        }
      >
        Preview
      </Button>
      <RolePreviewDialog actor={actor} />
    </>
  );
}

/** Warns an administrator of the rights that they would lose themselves. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'role-preview' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these rights?' }));
    await expect(await dialog.findByText('This affects you')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Removed rights' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  }),
};
