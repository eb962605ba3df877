import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { effectiveRightsMachine } from '#machines/roles/effective-rights.machine.ts';
import { exampleRights } from '#machines/roles/role.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { EffectiveRightsScreen } from './effective-rights.screen.tsx';

const meta = {
  title: 'Flows/Roles/Effective Rights',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, record: typeof exampleRights | null = null): Story => ({
  parameters: { flow: 'effective-rights', state: name },
  render: () => (
    <EffectiveRightsScreen
      actor={frozenActor(effectiveRightsMachine, {
        state: name,
        input: { id: exampleRights.userId },
        context: { record },
      })}
      onClose={fn()}
      onRetry={fn()}
    />
  ),
});

export const Loading = state('loading');
export const Shown = state('shown', exampleRights);
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRights = state('shown', { ...exampleRights, rights: [] });
export const Refreshing = state('refreshing', exampleRights);
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

function Live() {
  const actor = useStoryActor(effectiveRightsMachine, { input: { id: 'ben' } });
  return <EffectiveRightsScreen actor={actor} onClose={fn()} onRetry={fn()} />;
}

/** The rights of a user with one role. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'effective-rights' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Rights of Ben/ }));
    const row = await dialog.findByRole('row', { name: /^Projects/ });
    await expect(row).toHaveTextContent('Employee');
  }),
};
