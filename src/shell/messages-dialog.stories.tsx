import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText } from '../../.storybook/fixtures.ts';
import { MessagesDialog } from './messages-dialog.tsx';

const meta = {
  title: 'Shell/Messages',
  component: MessagesDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    messages: [
      { id: 4, tone: 'error', words: 'The server could not be reached.', when: '15:29' },
      { id: 3, tone: 'success', words: 'The entry was adjusted.', when: '15:12' },
      { id: 2, tone: 'warning', words: 'The demo data have been built anew.', when: '15:02' },
      { id: 1, tone: 'success', words: 'The entry was started.', when: '14:42' },
    ],
  },
} satisfies Meta<typeof MessagesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const None: Story = { args: { messages: [] } };

export const LongText: Story = {
  args: { messages: [{ id: 1, tone: 'error', words: longText, when: '15:29' }] },
};
