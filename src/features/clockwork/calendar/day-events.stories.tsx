import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dayEventsMachine, type DayEventsContext } from '#machines/calendar/day-events.machine.ts';
import { exampleEvents } from '#machines/calendar/day-events.test-model.ts';
import { today } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { DayEvents } from './day-events.tsx';

const onStart = fn();

interface Args {
  context: Partial<DayEventsContext>;
  blockedBecause: string | null;
}

const meta = {
  title: 'Flows/Calendar/Day Events',
  tags: ['autodocs'],
  args: { context: { events: exampleEvents }, blockedBecause: null },
  render: ({ context, blockedBecause }, { parameters }) => (
    <DayEvents
      actor={frozenActor(dayEventsMachine, {
        state: parameters['state'],
        input: { date: today },
        context,
      })}
      blockedBecause={blockedBecause}
      onStart={onStart}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  parameters: { flow: 'day-events', state: 'checking' },
  args: { context: {} },
};
export const Disconnected: Story = {
  parameters: { flow: 'day-events', state: 'disconnected' },
  args: { context: {} },
};
export const Loading: Story = {
  parameters: { flow: 'day-events', state: 'loading' },
  args: { context: {} },
};
export const Shown: Story = { parameters: { flow: 'day-events', state: 'shown' } };
export const NoEvents: Story = { ...Shown, args: { context: { events: [] } } };
export const Blocked: Story = {
  ...Shown,
  args: { blockedBecause: 'Adjust or delete the running entry first.' },
};
export const Failed: Story = {
  parameters: { flow: 'day-events', state: 'failed' },
  args: { context: { cause: 'down' } },
};
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };

function Live() {
  const actor = useStoryActor(dayEventsMachine, { input: { date: today } });
  return <DayEvents actor={actor} blockedBecause={null} onStart={onStart} />;
}

/** The server is down at first; then Ava starts an entry from an event. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'day-events' },
  loaders: [
    async (context) => {
      const { world } = await loadWorld('ava', 'aster')(context);
      world.setScenario('server-down');
      return { world };
    },
  ],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    const start = await canvas.findByRole('button', {
      name: /^Start an entry for .*Customer call/,
    });
    await userEvent.click(start);
    await expect(onStart).toHaveBeenCalledWith('Customer call');
  }),
};
