import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { clockWorkRule } from '#machines/session/entry-rule.ts';
import {
  navigationGuardMachine,
  type GuardSources,
  type NavigationGuardInput,
} from '#machines/session/navigation-guard.machine.ts';
import { AccessDenied as AccessDeniedPage } from '#shell/access-denied.tsx';
import CrashPage from '#app/crash-page.tsx';
import { PageUnavailable } from '#page/entry/enter-page.ts';
import { supportAddress, workspace } from '#stories/fixtures/fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AppLanding } from './app-landing.screen.tsx';

const nothing = () => undefined;

const to: NavigationGuardInput['to'] = {
  href: '/organizationSettings',
  isGateway: false,
  rule: 'organizationSettings.basic',
};

const denied = {
  tenantName: 'Aster Labs',
  address: 'https://atrium.example/organizationSettings',
  supportAddress,
  onSwitchTenant: nothing,
  onDashboard: nothing,
  onSettings: null,
  onRequest: nothing,
};

const silent: GuardSources = {
  isAuthenticated: () => false,
  hasTenant: () => false,
  signIn: async () => false,
  loadWorkspace: async () => workspace,
};

const guardAt = (state: string) =>
  frozenActor(navigationGuardMachine, { state, input: { sources: silent, to } });

const meta = {
  title: 'Flows/Session/Navigation Guard',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { parameters: { state } }) => (
    <StateCard machine={navigationGuardMachine} actor={guardAt(state)} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evaluate: Story = { parameters: { flow: 'navigation-guard', state: 'evaluate' } };

export const SigningIn: Story = { parameters: { flow: 'navigation-guard', state: 'signingIn' } };

export const CheckTenant: Story = {
  parameters: { flow: 'navigation-guard', state: 'checkTenant' },
};

export const LoadingWorkspace: Story = {
  parameters: { flow: 'navigation-guard', state: 'loadingWorkspace' },
};

export const CheckRight: Story = { parameters: { flow: 'navigation-guard', state: 'checkRight' } };

export const Allow: Story = { parameters: { flow: 'navigation-guard', state: 'allow' } };

export const Cancelled: Story = { parameters: { flow: 'navigation-guard', state: 'cancelled' } };

export const ToGateway: Story = { parameters: { flow: 'navigation-guard', state: 'toGateway' } };

export const AccessDenied: Story = {
  parameters: { flow: 'navigation-guard', state: 'accessDenied' },
  render: (_, { parameters: { state } }) => {
    guardAt(state);
    const denial = { reason: 'right', privileges: ['organizationSettings.basic'] } as const;
    return <AccessDeniedPage {...denied} denial={denial} />;
  },
};

export const Unavailable: Story = {
  parameters: { flow: 'navigation-guard', state: 'unavailable' },
  render: (_, { parameters: { state } }) => {
    guardAt(state);
    const waysOut = { onSwitchTenant: nothing, onLogout: nothing, question: null };
    return (
      <CrashPage
        error={new PageUnavailable('unreachable')}
        onTryAgain={nothing}
        waysOut={waysOut}
      />
    );
  },
};

/** Ben opens a page without its right: sign-in first, then access denied. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'navigation-guard' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live to={to} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Access denied')).toBeVisible();
    await expect(canvas.getByText(/organizationSettings\.basic/)).toBeVisible();
  }),
};

/** A page whose right the user has is allowed. */
export const InteractionAllowed: Story = {
  ...Interaction,
  render: () => <Live to={{ ...to, href: '/ClockWork', rule: clockWorkRule }} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('heading', { name: 'allow' })).toBeVisible();
  }),
};

/** Two buttons take the role of the app; the rights come from the server. */
function Live({ to: target }: { to: NavigationGuardInput['to'] }) {
  const [person] = useState(() => ({ signsIn: nothing as () => void }));
  const sources: GuardSources = {
    isAuthenticated: () => false,
    hasTenant: () => true,
    // Each request waits again: a user may go back to before the sign-in.
    signIn: () =>
      new Promise((resolve) => {
        person.signsIn = () => resolve(true);
      }),
    loadWorkspace: async () => ({ ...workspace, ...(await api.getProfile({})) }),
  };
  const actor = useStoryActor(navigationGuardMachine, { input: { sources, to: target } });
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('signingIn')) {
    return (
      <AppLanding
        tenantName={null}
        hasSignInFailed={false}
        registrationPath="#register"
        forgotPasswordPath="#forgot"
        onRegister={nothing}
        onSignIn={() => person.signsIn()}
        onContinue={nothing}
      />
    );
  }
  if (state.output?.outcome === 'accessDenied') {
    return <AccessDeniedPage {...denied} denial={state.output.denial} />;
  }
  return <StateCard machine={navigationGuardMachine} actor={actor} />;
}
