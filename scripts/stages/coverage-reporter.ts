import { StatechartCoverageReporter } from '../../.storybook/statechart-panel/coverage/reporter.ts';

/** Leaves what a whole run has walked of each chart where Storybook serves it. */
export default class CoverageReporter extends StatechartCoverageReporter {
  constructor() {
    super({ folder: 'test-results/walked' });
  }
}
