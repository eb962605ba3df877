import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleLines, examplePage } from '#machines/scripts/script-history.fixtures.ts';
import {
  scriptHistoryMachine,
  type ScriptHistoryContext,
} from '#machines/scripts/script-history.machine.ts';
import { exampleScript } from '#machines/scripts/script.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ScriptHistoryScreen } from './script-history.screen.tsx';

const input = { id: exampleScript.id };
const loaded: Partial<ScriptHistoryContext> = { ...examplePage };
const compared = { ...loaded, pair: { older: 1, newer: 2 }, lines: exampleLines };

const meta = {
  title: 'Flows/Scripts/Script History',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: loaded },
  render: ({ context }, { parameters }) => (
    <main>
      <ScriptHistoryScreen
        actor={frozenActor(scriptHistoryMachine, { state: parameters['state'], input, context })}
        notFound={<p>Not found</p>}
      />
    </main>
  ),
} satisfies Meta<{ context: Partial<ScriptHistoryContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ava's demo world, and the id of its script. */
const loadGreeting = async (
  context: Parameters<ReturnType<typeof loadWorld>>[0],
): Promise<{ world: World; id: string }> => {
  const { world } = await loadWorld('ava', 'aster')(context);
  const { scripts } = await api.getScripts({});
  return { world, id: scripts.find(({ name }) => name === 'Greeting')?.id ?? '' };
};

const state = (name: string, context: Partial<ScriptHistoryContext> = loaded): Story => ({
  parameters: { flow: 'script-history', state: name },
  args: { context },
});

export const Loading = state('loading', {});
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const Comparing = state('comparing', { ...compared, lines: [] });
export const Compared = state('compared', compared);
export const OneVersion = state('compared', { ...compared, pair: { older: null, newer: 2 } });
export const ComparisonFailed = state('comparisonFailed', { ...compared, cause: 'down' });
export const Confirming = state('confirming', { ...loaded, restored: 2 });
export const Restoring = state('restoring', { ...loaded, restored: 2 });
export const Unavailable = state('unavailable', { cause: 'unreachable' });
export const Missing = state('notFound', {});

/** Compares two versions of the demo script, and restores the first one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'script-history' },
  loaders: [loadGreeting],
  render: (_, { loaded: { id } }) => <Live id={id} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    const compare = await canvas.findByRole('button', {
      name: 'Compare version 5 with version 4',
    });
    await userEvent.click(compare);
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 4 and version 5' }));
    await expect((await dialog.findAllByText(/^Added:/))[0]).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 1' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await canvas.findByRole('button', { name: 'Compare version 6 with version 5' });
    await expect(problems).toEqual([]);
  }),
};

const Live = ({ id }: { id: string }) => (
  <main>
    <ScriptHistoryScreen
      actor={useStoryActor(scriptHistoryMachine, { input: { id } })}
      notFound={<p>Not found</p>}
    />
  </main>
);
