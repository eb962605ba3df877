import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/controls/button.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { PageHead } from './page-head.tsx';

const actions = ['Scan', 'Labels', 'Import', 'Add Asset'].map((each) => (
  <Button key={each}>{each}</Button>
));

const meta = {
  title: 'Screens/Page Head',
  component: PageHead,
  decorators: [withRouter],
  args: { title: 'Asset Manager', children: actions },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Asset' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};

/** On a phone, many buttons are behind a single one, and open below the title. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Actions', expanded: false });
    await expect(canvas.queryByRole('button', { name: 'Add Asset' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: 'Add Asset' })).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('button', { name: 'Add Asset' })).toBeNull();
  },
};

/** One or two buttons stay visible. */
export const FewOnAPhone: Story = {
  args: { children: actions.slice(0, 2) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Labels' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};

export const LongText: Story = {
  args: { title: longText },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const InArabic: Story = {
  globals: { language: 'ar', viewport: { value: 'phone', isRotated: false } },
};

export const Dark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};
