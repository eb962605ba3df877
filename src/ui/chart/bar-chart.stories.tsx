import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BarChart, type BarChartProps } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartTable } from './chart-table.ts';
import story from '../stories.module.css';

const hours = (value: number) => `${Math.floor(value)}h ${Math.round((value % 1) * 60)}m`;

const groups = [
  { id: 'platform', name: 'Platform', values: [142.5, 130] },
  { id: 'design', name: 'Design', values: [88.25, 96.5] },
  { id: 'research', name: 'Research', values: [31, 0] },
  { id: 'empty', name: 'Night shift', values: [0, 12.75] },
];

const meta = {
  title: 'UI/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: {
    label: 'Hours of teams',
    series: ['2 – 8 March', '23 February – 1 March'],
    groups,
    formatFigure: hours,
    formatTick: (value) => `${value}h`,
    getLabel: ({ name, series, figure }) => `${name}, ${series}: ${figure}`,
  },
  render: (args) => (
    <div className={story.wide}>
      <BarChart {...args} />
    </div>
  ),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two periods side by side, distinguished by fill. */
export const Compared: Story = {};

export const OneSeries: Story = {
  args: {
    series: ['Hours'],
    groups: groups.map(({ id, name, values: [value = 0] }) => ({ id, name, values: [value] })),
  },
};

export const LongNames: Story = {
  args: {
    groups: [
      { id: 'long', name: `Team ${'of everything that counts '.repeat(9)}`, values: [12, 8] },
      { id: 'arabic', name: 'فريق تصميم المنتجات وتجربة المستخدم', values: [7.5, 9] },
    ],
  },
};

/** One tab stop; each point announces its value. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const point = (name: RegExp) => canvas.getByRole('option', { name });
    await userEvent.tab();
    await waitFor(() => expect(point(/^Platform, 2 – 8 March: 142h 30m$/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(point(/^Platform, 23 February/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(point(/^Night shift, 23 February.*12h 45m$/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(point(/^Platform, 2 – 8/)).toHaveFocus();
    await expect(canvas.getAllByText(/142h 30m$/)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByText(/142h 30m$/)).toHaveLength(1));
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

const onOpen = fn();

/** A bar links to its details, by a press and by Enter; an empty bar has no link. */
export const WithLinks: Story = {
  args: { lead: { description: 'Enter opens what is behind a point.', onOpen } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('option', { name: /^Design, 23 February/ }));
    await expect(onOpen).toHaveBeenLastCalledWith('design', 1);
    canvas.getByRole('option', { name: /^Platform, 2 – 8/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('platform', 0);
    await userEvent.click(canvas.getByRole('option', { name: /^Night shift, 2 – 8/ }));
    await expect(onOpen).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
  },
};

const onSave = fn();

function WithNumbers(props: BarChartProps) {
  const [isTable, setIsTable] = useState(false);
  const table: ChartTable = {
    columns: ['Team', ...props.series],
    rows: props.groups.map(({ id, name, values }) => ({
      id,
      name,
      figures: values.map((value) => ({ text: props.formatFigure(value), value })),
    })),
  };
  return (
    <div className={story.wide}>
      <ChartFigure
        caption={props.label}
        texts={{ view: 'View as', image: 'Chart', table: 'Table', save: 'Save as CSV' }}
        table={table}
        isTable={isTable}
        onTable={setIsTable}
        onSave={onSave}
      >
        <BarChart {...props} />
      </ChartFigure>
    </div>
  );
}

/** The same numbers as a table and as a file. */
export const WithItsNumbers: Story = {
  render: (args) => <WithNumbers {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Hours of teams' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('cell', { name: '142h 30m' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await expect(onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await expect(canvas.getByRole('listbox', { name: 'Hours of teams' })).toBeInTheDocument();
  },
};
