import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { projectCountsMachine } from '#machines/projects/list/project-counts.machine.ts';
import { exampleCounts } from '#machines/projects/project.fixtures.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ProjectShows } from './project-shows.tsx';

const meta = {
  title: 'Flows/Projects/Project Counts',
  tags: ['autodocs'],
  render: (_, { parameters: { state, counts = null } }) => {
    const snapshot = { state, input: { search: firstPage }, context: { counts } };
    const actor = frozenActor(projectCountsMachine, snapshot);
    return <ProjectShows counts={actor} search={firstPage} onSearch={fn()} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = { parameters: { flow: 'project-counts', state: 'counting' } };
export const Shown: Story = {
  parameters: { flow: 'project-counts', state: 'shown', counts: exampleCounts },
};
export const Unknown: Story = { parameters: { flow: 'project-counts', state: 'unknown' } };

function Live() {
  const [search, setSearch] = useState(firstPage);
  const actor = useStoryActor(projectCountsMachine, { input: { search } });
  useSendOnChange(actor, { type: 'search.changed', search });
  return (
    <>
      <TextField
        label="Words"
        onChange={(typed) => setSearch(filteredBy(search, 'search', typed))}
      />
      <ProjectShows counts={actor} search={search} onSearch={setSearch} />
    </>
  );
}

/** The numbers are those under the other filters, whichever is selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-counts' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: /^All/ });
    await waitFor(() => expect(all).toHaveAccessibleName(/^All \d+$/));
    const before = all.textContent;
    await userEvent.click(canvas.getByRole('button', { name: /^Mine \d+$/ }));
    await expect(canvas.getByRole('button', { name: /^Mine/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(all).toHaveTextContent(before ?? '');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Words' }), 'payroll');
    await waitFor(() => expect(all.textContent).not.toBe(before));
  }),
};
