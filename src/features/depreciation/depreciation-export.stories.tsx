import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { stateOfYear, type AssessmentYear } from '#machines/depreciation/assessment-year.ts';
import { depreciationExportMachine } from '#machines/depreciation/depreciation-export.machine.ts';
import { exampleYear } from '#machines/depreciation/depreciation.fixtures.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { createStaticYearActors } from './depreciation.fixtures.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { HeadActions } from './year-marks.tsx';

const meta = {
  title: 'Flows/Depreciation/Depreciation Export',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <HeadActions
      year={exampleYear}
      {...createStaticYearActors()}
      exporting={frozenActor(depreciationExportMachine, {
        state: parameters['state'],
        input: undefined,
        context: { requested: exampleYear },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'depreciation-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'depreciation-export', state: 'exporting' } };

function Live({ year }: { year: AssessmentYear }) {
  const actor = useStoryActor(depreciationExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <HeadActions {...createStaticYearActors()} year={year} exporting={actor} />
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

const ines = loadWorld('ines', 'aster');

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'depreciation-export' },
  loaders: [
    async (context) => {
      const { world } = await ines(context);
      const body = toSearchData(firstPage);
      const { assetAssessmentYear } = await api.listAssessmentYears({ body });
      return { world, year: assetAssessmentYear.find((each) => stateOfYear(each) === 'final') };
    },
  ],
  render: (_, { loaded }) => <Live year={loaded['year']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    setScenario('server-down');
    const button = canvas.getByRole('button', { name: /Export to Excel/ });
    await userEvent.click(button);
    await waitFor(() => expect(problems).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    setScenario('healthy-network');
    await userEvent.click(button);
    await expect(await canvas.findByText('A workbook is there.')).toBeVisible();
  }),
};
