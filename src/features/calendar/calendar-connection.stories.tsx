import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  calendarConnectionMachine,
  type CalendarConnectionContext,
} from '#machines/calendar/calendar-connection.machine.ts';
import type { ProviderResponse } from '#machines/calendar/calendar-response.ts';
import {
  connected,
  disconnected,
  plainInput,
  withoutProvider,
} from '#machines/calendar/calendar-connection.test-model.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { CalendarConnectionScreen } from './calendar-connection.screen.tsx';

const meta = {
  title: 'Flows/Calendar/Calendar Connection',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { connection: connected } },
  render: ({ context }, { parameters }) => (
    <CalendarConnectionScreen
      actor={frozenActor(calendarConnectionMachine, {
        state: parameters['state'],
        input: plainInput,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<CalendarConnectionContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context?: Partial<CalendarConnectionContext>): Story => ({
  parameters: { flow: 'calendar-connection', state: name },
  ...(context && { args: { context } }),
});

export const Arriving = state('arriving', {});
export const Finishing = state('finishing', {});
export const Unfinished = state('unfinished', { hasFailed: true, cause: 'down' });
export const Loading = state('loading', {});
export const Unavailable = state('unavailable', { cause: 'down' });
export const Ready = state('ready');
export const NotConnected = state('ready', { connection: disconnected });
export const NoProvider = state('ready', { connection: withoutProvider });
export const Denied = state('ready', { connection: disconnected, responseProblem: 'denied' });
export const StateWrong = state('ready', {
  connection: disconnected,
  responseProblem: 'stateWrong',
});
export const Failed = state('ready', { connection: connected, hasFailed: true, cause: 'down' });
export const Refreshing = state('refreshing');
export const Requesting = state('requesting', { connection: disconnected });
export const Leaving = state('leaving', { connection: disconnected });
export const Syncing = state('syncing');
export const Confirming = state('confirming');
export const Disconnecting = state('disconnecting');
export const Arabic: Story = { ...Ready, globals: { language: 'ar' } };

/** In place of the provider: its page would replace the story. */
function Live() {
  const [response, setResponse] = useState<ProviderResponse | null>(null);
  const startedState = response?.startedState ?? null;
  return (
    <Opened
      key={startedState}
      response={response}
      onProvider={(started) =>
        setResponse({ code: '', state: started, error: 'access_denied', startedState: started })
      }
    />
  );
}

interface OpenedProps {
  response: ProviderResponse | null;
  onProvider: (state: string) => void;
}

function Opened({ response, onProvider }: OpenedProps) {
  const actor = useStoryActor(calendarConnectionMachine, {
    input: { response, redirectUri: new URL('/google/auth', location.href).href },
  });
  useEmitted(actor, { 'provider.requested': ({ state: started }) => onProvider(started) });
  return <CalendarConnectionScreen actor={actor} />;
}

/** Ava's calendar is synced and disconnected; then she denies the permission. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'calendar-connection' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await canvas.findByText('Connected');
    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That didn’t work.');
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now' }));
    const disconnect = canvas.getByRole('button', { name: 'Disconnect' });
    await waitFor(() => expect(disconnect).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(disconnect);
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect your calendar?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Disconnect' }));
    await canvas.findByText('Not connected');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(await canvas.findByText('You didn’t give permission.')).toBeVisible();
  }),
};
