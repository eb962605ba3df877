import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { interfacerSearchMachine } from '#machines/reviews/cycles/people/interfacer-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const { state, Live } = choiceSearchStories(interfacerSearchMachine, {
  label: 'Client interfacer',
  choices: [
    { id: 'employee-ava', label: 'Ava Stone' },
    { id: 'employee-ben', label: 'Ben Okafor', description: 'Developer' },
  ],
});

const meta = { title: 'Flows/Reviews/Interfacer Search', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = state('closed');
export const Typing: Story = state('open.typing');
export const Searching: Story = state('open.searching');
export const Found: Story = state('open.found');
export const Failed: Story = state('open.failed');

/** An employee is found by a part of the name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'interfacer-search' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    await userEvent.type(await canvas.findByRole('combobox'), 'okaf');
    clock.advance(250);
    await expect(await screen.findByRole('option', { name: /Ben Okafor/ })).toBeVisible();
  }),
};
