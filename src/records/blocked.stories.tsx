import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { AccessProfile } from '#machines/session/entry-rule.ts';
import { Button } from '#ui/controls/button.tsx';
import { profile, supportAddress } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ActorProvider, useBlocked } from './blocked.tsx';

interface Args extends Pick<AccessProfile, 'userRights'> {
  isScrap: boolean;
  hasRequests: boolean;
  viewedName: string | null;
  onDelete: () => void;
}

const meta = {
  title: 'Screens/Blocked Action',
  parameters: { layout: 'centered' },
  args: { userRights: [], hasRequests: false, viewedName: null, isScrap: true, onDelete: fn() },
  render: ({ userRights, hasRequests, viewedName, ...rest }) => (
    <ActorProvider
      viewedName={viewedName}
      hasRequests={hasRequests}
      profile={{ ...profile, userRights }}
      supportAddress={supportAddress}
    >
      <Delete {...rest} />
    </ActorProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

function Delete({ isScrap, onDelete }: Pick<Args, 'isScrap' | 'onDelete'>) {
  const { reason } = useBlocked('assetManager.delete', isScrap && 'The asset is scrapped.');
  return (
    <Button blockedBecause={reason} onPress={onDelete}>
      Delete
    </Button>
  );
}

/** The missing right comes first, with its name and the people to contact. */
export const RightMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'Delete' });
    await expect(button).toHaveAccessibleDescription(
      `Requires the “Asset Manager: delete” permission. Please ask ${supportAddress}.`,
    );
    await userEvent.click(button);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A press offers to request the right, and its reason announces that. */
export const Requestable: Story = {
  args: { hasRequests: true },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Delete' });
    await expect(button).toHaveAccessibleDescription(
      'Requires the “Asset Manager: delete” permission. Press to request it.',
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Jon requests the right to delete assets from the blocked button. */
export const Requested: Story = {
  args: { hasRequests: true },
  loaders: [loadWorld('jon', 'aster')],
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request access' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send request' }));
    await expect(await dialog.findByRole('button', { name: 'Withdraw request' })).toBeVisible();
  }),
};

/** Then the condition that the action itself requires. */
export const StatusForbids: Story = {
  args: { userRights: ['assetManager.delete'] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Delete' });
    await expect(button).toHaveAccessibleDescription('The asset is scrapped.');
  },
};

export const Allowed: Story = {
  args: { userRights: ['assetManager.delete'], isScrap: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

function Edit() {
  const { reason } = useBlocked({
    right: ['assetManager.editDetails', 'assetManager.editTypeProperties'],
  });
  return <Button blockedBecause={reason}>Edit</Button>;
}

/** If one of multiple rights is enough, each is listed separately. */
export const OneOfTwoRights: Story = {
  render: ({ userRights }) => (
    <ActorProvider profile={{ ...profile, userRights }} supportAddress={supportAddress}>
      <Edit />
    </ActorProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      /^Requires the “Asset Manager: [^”]+” or “Asset Manager: [^”]+” permission\. /,
    );
  },
};

/** While the tenant is viewed as another person, nothing can be changed. Source: PEOPL-017. */
export const Viewing: Story = {
  args: { userRights: ['assetManager.delete'], isScrap: false, viewedName: 'Ben Okafor' },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'Delete' });
    await expect(button).toHaveAccessibleDescription(
      'You view Atrium as Ben Okafor, read only. Stop viewing to change something.',
    );
    await userEvent.click(button);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A right that the viewed person lacks is the reason, and cannot be requested for them. */
export const ViewingWithoutRight: Story = {
  args: { hasRequests: true, viewedName: 'Ben Okafor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      `Requires the “Asset Manager: delete” permission. Please ask ${supportAddress}.`,
    );
  },
};
