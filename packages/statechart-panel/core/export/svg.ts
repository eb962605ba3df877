import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { buildContent, iconWidth, inset, layOutLabel } from '../layout/content.ts';
import { family } from '../layout/text-width.ts';
import type { Drawing, DrawnInitial, DrawnState, DrawnTransition } from '../link/protocol.ts';

/** An exported file has no custom properties, so the colors are fixed: light, as on paper. */
const colours = {
  ground: '#ffffff',
  leaf: '#ffffff',
  box: '#28313f08',
  line: '#868c96',
  text: '#20242c',
  muted: '#565b66',
  soft: '#eceef2',
};

/** The drawing of a chart as a standalone file, with its title and description inside. */
export function toSvg(chart: Chart, drawing: Drawing): string {
  const { width, height } = drawing;
  const states = new Map(chart.states.map((each) => [each.id, each]));
  const transitions = new Map(chart.transitions.map((each) => [each.key, each]));
  const parts = [
    `<title>${escaped(chart.id)}</title>`,
    `<desc>${escaped(chart.description)}</desc>`,
    head,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...drawing.states.map((drawn) => renderState(drawn, states)),
    ...(drawing.initials ?? []).map(renderInitial),
    ...drawing.transitions.map((drawn) => renderTransition(drawn, transitions.get(drawn.key))),
  ];
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${size} font-family="${escaped(family)}">${parts.join('\n')}</svg>\n`;
}

const head =
  '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" ' +
  `markerUnits="userSpaceOnUse" orient="auto"><path d="M0.5 0.5L8 4L0.5 7.5Z" fill="${colours.line}"/></marker></defs>`;

/** Characters that XML forbids are removed. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 knows no way to write these
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function written(text: string, x: number, y: number, style = ''): string {
  return `<text x="${x}" y="${y}" fill="${colours.text}" font-size="12" ${style}>${escaped(text)}</text>`;
}

const muted = `fill-opacity="0.75"`;

function renderState(drawn: DrawnState, states: ReadonlyMap<string, ChartState>): string {
  const state = states.get(drawn.id);
  if (!state) return '';
  const isRegion = states.get(state.parent ?? '')?.kind === 'parallel';
  const inside =
    state.kind === 'history' ? renderHistory(state, drawn) : renderBox(state, drawn, isRegion);
  const description =
    state.description === '' ? '' : `<title>${escaped(state.description)}</title>`;
  return `<g transform="translate(${drawn.x} ${drawn.y})">${description}${inside}</g>`;
}

function renderHistory({ history }: ChartState, { width }: DrawnState): string {
  const middle = width / 2;
  const letter = history === 'deep' ? 'H*' : 'H';
  return `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${colours.leaf}" stroke="${colours.line}"/>${written(letter, middle, middle + 4.5, 'font-weight="600" text-anchor="middle"')}`;
}

function renderBox(state: ChartState, { width, height }: DrawnState, isRegion: boolean): string {
  const { name, tags, invokes } = buildContent(state, []);
  const isOuter = state.kind === 'compound' || state.kind === 'parallel';
  const dashes = isRegion ? ' stroke-dasharray="5 4"' : '';
  const border = `stroke="${colours.line}"`;
  return [
    `<rect width="${width}" height="${height}" rx="7" fill="${isOuter ? colours.box : colours.leaf}" ${border}${dashes}/>`,
    state.kind === 'final'
      ? `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="4.5" fill="none" ${border}/>`
      : '',
    `<text x="${name.x}" y="${name.y}" fill="${colours.text}" font-size="13" font-weight="600">${escaped(state.name)}</text>`,
    ...tags.map(
      (tag) =>
        `<rect x="${tag.x}" y="7" width="${tag.width}" height="16" rx="4" fill="${colours.soft}"/><text x="${tag.x + 5}" y="18.5" fill="${colours.muted}" font-size="11">${escaped(tag.text)}</text>`,
    ),
    ...invokes.map(
      ({ id, y }) =>
        `<path transform="translate(${inset} ${y})" d="M8.6 -6.6A4.2 4.2 0 1 0 9.4 -3.4M9 -9.6L8.8 -6.2L5.6 -6.6" fill="none" stroke="${colours.muted}"/>${written(id, inset + iconWidth, y, muted)}`,
    ),
  ].join('');
}

const renderInitial = ({ x, y, path }: DrawnInitial): string =>
  `<circle cx="${x}" cy="${y}" r="4.5" fill="${colours.muted}"/>${renderLine(path)}`;

const renderLine = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${colours.line}" stroke-width="1.2" marker-end="url(#head)"/>`;

function renderTransition(drawn: DrawnTransition, transition: ChartTransition | undefined): string {
  if (!transition) return '';
  const { x, y, width, height } = drawn.label;
  const { event, guard } = layOutLabel(transition, drawn.path === null);
  return [
    drawn.path === null ? '' : renderLine(drawn.path),
    `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="5" fill="${colours.ground}" stroke="${colours.soft}"/>`,
    written(transition.label, event.x, event.y),
    guard ? written(guard.text, guard.x, guard.y, muted) : '',
    '</g>',
  ].join('');
}
