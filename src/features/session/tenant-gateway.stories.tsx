import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  tenantGatewayMachine,
  type TenantGatewayContext,
} from '#machines/session/tenant-gateway.machine.ts';
import { profile, frozenClock, supportAddress, tenants } from '#stories/fixtures/fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { TenantGatewayScreen } from './tenant-gateway.screen.tsx';

const input = {
  redirectRoute: null,
  redirectTenantId: null,
  lastTenantId: 'birch',
  browser: 'A story',
  clock: frozenClock,
};
const invitations = [{ id: 'cedar', name: 'Cedar Group', isUserAssigned: false, isInvited: true }];
const selected = { tenants, selectedTenantId: 'aster' };
const loaded = {
  ...selected,
  workspace: { tenant: { id: 'aster', name: 'Aster Labs' }, profile, isTeamLead: false },
};

const meta = {
  title: 'Flows/Session/Tenant Gateway',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <TenantGatewayScreen
      actor={frozenActor(tenantGatewayMachine, { state: parameters['state'], input, context })}
      supportAddress={supportAddress}
      onRetry={fn()}
      onLeave={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<TenantGatewayContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'tenant-gateway', state: 'loading' } };

export const Denied: Story = { parameters: { flow: 'tenant-gateway', state: 'denied' } };

export const Select: Story = {
  parameters: { flow: 'tenant-gateway', state: 'select' },
  args: { context: { tenants } },
};

export const Selected: Story = {
  parameters: { flow: 'tenant-gateway', state: 'select' },
  args: { context: selected },
};

export const Invited: Story = {
  parameters: { flow: 'tenant-gateway', state: 'select' },
  args: { context: { tenants, invitations } },
};

export const OnlyInvited: Story = {
  parameters: { flow: 'tenant-gateway', state: 'select' },
  args: { context: { tenants: [], invitations } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invitations', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enter' })).toBeNull();
    const accept = canvas.getByRole('button', { name: 'Accept the invitation to Cedar Group' });
    await expect(accept).toBeVisible();
  }),
};

export const Answering: Story = {
  parameters: { flow: 'tenant-gateway', state: 'answering' },
  args: {
    context: { tenants, invitations, decision: { tenantId: 'cedar', isAccepted: true } },
  },
};

export const AssigningTenant: Story = {
  parameters: { flow: 'tenant-gateway', state: 'entering.assigningTenant' },
  args: { context: selected },
};

export const LoadingWorkspace: Story = {
  parameters: { flow: 'tenant-gateway', state: 'entering.loadingWorkspace' },
  args: { context: selected },
};

export const WorkspaceLoaded: Story = {
  parameters: { flow: 'tenant-gateway', state: 'entering.workspaceLoaded' },
  args: { context: loaded },
};

export const SavingLogin: Story = {
  parameters: { flow: 'tenant-gateway', state: 'entering.savingLogin' },
  args: { context: loaded },
};

export const LoginSaved: Story = {
  parameters: { flow: 'tenant-gateway', state: 'entering.loginSaved' },
  args: { context: loaded },
};

export const CheckingRunning: Story = {
  parameters: { flow: 'tenant-gateway', state: 'checkingRunning' },
  args: { context: loaded },
};

export const Redirecting: Story = {
  parameters: { flow: 'tenant-gateway', state: 'redirecting' },
  args: { context: loaded },
};

export const Unavailable: Story = {
  parameters: { flow: 'tenant-gateway', state: 'unavailable' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  }),
};

export const LoggedOut: Story = { parameters: { flow: 'tenant-gateway', state: 'loggedOut' } };

export const ToOrganizationSetting: Story = {
  parameters: { flow: 'tenant-gateway', state: 'toOrganizationSetting' },
  args: { context: loaded },
};

export const Entered: Story = {
  parameters: { flow: 'tenant-gateway', state: 'entered' },
  args: { context: loaded },
};

export const Prompt: Story = {
  parameters: { flow: 'tenant-gateway', state: 'prompt' },
  args: { context: loaded },
};

export const LongNames: Story = {
  parameters: { flow: 'tenant-gateway', state: 'select' },
  args: {
    context: {
      tenants: tenants.map((tenant) => ({
        ...tenant,
        name: `${tenant.name} Rechtsschutzversicherungsgesellschaften Westfalen-Lippe`,
      })),
      selectedTenantId: 'aster',
    },
  },
};

/** Ava selects one of her tenants and enters it, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tenant-gateway' },
  loaders: [loadWorld('ava')],
  render: (_, { loaded: { world } }) => <Live world={world} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    await canvas.findByRole('heading', { name: 'Select Tenant' });
    const enter = await canvas.findByRole('button', { name: 'Enter' });
    await expect(enter).toHaveAttribute('aria-disabled', 'true');

    const trigger = await canvas.findByRole('button', { name: /Tenant/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const tenantList = within(await screen.findByRole('listbox'));
    const options = tenantList.getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select',
      'Aster Labs',
      'birch worksLast used',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(enter).toBeEnabled();
    await userEvent.tab();
    await waitFor(() => expect(enter).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await expect(await canvas.findByRole('heading', { name: 'entered' })).toBeVisible();
    await expect(canvas.getByText('/dashBoard')).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

/** The profile fails to load; a new gateway starts from the beginning. */
export const InteractionUnavailable: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tenant-gateway' },
  loaders: [loadWorld('ava')],
  beforeEach: ({ loaded: { world } }) => {
    const { setScenario }: World = world;
    setScenario('profile-rejected');
  },
  render: (_, { loaded: { world } }) => <Live world={world} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { setScenario }: World = world;
    const enter = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Tenant/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Aster Labs' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Enter' }));
    };
    await enter();
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(tryAgain);
    await enter();
    await expect(await canvas.findByRole('heading', { name: 'entered' })).toBeVisible();
  }),
};

/** As in the app: each retry starts a new gateway, which unmounts when it is done. */
function Live({ world }: { world: World }) {
  const [attempt, setAttempt] = useState(0);
  return <Gateway key={attempt} world={world} onRetry={() => setAttempt(attempt + 1)} />;
}

function Gateway({ world: { clock }, onRetry }: { world: World; onRetry: () => void }) {
  const actor = useStoryActor(tenantGatewayMachine, { input: { ...input, clock } });
  const output = useSelector(actor, (state) => state.output);
  if (!output) {
    const onLeave = () => actor.send({ type: 'BACK' });
    return <TenantGatewayScreen {...{ actor, supportAddress, onRetry, onLeave }} />;
  }
  return (
    <main>
      <StateCard machine={tenantGatewayMachine} actor={actor} />
      {output.to === 'target' && <p>{output.target}</p>}
    </main>
  );
}
