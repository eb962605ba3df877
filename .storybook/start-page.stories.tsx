import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { flows } from './charts.ts';
import { demoPeople } from './demo-people.ts';
import { StartPage } from './pages/start-page.tsx';
import { coverageFiles, useContract, useTestCoverage } from './pages/use-coverage.ts';
import { readCoveredInBrowser } from './statechart-panel/index.ts';
import { getChoices } from './toolbar.ts';

const meta = {
  title: 'Start here',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins every visit: each flow has its page and its walk here, each demo person a button. */
export const StartHere: Story = {
  // As the title, so that the sidebar shows it as one entry.
  name: 'Start here',
  render: (_, { globals }) => <Measured person={getChoices(globals).person} />,
  play: async ({ canvas }) => {
    for (const { name, pageId, pathId } of flows) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', getHref(pageId));
      const interaction = canvas.getByRole('link', { name: `Walk ${name}` });
      await expect(interaction).toHaveAttribute('href', getHref(pathId));
    }
    for (const { name } of demoPeople) {
      await expect(canvas.getByRole('button', { name: `Choose: ${name}` })).toBeVisible();
    }
    await expect(
      within(canvas.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem'),
    ).toHaveLength(6);
  },
};

const getHref = (id: string) => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

/** With what the test runs and this browser have walked. */
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
