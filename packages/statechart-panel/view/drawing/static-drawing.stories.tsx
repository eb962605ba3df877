import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect } from 'storybook/test';
import type { Chart } from '../../core/chart/chart.ts';
import { describeChart } from '../../core/chart/describe.ts';
import { layOut } from '../../core/layout/lay-out.ts';
import { callingMachine } from '../../testing/charts.ts';
import { StaticDrawing } from './static-drawing.tsx';

function Shown({ chart }: { chart: Chart }) {
  return <StaticDrawing chart={chart} drawing={use(layOut(chart))} />;
}

const meta = {
  title: 'Panel/Static drawing',
  component: Shown,
  args: { chart: describeChart(callingMachine) },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a docs page: nothing in it can be pressed or focused. */
export const ChartImage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('group', { name: 'Chart order' })).toBeVisible();
    await expect(canvas.getByLabelText('loading, busy')).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvasElement.querySelectorAll('[tabindex]')).toHaveLength(0);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
