import { StatechartCoverageReporter } from '@atrium/statechart-panel/reporter';

/** Writes the coverage of each machine by a full run to the folder that Storybook serves. */
export default class CoverageReporter extends StatechartCoverageReporter {
  constructor() {
    super({ folder: 'test-results/coverage' });
  }
}
