import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ActorRefFrom } from 'xstate';
import { sessionMachine, type SessionContext } from '#machines/session/session.machine.ts';
import { buildUnsentEntry } from '#machines/testing/unsent-store.ts';
import { openUnsentStore } from '#session/storage/work/unsent-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { identity, frozenClock } from '#stories/fixtures/fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { AppLanding } from './app-landing.screen.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { SessionTimeOut } from './session-time-out.screen.tsx';
import { SignInFailed } from './sign-in-failed.screen.tsx';

const nobody = () => Promise.reject(new Error('A frozen session asks nobody.'));
const input = {
  provider: {
    restore: nobody,
    takeOver: nobody,
    signIn: nobody,
    complete: nobody,
    renew: nobody,
    logOut: nobody,
  },
  clock: frozenClock,
};
const here = { context: { identity } };
const nothing = () => undefined;

const sessionAt = (state: string, context: Partial<SessionContext>) =>
  frozenActor(sessionMachine, { state, input, context });

const meta = {
  title: 'Flows/Session/Session',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => (
    <StateCard machine={sessionMachine} actor={sessionAt(state, context)} state={state} />
  ),
} satisfies Meta<{ context: Partial<SessionContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restoring: Story = { parameters: { flow: 'session', state: 'restoring' } };

export const TakingOver: Story = { parameters: { flow: 'session', state: 'takingOver' } };

export const SignedOut: Story = {
  parameters: { flow: 'session', state: 'signedOut' },
  render: ({ context }, { parameters: { state } }) => <Landing actor={sessionAt(state, context)} />,
};

export const SigningIn: Story = { parameters: { flow: 'session', state: 'signingIn' } };

export const Completing: Story = { parameters: { flow: 'session', state: 'completing' } };

export const Failed: Story = {
  parameters: { flow: 'session', state: 'signInFailed' },
  render: ({ context }, { parameters: { state } }) => {
    sessionAt(state, context);
    return <SignInFailed loginPath="#login" forgotPasswordPath="#forgot" />;
  },
};

export const ProviderUnreachable: Story = {
  parameters: { flow: 'session', state: 'signInFailed' },
  render: ({ context }, { parameters: { state } }) => <Landing actor={sessionAt(state, context)} />,
};

export const Active: Story = {
  parameters: { flow: 'session', state: 'signedIn.idleness.active' },
  args: here,
};

export const Warning: Story = {
  parameters: { flow: 'session', state: 'signedIn.idleness.warning.counting' },
  args: { context: { ...here.context, remainingSeconds: 17 } },
  render: ({ context }, { parameters: { state } }) => (
    <IdleWarning actor={sessionAt(state, context)} />
  ),
};

const { subject } = identity;

/** The recorded time is only on this device: signing out needs a confirmation. */
export const LeavingWithUnsentTime: Story = {
  ...Warning,
  beforeEach: () => {
    const store = openUnsentStore({ subject, tenantId: 'aster' }, undefined);
    store.change(() => ({ unsent: [buildUnsentEntry()] }));
    return () => store.change(() => ({ unsent: [] }));
  },
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Sign out with unsaved time?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByText('Sign out with unsaved time?')).toBeNull());
  }),
};

export const TokenValid: Story = {
  parameters: { flow: 'session', state: 'signedIn.token.valid' },
  args: here,
};

export const Judging: Story = {
  parameters: { flow: 'session', state: 'signedIn.idleness.judging' },
  args: here,
};

export const TokenChecking: Story = {
  parameters: { flow: 'session', state: 'signedIn.token.checking' },
  args: here,
};

export const TokenRetrying: Story = {
  parameters: { flow: 'session', state: 'signedIn.token.retrying' },
  args: here,
};

export const TokenCutOff: Story = {
  parameters: { flow: 'session', state: 'signedIn.token.cutOff' },
  args: here,
};

export const TokenRenewing: Story = {
  parameters: { flow: 'session', state: 'signedIn.token.renewing' },
  args: here,
};

export const LoggingOut: Story = {
  parameters: { flow: 'session', state: 'loggingOut' },
  args: here,
};

export const LoggedOut: Story = { parameters: { flow: 'session', state: 'loggedOut' } };

export const LoggedOutInOtherTab: Story = {
  parameters: { flow: 'session', state: 'loggedOutInOtherTab' },
  render: ({ context }, { parameters: { state } }) => {
    sessionAt(state, context);
    return <Ended isLoggedOut />;
  },
};

export const TimedOut: Story = {
  parameters: { flow: 'session', state: 'timedOut' },
  render: ({ context }, { parameters: { state } }) => {
    sessionAt(state, context);
    return <Ended />;
  },
};

/** Signs in, is idle for an hour, stays, is idle again, and is signed out after the countdown. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'session' },
  loaders: [loadWorld('ava')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    const hour = 3_600_000;
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await canvas.findByRole('heading', { name: 'signedIn.idleness.active' });

    clock.advance(hour);
    const warning = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    const stay = within(warning).getByRole('button', { name: 'Stay signed in' });
    await waitFor(() => expect(stay).toHaveFocus());
    clock.advance(1000);
    await within(warning).findByText(/29 seconds/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    clock.advance(hour);
    await screen.findByRole('alertdialog');
    clock.advance(30_000);
    await expect(await screen.findByText('Your Session has expired.')).toBeVisible();
  }),
};

/** Signs in and out again; the server is notified. */
export const InteractionLogout: Story = {
  ...Interaction,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', { name: 'loggedOut' })).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

/** The page after the end of a session. */
const Ended = ({ isLoggedOut = false }) => (
  <SessionTimeOut
    isLoggedOut={isLoggedOut}
    hasRedirectRoute={!isLoggedOut}
    appAddress="#app"
    onBack={nothing}
  />
);

/** The landing page of a user who is not signed in. */
function Landing({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  return (
    <AppLanding
      tenantName={null}
      hasSignInFailed={useSelector(actor, (state) => state.matches('signInFailed'))}
      onSignIn={() => actor.send({ type: 'signIn.requested' })}
      onContinue={nothing}
      registrationPath="#register"
      forgotPasswordPath="#forgot"
      onRegister={nothing}
    />
  );
}

function Live({ world: { identity: provider, clock } }: { world: World }) {
  const actor = useStoryActor(sessionMachine, { input: { provider, clock }, clock });
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('signedOut') || state.matches('signInFailed')) return <Landing actor={actor} />;
  return (
    <>
      {state.matches('timedOut') ? <Ended /> : <StateCard machine={sessionMachine} actor={actor} />}
      {state.matches('signedIn') && (
        <Button onPress={() => actor.send({ type: 'logout.requested' })}>Sign out</Button>
      )}
      <IdleWarning actor={actor} />
    </>
  );
}
