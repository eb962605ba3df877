import type { PanelState, Step, Covered } from '../link/protocol.ts';
import { toPercent, share, type Count } from '../coverage/share.ts';
import { kinds } from '../coverage/covered.ts';
import { formatDateTime, formatTimeZone } from './date-time.ts';
import { isRejected } from './rejected.ts';
import { getChart, createPathGetter, pathTo } from './build-interaction.ts';

/** The context of a report, so that someone else can reproduce the interaction. */
export interface ReportContext {
  /** The time of the report; the story's clock differs. */
  at: Date;
  /** Opens the story and replays the interaction. */
  address?: string | undefined;
  browser?: string | undefined;
  tester?: string | undefined;
}

/**
 * The interaction as a Markdown report: its steps, where and by whom it was done, the assessments,
 * and the coverage of each chart.
 */
export function markdownReport(state: PanelState, context: ReportContext): string {
  const steps = pathTo(state, state.tip ?? state.head);
  const { story } = state;
  const title = story ? `${story.title}: ${story.name}` : 'No story';
  return [
    `# Recording of ${plain(title)}`,
    '',
    `- Story: \`${code(story?.id ?? '')}\``,
    ...chartsIn(state, steps).map(
      ({ id, hash, description }) =>
        `- Chart: \`${code(id)}\`, version \`${hash}\`${description ? `: ${plain(description)}` : ''}`,
    ),
    ...listCircumstances(state, steps, context),
    `- Result: ${formatSummary(steps)}`,
    '',
    '## Steps',
    '',
    ...table(
      ['#', 'Event', 'State', 'Response', 'Result', 'Note'],
      steps.map((step, index) => toRow(step, index, state)),
    ),
    '',
    '## Coverage',
    '',
    ...table(
      ['Chart', 'Covered by', ...kinds.map((kind) => names[kind]), 'Total'],
      coverage(state),
    ),
    '',
  ].join('\n');
}

const names = {
  states: 'States',
  transitions: 'Transitions',
  rejections: 'Rejections',
  outcomes: 'Responses',
} as const;

/** All times are in the story's zone. */
function listCircumstances(
  { story, clock: { timeZone } }: PanelState,
  steps: readonly Step[],
  { at, address, browser, tester }: ReportContext,
): string[] {
  const time = (each: number) => formatDateTime(each, timeZone);
  const [first, last] = [steps[0], steps.at(-1)];
  const lines: [string, string | undefined][] = [
    ['Date', `${time(at.getTime())} (${formatTimeZone(timeZone)})`],
    ['Story time', first && last && `${time(first.at)} to ${time(last.at)}`],
    ['Tester', tester && plain(tester)],
    ['Build', story?.build && plain(story.build)],
    ['Browser', browser && plain(browser)],
    ['Link', address && `<${address}>`],
  ];
  return lines.flatMap(([name, text]) => (text ? [`- ${name}: ${text}`] : []));
}

/** `2 passed, 1 failed, 3 not judged`. */
function formatSummary(steps: readonly Step[]): string {
  const count = (assessment: Step['assessment']) =>
    steps.filter((step) => step.assessment === assessment).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count(null)} not assessed`;
}

function chartsIn({ actors, charts }: PanelState, steps: readonly Step[]) {
  const moved = new Set(steps.map(({ actor }) => actor));
  const ids = new Set(actors.filter(({ id }) => moved.has(id)).map(({ chart }) => chart));
  return [...ids].flatMap((id) => charts[id]?.chart ?? []);
}

function toRow(step: Step, index: number, state: PanelState): string[] {
  const getPath = createPathGetter(state);
  const to = step.to.map((id) => getPath(id) || id).join(', ');
  const mocks = step.exchanges.map(
    ({ operation, status, choice }) =>
      `${operation} ${status ?? 'no response'}${choice === null ? '' : ` (selected: ${choice})`}`,
  );
  const payload = Object.keys(step.event).length > 1 ? ` ${JSON.stringify(getData(step))}` : '';
  const event = `${plain(getLabel(step, state))}${payload && ` \`${code(payload.trim())}\``}`;
  const hasMultiple = new Set(state.actors.map(({ id }) => id)).size > 1;
  return [
    String(index + 1),
    hasMultiple ? `${plain(step.actor)}: ${event}` : event,
    plain(isRejected(step, getChart(state, step)) ? `${to} (ignored)` : to),
    mocks.map(plain).join('<br>'),
    step.assessment ?? 'not assessed',
    plain(step.note),
  ];
}

/** The data sent with an event; the data of a response is left to the panel. */
function getData({ event, origin }: Step): object {
  const { type: _type, ...data } = event;
  return origin === 'chart' || origin === 'start' ? {} : data;
}

/** The display name of an event: `failed: startMiniEntry`; the start has no event. */
function getLabel({ event, taken, origin }: Step, { charts }: PanelState): string {
  if (origin === 'start') return 'start';
  const transitions = Object.values(charts).flatMap(({ chart }) => chart.transitions);
  const own = transitions.find(({ key, kind }) => kind !== 'always' && taken.includes(key));
  return own?.label ?? event.type;
}

function coverage({ coverage: all }: PanelState): string[][] {
  return Object.entries(all).flatMap(([chart, { full, interaction, browser, paths, stories }]) => {
    const rows: [string, Covered | null][] = [
      ['this interaction', interaction],
      ['this browser', browser],
      ['generated paths', paths],
      ['stories', stories],
    ];
    return rows.flatMap(([by, covered]) => {
      if (!covered) return [];
      const { total, ...counts } = share(full, covered);
      const cells = kinds.map((kind) => counts[kind].join(' of '));
      return [[plain(chart), by, ...cells, percent(total)]];
    });
  });
}

const percent = (count: Count) => `${toPercent(count)} %`;

function table(head: readonly string[], rows: readonly string[][]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** Text on one line, with Markdown characters escaped. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\\`*_[\]<>|#~&]/g, String.raw`\$&`)
    .replaceAll(/\s*\n\s*/g, '<br>');

/** Inline code within a table: a bar would end the cell, a backtick the code. */
const code = (text: string): string =>
  text
    .replaceAll('`', "'")
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ');
