import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText } from '#stories/fixtures/fixtures.ts';
import { MessagesDialog } from './messages-dialog.tsx';

const once = { count: 1, traceId: '' };
const traceId = '5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a17';

const meta = {
  title: 'Shell/Messages',
  component: MessagesDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    messages: [
      { ...once, id: 5, tone: 'error', message: 'This is down.', when: '15:31', count: 3, traceId },
      { ...once, id: 4, tone: 'error', message: 'The server could not be reached.', when: '15:29' },
      { ...once, id: 3, tone: 'success', message: 'The entry was adjusted.', when: '15:12' },
      {
        ...once,
        id: 2,
        tone: 'warning',
        message: 'The demo data have been built anew.',
        when: '15:02',
      },
      { ...once, id: 1, tone: 'success', message: 'The entry was started.', when: '14:42' },
    ],
  },
} satisfies Meta<typeof MessagesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const None: Story = { args: { messages: [] } };

export const LongText: Story = {
  args: {
    messages: [{ ...once, id: 1, tone: 'error', message: longText, when: '15:29', traceId }],
  },
};
