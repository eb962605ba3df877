import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { Tabs } from './tabs.tsx';
import story from '../../stories.module.css';

const meta = {
  title: 'UI/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: {
    label: 'History',
    tabs: [
      { id: 'status', label: 'Status history' },
      { id: 'repair', label: 'Repair history' },
      { id: 'audit', label: 'Audits' },
    ],
    onChange: fn(),
    children: (id) => `Here is what there is of ${id}.`,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab is selected until another is pressed. */
export const ThreeTabs: Story = {
  play: playIfEnabled(async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Status history' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Audits' }));
    const panel = await canvas.findByRole('tabpanel', { name: 'Audits' });
    await expect(panel).toHaveTextContent('Here is what there is of audit.');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('audit');
  }),
};

/** The parent sets the selected tab. */
export const Tab: Story = {
  args: { value: 'repair' },
  render: function Selected({ value: first, ...args }) {
    const [value, setValue] = useState(first);
    return <Tabs {...args} value={value ?? 'status'} onChange={setValue} />;
  },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('tabpanel', { name: 'Repair history' });
    await userEvent.click(await canvas.findByRole('tab', { name: 'Audits' }));
    await canvas.findByRole('tabpanel', { name: 'Audits' });
  }),
};

/** A list that is too wide scrolls horizontally; the focused tab is visible. */
export const LongTexts: Story = {
  args: {
    tabs: [
      { id: 'status', label: 'Was mit dem Gerät geschehen ist' },
      { id: 'repair', label: 'Wann es in Reparatur war' },
      { id: 'audit', label: 'Bei welchen Prüfungen es gefunden wurde' },
    ],
  },
  decorators: [
    (Story) => (
      <div className={story.column}>
        <Story />
      </div>
    ),
  ],
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('tablist');
    (await canvas.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{End}');
    const last = await within(list).findByRole('tab', { name: /^Bei welchen/ });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
  }),
};

/** Arrow keys wrap around, Home and End go to the ends, Tab moves on to the panel. */
export const ByKeyboard: Story = {
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const isAt = async (name: string) => {
      const tab = await canvas.findByRole('tab', { name });
      await waitFor(() => expect(tab).toHaveFocus());
      await canvas.findByRole('tabpanel', { name });
    };
    await canvas.findByRole('tablist', { name: 'History' });
    (await canvas.findByRole('tab', { selected: true })).focus();
    await isAt('Status history');
    await userEvent.keyboard('{ArrowRight}');
    await isAt('Repair history');
    await userEvent.keyboard('{End}');
    await isAt('Audits');
    await userEvent.keyboard('{ArrowRight}');
    await isAt('Status history');
    await userEvent.keyboard('{ArrowLeft}');
    await isAt('Audits');
    await userEvent.keyboard('{Home}');
    await isAt('Status history');
    await userEvent.tab();
    const panel = await canvas.findByRole('tabpanel');
    await waitFor(() => expect(panel).toHaveFocus());
  }),
};

/** In right-to-left layout, the left arrow moves forward. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'السجل',
    tabs: [
      { id: 'status', label: 'الحالة' },
      { id: 'repair', label: 'الإصلاح' },
    ],
  },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('tablist', { name: 'السجل' });
    (await canvas.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const next = await canvas.findByRole('tab', { name: 'الإصلاح' });
    await waitFor(() => expect(next).toHaveFocus());
    await canvas.findByRole('tabpanel', { name: 'الإصلاح' });
  }),
};
