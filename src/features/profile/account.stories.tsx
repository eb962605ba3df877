import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accountMachine, type AccountContext } from '#machines/profile/account.machine.ts';
import { profile } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { AccountScreen } from './account.screen.tsx';

const input = undefined;

const meta = {
  title: 'Flows/Profile/Account',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <AccountScreen
      actor={frozenActor(accountMachine, { state: parameters['state'], input, context })}
      person={profile}
    />
  ),
} satisfies Meta<{ context: Partial<AccountContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingTimeZones: Story = {
  parameters: { flow: 'account', state: 'loadingTimeZones' },
};

export const Described: Story = {
  parameters: { flow: 'account', state: 'described' },
  args: { context: { timeZones: new Map([[profile.timeZone, '(UTC+01:00) Europe/Berlin']]) } },
};

export const Undescribed: Story = { parameters: { flow: 'account', state: 'undescribed' } };

/** The name of the time zone comes from the server. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'account' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, loaded }) => {
    const { problems }: World = loaded['world'];
    await expect(await canvas.findByText(/^\(UTC.*\)/)).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

function Live() {
  return <AccountScreen actor={useStoryActor(accountMachine)} person={profile} />;
}
