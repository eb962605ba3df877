import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { describeChart } from '../../core/chart/describe.ts';
import { layOut } from '../../core/layout/lay-out.ts';
import { historyMachine, parallelMachine, taskMachine } from '../../testing/charts.ts';
import { Framed } from '../../testing/framed.tsx';
import { makeLargeChart } from '../../testing/large-chart.ts';
import { delayed, guarded, parcel } from '../../testing/recorded-states.ts';
import { useInteraction } from '../../testing/use-interaction.ts';
import type { ChartProps } from '../chart-props.ts';
import { ChartDrawing } from './chart-drawing.tsx';

/** Shows the drawing once the layout of the chart is ready. */
function Shown(props: ChartProps) {
  return <ChartDrawing {...props} drawing={use(layOut(props.chart))} />;
}

function Covered({ machine }: { machine: AnyStateMachine }) {
  const { take, ...snapshot } = useInteraction(machine);
  return <Shown {...snapshot} onTransition={take} />;
}

const meta = {
  title: 'Panel/Drawing',
  component: Shown,
  decorators: [
    (Story) => (
      <Framed>
        <Story />
      </Framed>
    ),
  ],
  args: { ...guarded, onTransition: fn() },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parallel regions, one of them with nested regions; pressing a transition takes it. */
export const NestedAndParallel: Story = {
  render: () => <Covered machine={parallelMachine} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^upload\.started/ }));
    await expect(canvas.getByLabelText('uploading, compound, active, busy')).toBeVisible();
    await expect(canvas.getByLabelText('sending, active')).toBeVisible();
    await expect(canvas.getByLabelText('closed, active')).toBeVisible();
    await expect(canvas.getByLabelText('waiting')).toBeVisible();
  },
};

export const History: Story = {
  render: () => <Covered machine={historyMachine} />,
  play: async ({ canvas }) => {
    const click = async (name: RegExp) =>
      await userEvent.click(await canvas.findByRole('button', { name }));
    await click(/^next, from intro/);
    await click(/^detail\.toggled, from plain/);
    await click(/^paused/);
    await expect(canvas.getByLabelText('paused, active')).toBeVisible();
    await expect(canvas.getByLabelText('lastExactly, deep history')).toHaveTextContent('H*');
    await click(/^resumed\.deep/);
    await expect(canvas.getByLabelText('annotated, active')).toBeVisible();
  },
};

/** Automatic transitions cannot be pressed. */
export const Delayed: Story = {
  args: delayed,
  play: async ({ args, canvas }) => {
    const wait = await canvas.findByRole('button', { name: /^after redPhase \[isWorn\]/ });
    await expect(wait).toHaveAttribute('aria-disabled', 'true');
    await expect(wait).toHaveAccessibleDescription('automatic');
    await userEvent.click(wait);
    await expect(args.onTransition).not.toHaveBeenCalled();
  },
};

export const Final: Story = {
  args: { chart: describeChart(taskMachine), active: ['task', 'task.done'], possible: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('done, final, active')).toBeVisible();
  },
};

/** The reason is in each one's description and in a tooltip. */
export const PossibleAndRejected: Story = {
  play: async ({ args, canvas }) => {
    const rejected = await canvas.findByRole('button', { name: /^close/ });
    await expect(rejected).toHaveAccessibleDescription('rejected by isEmpty');
    await userEvent.click(rejected);
    await expect(args.onTransition).not.toHaveBeenCalled();

    await expect(
      canvas.getByRole('button', { name: /^withdraw \[isSmall\]/ }),
    ).toHaveAccessibleDescription('preceded by withdraw [isCovered]');
    await expect(
      canvas.getByRole('button', { name: /^deposit, from overdrawn/ }),
    ).toHaveAccessibleDescription('inactive');

    await userEvent.hover(rejected);
    await expect(await canvas.findByText('rejected by isEmpty')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /^withdraw \[isCovered\]/ }));
    await expect(args.onTransition).toHaveBeenCalledWith(
      'account.open: withdraw[0] → account.open',
    );
  },
};

const transformIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<SVGGElement>('svg > g')?.style.transform;

/** From the window to the first button, without a pointer. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const window = await canvas.findByRole('region', { name: 'Drawing of account' });
    await userEvent.tab();
    await waitFor(() => expect(window).toHaveFocus());
    const start = transformIn(canvasElement);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const panned = transformIn(canvasElement);
    await expect(panned).not.toBe(start);
    await userEvent.keyboard('{+}');
    await expect(transformIn(canvasElement)).not.toBe(panned);
    await userEvent.keyboard('{-}0');
    await expect(transformIn(canvasElement)).toBe(start);

    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^withdraw \[isCovered\]/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter} ');
    await expect(args.onTransition).toHaveBeenCalledTimes(2);
  },
};

/** A state is a button if it has details to show. */
export const SelectedState: Story = {
  args: { onState: fn(), selected: 'account.overdrawn' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'settling' }));
    await expect(args.onState).toHaveBeenCalledWith('account.settling');
  },
};

export const Overlay: Story = {
  args: parcel,
  play: async ({ canvas }) => {
    const legend = within(await canvas.findByRole('list', { name: 'Coverage' }));
    await expect(legend.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByLabelText('waiting, covered now')).toBeVisible();
    await expect(canvas.getByLabelText('open, covered before')).toBeVisible();
    await expect(canvas.getByLabelText('accepted, final, covered by tests only')).toBeVisible();
    await expect(canvas.getByLabelText('paused, not covered')).toBeVisible();
  },
};

export const Dark: Story = { args: parcel, globals: { theme: 'dark' } };

export const DarkAndRejected: Story = { globals: { theme: 'dark' } };

const large = makeLargeChart();

/** Takes any transition. */
function LargeInteraction() {
  const [present, setPresent] = useState('large.group1.step1');
  const active = large.states.filter(({ id }) => present === id || present.startsWith(`${id}.`));
  const ids = active.map(({ id }) => id);
  const leading = large.transitions.filter(({ source }) => ids.includes(source));
  const possible = Object.fromEntries(leading.map(({ key }) => [key, { is: 'possible' as const }]));
  const take = (key: string) =>
    setPresent(large.transitions.find((each) => each.key === key)?.targets[0] ?? present);
  return <Shown chart={large} active={ids} possible={possible} onTransition={take} />;
}

/** 60 states and 150 transitions. Panning changes a single attribute. */
export const Large: Story = {
  render: () => <LargeInteraction />,
  play: async ({ canvas, canvasElement }) => {
    const window = await canvas.findByRole('region', { name: 'Drawing of large' });
    await expect(canvasElement.querySelectorAll('[data-state]')).toHaveLength(60);
    await expect(canvasElement.querySelectorAll('[data-transition]')).toHaveLength(150);

    const changed: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        changed.push(`${target.nodeName} ${attributeName}`);
      }
    });
    const image = window.querySelector('svg');
    if (image) watch.observe(image, { subtree: true, childList: true, attributes: true });
    window.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(new Set(changed)).toEqual(new Set(['g style'])));
    watch.disconnect();

    const finished = canvas.getAllByRole('button', { name: /^step\.finished/ });
    const possible = finished.find((each) => !each.hasAttribute('aria-disabled'));
    if (possible) await userEvent.click(possible);
    await expect(canvas.getByLabelText('step2, active')).toBeVisible();
  },
};
