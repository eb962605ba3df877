import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { flows } from './charts.ts';
import { demoPeople } from './fixtures/demo-people.ts';
import { StartPage } from './pages/start-page.tsx';
import { coverageFiles, useContract, useTestCoverage } from './pages/use-coverage.ts';
import { readCoveredInBrowser } from '@atrium/statechart-panel';
import { getChoices } from './toolbar.ts';

const meta = {
  title: 'Start here',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The first page of every visit: links to the page and interaction of each flow, and a button for
 * each demo person.
 */
export const StartHere: Story = {
  // Same as the title, so that the sidebar shows a single entry.
  name: 'Start here',
  render: (_, { globals }) => <Measured person={getChoices(globals).person} />,
  play: async ({ canvas }) => {
    // Each link is looked up in its row: in the page, the names of all links would be computed for
    // each of them.
    const [, ...rows] = canvas.getAllByRole('row');
    for (const [index, { name, pageId, pathId }] of flows.entries()) {
      const row = within(rows[index] as HTMLElement);
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', getHref(pageId));
      const interaction = row.getByRole('link', { name: `Open ${name}` });
      await expect(interaction).toHaveAttribute('href', getHref(pathId));
    }
    for (const { name } of demoPeople) {
      await expect(canvas.getByRole('button', { name: `Select: ${name}` })).toBeVisible();
    }
    await expect(
      within(canvas.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem'),
    ).toHaveLength(6);
  },
};

const getHref = (id: string) => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

/** With the coverage of the test runs and of this browser. */
function Measured({ person }: { person: string }) {
  const byHand = Object.fromEntries(flows.map(({ id }) => [id, readCoveredInBrowser(id)]));
  return (
    <StartPage
      byPaths={useTestCoverage(coverageFiles.paths)}
      byStories={useTestCoverage(coverageFiles.stories)}
      contract={useContract()}
      byHand={byHand}
      person={person}
    />
  );
}
