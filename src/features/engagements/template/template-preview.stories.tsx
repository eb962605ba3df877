import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { templatePreviewMachine } from '#machines/engagements/template/template-preview.machine.ts';
import { exampleTemplate } from '#machines/engagements/template/template.fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { TemplatePreviewStates } from './loaded-template-preview.tsx';

const meta = {
  title: 'Flows/Engagements/Template Preview',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <TemplatePreviewStates
      actor={frozenActor(templatePreviewMachine, {
        state,
        input: undefined,
        context: { stages: exampleTemplate },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'template-preview', state: 'loading' } };
export const Shown: Story = { parameters: { flow: 'template-preview', state: 'shown' } };
export const Unavailable: Story = {
  parameters: { flow: 'template-preview', state: 'unavailable' },
};

function Live() {
  return <TemplatePreviewStates actor={useStoryActor(templatePreviewMachine)} />;
}

/** The tenant sees less than what is copied. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'template-preview' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const all = (await canvas.findByText(/stages?, \d+ activit/)).textContent ?? '';
    await userEvent.click(canvas.getByRole('switch', { name: 'Only what the tenant sees' }));
    await expect(canvas.queryByText(all)).toBeNull();
  }),
};
