import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { sampleChoices, sampleTagged } from '#machines/tags/tagged-projects.fixtures.ts';
import { taggedProjectsMachine } from '#machines/tags/tagged-projects.machine.ts';
import { taggingMachine } from '#machines/tags/tagging.machine.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import {
  ava,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { TaggedProjectsScreen } from './tagged-projects.screen.tsx';

const shown = { rows: sampleTagged, total: 3, shownSearch: firstPage };

const state = (name: string, context: object = shown) => ({
  parameters: { flow: 'tagged-projects', state: name },
  render: () => (
    <TaggedProjectsScreen
      {...createStaticListState()}
      actor={frozenActor(taggedProjectsMachine, {
        state: name,
        input: { search: firstPage },
        context,
      })}
      tagging={frozenActor(taggingMachine, {
        state: 'idle',
        input: undefined,
        context: { choices: sampleChoices },
      })}
    />
  ),
});

const meta = {
  title: 'Flows/Tags/Tagged Projects',
  tags: ['autodocs'],
  decorators: [withRouter, withRights(['projects.basic', 'projectTags.basic'])],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading', { rows: null });
export const Shown = state('shown');
export const NoRecords = state('shown', { ...shown, rows: [], total: 0 });
export const Selected = state('shown', { ...shown, selection: sampleTagged.slice(0, 2) });
export const Prefetching = state('prefetching');
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable', { rows: null });

const Live = retried(({ onRetry }) => {
  const list = useStoryListState();
  const actor = useStoryActor(taggedProjectsMachine, { input: { search: list.search } });
  const tagging = useCompanion(actor, taggingMachine);
  useSendOnChange(actor, { type: 'search.changed', search: list.search });
  return <TaggedProjectsScreen {...list} actor={actor} tagging={tagging} onRetry={onRetry} />;
});

/** Projects without tags are shown, and two of them get one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tagged-projects' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Showing 1 - /);
    await userEvent.click(canvas.getByRole('button', { name: 'Without tags' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument(),
    );
    const [, first, second] = await canvas.findAllByRole('checkbox', { name: /^Select/ });
    if (!first || !second) throw new Error('Expected two projects without tags, found fewer.');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign tag…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Assign a tag to 2 projects' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: /^Please select|Tag/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Strategic' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign tag' }));
    await expect(await canvas.findByText(/2 projects have/)).toBeVisible();
  }),
};
