import { Problem } from '#openapi/client/index.ts';
import type { FilterChoicesMachine } from '../lists/create-filter-choices.ts';
import type { AnyReport, ReportMachine } from '../lists/create-report.ts';
import { firstPage } from '../lists/list-search.ts';
import { serverError } from './fixtures.ts';
import type { TestModel, Rule } from './test-model.ts';
import { done, failed } from './paths.ts';

/** The server rejects a range. */
const rejectedRange = new Problem('invalid', 400, {
  response: {
    errorMessages: ['The last day can’t be before the first.'],
    fieldErrors: { toDate: ['The last day can’t be before the first.'] },
  },
});

/**
 * Covers every path through a report made by `createReport`; the response has fewer than 20 rows.
 */
export function createReportTestModel<ResponseBody extends AnyReport>(
  machine: ReportMachine<ResponseBody>,
  response: ResponseBody,
  rules: readonly Rule[],
): TestModel<ReportMachine<ResponseBody>> {
  const toPage = (page: number) => ({ ...firstPage, page });
  return {
    machine,
    inputs: [{ search: firstPage }, { search: toPage(3) }],
    events: [
      { type: 'search.changed', search: firstPage },
      { type: 'search.changed', search: toPage(2) },
      { type: 'tab.returned' },
      { type: 'retry' },
      done('loadReport', { ...response, total: 12 }),
      failed('loadReport', serverError),
      failed('loadReport', rejectedRange),
      done('refreshReport', { ...response, total: 12 }),
      // Most of the rows have been deleted in the meantime.
      done('refreshReport', { ...response, rows: [], total: 1 }),
      failed('refreshReport', serverError),
    ],
    rules: [
      {
        source: 'ADR 0024',
        text: 'A report that cannot be loaded ends as unavailable, silently; it can be loaded again.',
      },
      {
        source: 'ASSET-D81',
        text: 'Filters that the server rejects show an error, and nothing else is shown.',
      },
      ...rules,
    ],
  };
}

/** Covers every path through choices made by `createFilterChoices`. */
export const createFilterChoicesTestModel = <Choices>(
  machine: FilterChoicesMachine<Choices>,
  choices: Choices,
  rules: readonly Rule[],
): TestModel<FilterChoicesMachine<Choices>> => ({
  machine,
  inputs: [undefined],
  events: [
    done('loadChoices', choices),
    failed('loadChoices', serverError),
    { type: 'tab.returned' },
  ],
  rules: [
    {
      source: 'ADR 0026',
      text: 'A list is shown without filter options that could not be loaded.',
    },
    ...rules,
  ],
});
