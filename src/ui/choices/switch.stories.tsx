import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import story from '../stories.module.css';
import { Switch } from './switch.tsx';

const meta = {
  title: 'UI/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { children: 'Two-factor authentication', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <div className={story.column}>
      <Switch {...args} />
      <Switch {...args} defaultSelected description="A code is asked for at each sign-in." />
      <Switch {...args} error="It could not be switched on." />
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
      <div className={story.narrow}>
        <Switch {...args}>A setting whose name needs more than the one line it has</Switch>
      </div>
    </div>
  ),
};

export const ByKeyboard: Story = {
  args: { description: 'A code is asked for at each sign-in.' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', {
      name: 'Two-factor authentication',
    });
    await expect(control).toHaveAccessibleDescription('A code is asked for at each sign-in.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
