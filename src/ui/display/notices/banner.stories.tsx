import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner.tsx';
import { Button } from '../../controls/button.tsx';
import story from '../../stories.module.css';

const meta = {
  title: 'UI/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: { children: 'Reports of last month are locked on Friday.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: () => (
    <div className={story.stack}>
      <Banner>Reports of last month are locked on Friday.</Banner>
      <Banner tone="success">The invitation was sent to three people.</Banner>
      <Banner
        tone="warning"
        title="Someone else changed this asset"
        action={<Button size="small">Show changes</Button>}
      >
        Your text is kept. Look at the changes before you save.
      </Banner>
      <Banner
        tone="danger"
        title="The report was not saved"
        action={<Button size="small">Try again</Button>}
      >
        The server did not answer. What you wrote is still here.
      </Banner>
      <div className={story.narrow}>
        <Banner tone="warning" action={<Button size="small">Show</Button>}>
          A sentence in a narrow place takes several lines and sends its button below.
        </Banner>
      </div>
    </div>
  ),
};
