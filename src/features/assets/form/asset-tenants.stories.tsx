import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  type AssetTenant,
  assetTenantsMachine,
} from '#machines/assets/form/asset-tenants.machine.ts';
import { exampleView } from '#machines/assets/asset.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { staticView } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { OtherTenantScreen } from '../list/other-tenant.screen.tsx';

const birch: AssetTenant = { id: 'birch', name: 'birch works' };
const cedar: AssetTenant = { id: 'cedar', name: 'Cedar Group' };
const onSwitch = fn();

const meta = {
  title: 'Flows/Assets/Asset Tenants',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { record: [birch] },
  render: ({ record }, { parameters }) => (
    <OtherTenantScreen
      actor={frozenActor(assetTenantsMachine, {
        state: parameters['state'],
        input: { id: exampleView.id },
        context: { record },
      })}
      tenantId="aster"
      fallback={staticView.notFound}
      onSwitch={onSwitch}
    />
  ),
} satisfies Meta<{ record: readonly AssetTenant[] | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, record: readonly AssetTenant[] | null = [birch]): Story => ({
  parameters: { flow: 'asset-tenants', state: name },
  args: { record },
});

export const Loading = state('loading', null);
/** The label of an asset in another tenant offers to switch to that tenant. */
export const Shown: Story = {
  ...state('shown'),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Switch to .*birch works/ }));
    await expect(onSwitch).toHaveBeenCalledWith(birch);
  }),
};
export const MultipleTenants = state('shown', [birch, cedar]);
export const Refreshing = state('refreshing');
/** No other tenant of the user has the asset: the page is not found, like any unknown page. */
export const Missing = state('notFound', null);
export const Unavailable = state('unavailable', null);

function Live() {
  const id = 'a55e7002-0000-4000-8000-000000000001';
  const actor = useStoryActor(assetTenantsMachine, { input: { id } });
  return (
    <OtherTenantScreen
      actor={actor}
      tenantId="aster"
      fallback={staticView.notFound}
      onSwitch={onSwitch}
    />
  );
}

/** While signed in to one tenant, an administrator scans a label of another. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-tenants' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async () => {
    await expect(
      await screen.findByRole('heading', { name: /belongs to .*birch works/ }),
    ).toBeVisible();
  }),
};
