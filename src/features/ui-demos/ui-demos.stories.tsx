import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultArrangement } from '#machines/dashboard/arrangement.ts';
import { tileArrangementMachine } from '#machines/dashboard/tile-arrangement.machine.ts';
import { sampleKinds } from '#machines/ui-demos/sample.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { BoardDemo } from './board.screen.tsx';
import { CropperDemo } from './cropper.screen.tsx';
import { DemoFrame } from './demo-frame.tsx';
import { demos, type DemoName } from './demos.ts';
import { ElementsDemo } from './elements.screen.tsx';
import { MultiselectDemo } from './multiselect.screen.tsx';
import { OrderDemo } from './order.screen.tsx';
import { TilesDemo } from './tiles.screen.tsx';
import { TreeDemo } from './tree.screen.tsx';

const pages = demos
  .map(({ address }) => `- [${address.to}](http://localhost:3000${address.to})`)
  .join('\n');

const meta = {
  title: 'Screens/UI Demo Pages',
  tags: ['autodocs'],
  decorators: [withRouter],
  parameters: {
    docs: { description: { component: `Pages of the app, by \`npm start\`:\n\n${pages}` } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (name: DemoName, demo: ReactNode): Story => ({
  parameters: { path: demos.find((each) => each.name === name)?.address.to },
  render: () => (
    <DemoFrame name={name} storybook="https://storybook.example">
      {demo}
    </DemoFrame>
  ),
});

export const Elements: Story = show('elements', <ElementsDemo />);

export const Multiselect: Story = {
  ...show('multiselect', <MultiselectDemo />),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sofa' }));
    await expect(canvas.getByRole('button', { name: /Some of many/ })).toHaveTextContent('Sofa');
    await expect(canvas.getByRole('link', { name: 'UI/MultiSelect' })).toHaveAttribute(
      'href',
      'https://storybook.example/?path=/docs/ui-multiselect--docs',
    );
  },
};

/** A thing goes to its other room with Enter. */
export const Tree: Story = {
  ...show('tree', <TreeDemo />),
  play: async ({ canvas }) => {
    (await canvas.findByRole('tree')).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('treeitem').at(-1)).toHaveAttribute('aria-setsize', '4'),
    );
  },
};

/** The first row moves down by one, by keyboard. */
export const Order: Story = {
  ...show('order', <OrderDemo />),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Things' });
    const [first] = await within(list).findAllByRole('row');
    first?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-roledescription'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('row')[0]).toHaveTextContent('Table'));
  },
};

/** A parcel goes to the next step, by keyboard. */
export const Board: Story = {
  ...show('board', <BoardDemo />),
  play: async ({ canvas }) => {
    const chair = await canvas.findByRole('row', { name: 'Chair' });
    chair.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const packed = canvas.getByRole('region', { name: 'Packed' });
    await waitFor(() => expect(within(packed).getByRole('row', { name: 'Chair' })).toBeVisible());
  },
};

function LiveTiles() {
  const input = { names: sampleKinds, arrangement: defaultArrangement };
  return <TilesDemo actor={useStoryActor(tileArrangementMachine, { input })} />;
}

/** A tile is hidden. */
export const Tiles: Story = {
  ...show('tiles', <LiveTiles />),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrange' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Arrange tiles' }));
    await userEvent.click(await dialog.findByRole('switch', { name: 'Lamp' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText('Lamp')).toBeNull();
  },
};

export const Cropper: Story = show('cropper', <CropperDemo />);
