import type { TestModel } from './test-model.ts';
import type { OpenApiDocument } from '../responses/document.ts';

/** Automated sources of coverage: the test paths in Node, and the stories. */
export type TestRun = 'paths' | 'stories';

export interface PanelOptions {
  testModels: readonly TestModel[];
  /** The server's contract; loaded with the first call. */
  contract?: () => Promise<OpenApiDocument>;
  /** Types of the events that the app sends itself, e.g. when the user returns to the tab. */
  appEvents?: readonly string[];
  /** The build of the app in the stories, for reports. */
  build?: string;
  /** Addresses of the stored coverage of test runs; a missing file is not an error. */
  coverage?: Readonly<Record<TestRun, string>>;
}

let options: PanelOptions = { testModels: [] };

/** Configures the panel for the charts of this Storybook; called once, in its preview. */
export function configurePanel(given: PanelOptions): void {
  options = given;
}

export const configuration = (): PanelOptions => options;

/** The test model of a chart, if it has one. */
export const getTestModel = (chart: string): TestModel | undefined =>
  options.testModels.find(({ machine }) => machine.id === chart);
