import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { roleComparisonMachine } from '#machines/roles/role-comparison.machine.ts';
import { exampleRoles } from '#machines/roles/role.fixtures.ts';
import type { Role } from '#machines/roles/role.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { useState } from 'react';
import { frozenActor } from '@atrium/statechart-panel';
import { RoleComparisonScreen, type RolePair } from './role-comparison.screen.tsx';

function Screen({ actor, onRetry }: ListScreenProps<Role>) {
  const [pair, setPair] = useState<RolePair>({ first: 'admin', second: 'tagEditor' });
  return <RoleComparisonScreen actor={actor} pair={pair} onPair={setPair} onRetry={onRetry} />;
}

const { state, Live } = listStories(roleComparisonMachine, Screen, exampleRoles);

const meta = {
  title: 'Flows/Roles/Role Comparison',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRecords = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Nothing is selected yet. */
export const NothingSelected: Story = {
  render: () => (
    <RoleComparisonScreen
      actor={frozenActor(roleComparisonMachine, {
        state: 'shown',
        input: {},
        context: { rows: exampleRoles },
      })}
      pair={{ first: null, second: null }}
      onPair={fn()}
      onRetry={fn()}
    />
  ),
};

/** Compares two roles, and swaps them. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'role-comparison' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Only in Tag editor (0)' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'In both (2)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the roles' }));
    await expect(
      canvas.getByRole('button', { name: /First role.*|Tag editor.*First role/ }),
    ).toHaveTextContent('Tag editor');
  }),
};
