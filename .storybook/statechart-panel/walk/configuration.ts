import type { TestModel } from './guide.ts';
import type { OpenApiDocument } from './answers/document.ts';

/** Who walks without a person: the paths that tests in Node make of a chart, and the stories. */
export type TestRun = 'paths' | 'stories';

export interface PanelOptions {
  testModels: readonly TestModel[];
  /** The contract that the server keeps; loaded when the first call is made. */
  contract?: () => Promise<OpenApiDocument>;
  /** Types of the events that the app sends by itself, such as that a tab was returned to. */
  appEvents?: readonly string[];
  /** Which build of the app the stories show, as a report names it. */
  build?: string;
  /** Addresses of what test runs have left; one that is missing is no error. */
  coverage?: Readonly<Record<TestRun, string>>;
}

let options: PanelOptions = { testModels: [] };

/** Tells the panel about the charts of this Storybook; once, in its preview. */
export function configurePanel(given: PanelOptions): void {
  options = given;
}

export const configuration = (): PanelOptions => options;

/** The guide of a chart, if it has one. */
export const getTestModel = (chart: string): TestModel | undefined =>
  options.testModels.find(({ machine }) => machine.id === chart);
