import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sessionsMachine, type SessionsContext } from '#machines/profile/sessions.machine.ts';
import { here, office, unknown } from '#machines/profile/sessions.test-model.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { SessionsScreen } from './sessions.screen.tsx';

const sessions = [here, office, unknown];

const meta = {
  title: 'Flows/Profile/Sessions',
  tags: ['autodocs'],
  args: { context: { sessions } },
  render: ({ context }, { parameters }) => (
    <SessionsScreen
      actor={frozenActor(sessionsMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<SessionsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'sessions', state: 'loading' },
  args: { context: {} },
};

export const Unavailable: Story = {
  parameters: { flow: 'sessions', state: 'unavailable' },
  args: { context: {} },
};

export const Listed: Story = { parameters: { flow: 'sessions', state: 'listed' } };

export const OnlyThis: Story = {
  parameters: { flow: 'sessions', state: 'listed' },
  args: { context: { sessions: [here] } },
};

export const Confirming: Story = {
  parameters: { flow: 'sessions', state: 'confirming' },
  args: { context: { sessions, target: office } },
};

export const ConfirmingOthers: Story = { parameters: { flow: 'sessions', state: 'confirming' } };

export const EndingOne: Story = {
  parameters: { flow: 'sessions', state: 'endingOne' },
  args: { context: { sessions, target: office } },
};

export const EndingOthers: Story = { parameters: { flow: 'sessions', state: 'endingOthers' } };

export const Failed: Story = {
  parameters: { flow: 'sessions', state: 'failed' },
  args: {
    context: { sessions, target: office, reason: 'The service is temporarily unavailable.' },
  },
};

/**
 * Ben signs out the browser at the office, after the server was down, and then all other sessions.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'sessions' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const list = await canvas.findByRole('list', { name: 'Sessions' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('This browser')).toBeVisible();

    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Firefox on Windows' }));
    const sure = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await expect(sure).toHaveTextContent('Firefox on Windows will be signed out.');
    await userEvent.click(within(sure).getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Couldn’t confirm the sign-out.',
    );

    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));

    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const all = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await userEvent.click(within(all).getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText('You’re not signed in anywhere else.')).toBeVisible();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  }),
};

/** As in the app: each retry starts a new actor. */
function Live() {
  const [attempt, setAttempt] = useState(0);
  return <Tab key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Tab({ onRetry }: { onRetry: () => void }) {
  return <SessionsScreen actor={useStoryActor(sessionsMachine, {})} onRetry={onRetry} />;
}
