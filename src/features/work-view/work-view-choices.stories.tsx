import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  workViewChoicesMachine,
  type WorkViewChoicesActor,
} from '#machines/work-view/work-view-choices.machine.ts';
import { exampleChoices } from '#machines/work-view/work-view.fixtures.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { WorkFilters } from './work-filters.tsx';

const shownWith = (choices: WorkViewChoicesActor) => (
  <WorkFilters
    choices={choices}
    scopes={['mine', 'team', 'all']}
    defaultScope="mine"
    search={firstPage}
    onSearch={fn()}
  />
);

const meta = {
  title: 'Flows/Work View/Work View Choices',
  tags: ['autodocs'],
  decorators: [withRights(['workview.basic', 'projects.basic'])],
  render: (_, { parameters: { state, choices = null } }) =>
    shownWith(
      frozenActor(workViewChoicesMachine, { state, input: undefined, context: { choices } }),
    ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'work-view-choices', state: 'loading' } };
export const Known: Story = {
  parameters: { flow: 'work-view-choices', state: 'known', choices: exampleChoices },
};
export const Unknown: Story = { parameters: { flow: 'work-view-choices', state: 'unknown' } };

function Live() {
  return shownWith(useStoryActor(workViewChoicesMachine));
}

/** The person filters by a project that they have access to. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-view-choices' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Person$/ }));
    await screen.findByRole('option', { name: 'Ben Okafor' });
    await userEvent.keyboard('{Escape}');
  }),
};
