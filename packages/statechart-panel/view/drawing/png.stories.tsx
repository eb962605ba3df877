import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeChart } from '../../core/chart/describe.ts';
import { layOut } from '../../core/layout/lay-out.ts';
import { callingMachine } from '../../testing/charts.ts';
import { toPng } from '../../core/export/png.ts';

const chart = describeChart(callingMachine);

/** The exported file, decoded again. */
function Exported({ address }: { address: string }) {
  return <img src={address} alt={`Chart ${chart.id}`} width="100%" />;
}

const meta = {
  title: 'Panel/Exported image',
  component: Exported,
  args: { address: '' },
  loaders: [
    async () => ({ address: URL.createObjectURL(await toPng(chart, await layOut(chart))) }),
  ],
  render: (_args, { loaded }) => <Exported address={String(loaded['address'])} />,
} satisfies Meta<typeof Exported>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Png: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'Chart order' });
    await image.decode();
    const { width } = await layOut(chart);
    await expect(image.naturalWidth).toBe(Math.ceil(2 * width));
  },
};
