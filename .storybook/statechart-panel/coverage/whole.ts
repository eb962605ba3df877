import type { Chart } from '../chart/chart.ts';
import type { AnswerChoice, Walked } from '../link/protocol.ts';

/** All there is to walk in a chart, with what the server may answer to its calls. */
export const wholeOf = (chart: Chart, answers: Record<string, AnswerChoice[]>): Walked => ({
  states: chart.states.flatMap(({ id, kind }) => (kind === 'history' ? [] : [id])),
  transitions: chart.transitions.map(({ key }) => key),
  refusals: chart.transitions.flatMap(({ key, guard }) => (guard === null ? [] : [key])),
  outcomes: Object.entries(answers).flatMap(([operation, choices]) =>
    choices.map(({ id }) => `${operation} ${id}`),
  ),
});
