import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tree } from './tree.tsx';
import type { TreeLine } from './tree-keys.ts';
import story from './tree.stories.module.css';

interface Named extends TreeLine {
  name: string;
}

const line = (name: string, depth: number, lineProps: Partial<TreeLine> = {}): Named => ({
  id: name,
  name,
  depth,
  position: 1,
  count: 1,
  isExpanded: null,
  ...lineProps,
});

const few = [
  line('Portal', 0, { count: 2, isExpanded: true }),
  line('Design', 1, { count: 2, isExpanded: false }),
  line('Services', 1, { position: 2, count: 2 }),
  line('Billing', 0, { position: 2, count: 2 }),
];

const many = Array.from({ length: 5000 }, (_, at) =>
  line(`Line ${at + 1}`, at % 10, { isExpanded: at % 10 < 9 ? true : null }),
);

const onToggle = fn();
const onAction = fn();

const meta = {
  title: 'UI/Tree',
  tags: ['autodocs'],
  args: { lines: few },
  render: ({ lines }) => (
    <Tree
      label="Projects"
      lines={lines}
      getSearchTexts={({ name }) => [name]}
      onToggle={onToggle}
      onAction={onAction}
      className={story.lineProps}
    >
      {({ name }) => <span>{name}</span>}
    </Tree>
  ),
} satisfies Meta<{ lines: readonly Named[] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

/**
 * One tab stop: arrow keys move through it, letters jump to items that start with them, Enter runs
 * the action of a line.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isAt = (name: string) =>
      waitFor(() => expect(canvas.getByRole('treeitem', { selected: true, name })).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tree')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await isAt('Design');
    await userEvent.keyboard('{ArrowRight}');
    await expect(onToggle).toHaveBeenLastCalledWith('Design');
    await userEvent.keyboard('b');
    await isAt('Billing');
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenLastCalledWith('Billing');
    await userEvent.keyboard('{Home}');
    await isAt('Portal');
  },
};

/** Five thousand lines, of which only a few are rendered. */
export const Many: Story = {
  args: { lines: many },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: 'Line 5000' })).toBeInTheDocument(),
    );
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100);
  },
};
