import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { midnightCrossoverMachine } from '#machines/clockwork/timer/midnight-crossover.machine.ts';
import { tenantGatewayMachine } from '#machines/session/tenant-gateway.machine.ts';
import { TenantGatewayScreen } from '#features/session/tenant-gateway.screen.tsx';
import { supportAddress, timeZone, today } from '#stories/fixtures/fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { typeTime } from '../type-time.fixtures.ts';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ClockWorkDayScreen } from '../day/clockwork-day.screen.tsx';
import { MidnightCrossover } from './midnight-crossover.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Flows/ClockWork/Midnight Crossover',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { parameters }) => {
    const actor = frozenActor(midnightCrossoverMachine, {
      state: parameters['state'],
      input: undefined,
    });
    return (
      <>
        <StateCard machine={midnightCrossoverMachine} actor={actor} />
        <MidnightCrossover actor={actor} />
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = { parameters: { flow: 'midnight-crossover', state: 'prompt' } };

export const ToClockWork: Story = {
  parameters: { flow: 'midnight-crossover', state: 'toClockWork' },
};

export const Dismissed: Story = { parameters: { flow: 'midnight-crossover', state: 'dismissed' } };

/** Grace signs in while an entry of yesterday still runs; she opens it and fixes it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'midnight-crossover' },
  loaders: [loadWorld('grace', 'aster')],
  render: (_, { loaded }) => <Entering world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const prompt = await screen.findByRole('alertdialog', {
      name: 'You have a live ClockWork entry running!',
    });
    const proceed = within(prompt).getByRole('button', { name: 'Proceed to Fix' });
    await waitFor(() => expect(proceed).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await userEvent.click(await canvas.findByRole('button', { name: 'Adjust' }));
    const dialog = await screen.findByRole('dialog', { name: 'Adjust times' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await within(dialog).findByText('End is required');
    await typeTime(dialog, 'End', '11pm');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText(/has been running since/)).toBeNull();
    await expect(problems).toEqual([]);
  }),
};

/** 'Do Later' stays on the current page. */
export const InteractionLater: Story = {
  ...Interaction,
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Do Later' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByRole('heading', { name: 'dismissed' })).toBeVisible();
  }),
};

/** As in the app, the gateway reports that the prompt is due. */
function Entering({ world }: { world: World }) {
  const { clock } = world;
  const actor = useStoryActor(tenantGatewayMachine, {
    input: {
      redirectRoute: null,
      redirectTenantId: null,
      lastTenantId: null,
      browser: 'A story',
      clock,
    },
  });
  const output = useSelector(actor, (state) => state.output);
  const isDue = output?.to === 'target' && output.needsCrossoverPrompt;
  if (isDue) return <Prompted world={world} />;
  return (
    <TenantGatewayScreen
      actor={actor}
      supportAddress={supportAddress}
      onRetry={nothing}
      onLeave={nothing}
    />
  );
}

function Prompted({ world }: { world: World }) {
  const actor = useStoryActor(midnightCrossoverMachine);
  const isFixing = useSelector(actor, (state) => state.matches('toClockWork'));
  return (
    <main>
      {isFixing ? (
        <Day world={world} />
      ) : (
        <StateCard machine={midnightCrossoverMachine} actor={actor} />
      )}
      <MidnightCrossover actor={actor} />
    </main>
  );
}

function Day({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(clockWorkDayMachine, { input: { clock, timeZone, date: today } });
  return <ClockWorkDayScreen actor={actor} onDay={nothing} onProject={nothing} onRetry={nothing} />;
}
