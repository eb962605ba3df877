import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { fillGapMachine, type FillGapContext } from '#machines/clockwork/day/fill-gap.machine.ts';
import { filled } from '#machines/clockwork/day/gaps.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { dayWithGap, gap, useDay } from '../clockwork.fixtures.tsx';
import { InteractiveDay } from './clockwork-day.fixtures.tsx';
import { entries, frozenClock, timeZone, today } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { EntryTable } from '../entry/entry-table.tsx';

const input = { clock: frozenClock, timeZone, date: today };
const onDay = () => undefined;

const meta = {
  title: 'Flows/ClockWork/Fill Gap',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <EntryTable
      actor={frozenActor(clockWorkDayMachine, { state: 'shown.idle', input, context: { entries } })}
      fills={frozenActor(fillGapMachine, { state: parameters['state'], input: undefined, context })}
      project={undefined}
      onDay={onDay}
    />
  ),
} satisfies Meta<{ context: Partial<FillGapContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const up = { selected: { fill: 'upfill', gap }, preview: filled(gap, 'upfill') } as const;
const down = { selected: { fill: 'downfill', gap }, preview: filled(gap, 'downfill') } as const;

export const Idle: Story = { parameters: { flow: 'fill-gap', state: 'idle' } };
export const UpFillHover: Story = {
  parameters: { flow: 'fill-gap', state: 'upFillHover' },
  args: { context: up },
};
export const DownFillHover: Story = {
  parameters: { flow: 'fill-gap', state: 'downFillHover' },
  args: { context: down },
};
export const Filling: Story = {
  parameters: { flow: 'fill-gap', state: 'filling' },
  args: { context: up },
};

/**
 * By keyboard only: closing the form returns the focus to the gap, which shows a preview; F fills
 * it, and then the entry has the focus.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'fill-gap' },
  loaders: [dayWithGap('ava')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const found = () => canvas.findByRole('group', { name: /^Gap of 45m/ });
    await found();
    const add = () => {
      const group = canvas.getByRole('group', { name: /^Gap of 45m/ });
      return within(group).getByRole('button', { name: 'Add an entry here' });
    };
    add().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add()).toHaveFocus());
    const group = await found();
    const row = (await canvas.findByRole('rowheader', { name: /^Late in the night/ }))
      .parentElement as HTMLElement;
    const messages = (length: string) => waitFor(() => expect(row).toHaveTextContent(length));
    await messages('15m');
    within(group)
      .getByRole('button', { name: /^Start earlier/ })
      .focus();
    await messages('1h 0m');
    await userEvent.tab();
    await messages('15m');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('f');
    await waitFor(() => expect(group).not.toBeInTheDocument());
    await messages('1h 0m');
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  }),
};

/**
 * One gap after another: each time the lengthened entry has the focus, even when Undo disappears.
 */
export const InteractionTwice: Story = {
  ...Interaction,
  render: (_, { loaded }) => <LiveDay world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    for (const _ of ['first', 'next']) {
      const [next] = await canvas.findAllByRole('group', { name: /^Gap of/ });
      next?.querySelector('button')?.focus();
      await userEvent.keyboard('f');
      await waitFor(() => expect(next).not.toBeInTheDocument());
      await screen.findByRole('button', { name: 'Undo' });
      await waitFor(() => expect(document.activeElement?.closest('[data-entry]')).not.toBeNull());
    }
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const actor = useDay(clock);
  const fills = useStoryActor(fillGapMachine);
  useEmitted(fills, { 'entries.changed': (changed) => actor.send(changed) });
  return <EntryTable actor={actor} fills={fills} project={undefined} onDay={onDay} />;
}

function LiveDay({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(clockWorkDayMachine, { input: { ...input, clock } });
  return <InteractiveDay actor={actor} />;
}
