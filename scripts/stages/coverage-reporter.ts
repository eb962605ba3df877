import { StatechartCoverageReporter } from '../../.storybook/statechart-panel/coverage/reporter.ts';

/** Writes the coverage of each machine by a full run to the folder that Storybook serves. */
export default class CoverageReporter extends StatechartCoverageReporter {
  constructor() {
    super({ folder: 'test-results/coverage' });
  }
}
