import { expect, test } from 'vitest';
import { describeChart } from '../chart/describe.ts';
import { layOutInNode } from '../layout/lay-out.node.ts';
import { callingMachine, historyMachine } from '../../testing/charts.ts';
import { toSvg } from './svg.ts';

async function renderSvg(chart: ReturnType<typeof describeChart>): Promise<string> {
  return toSvg(chart, await layOutInNode(chart));
}

test('the SVG file has its title and the description of the chart', async () => {
  const svg = await renderSvg(describeChart(callingMachine));
  expect(svg).toContain('<title>order</title>');
  expect(svg).toContain('<desc>An order is loaded, changed and placed.</desc>');
});

test('the SVG file has every state, invoke, guard and event', async () => {
  const chart = describeChart(callingMachine);
  const texts = new Set(
    [...(await renderSvg(chart)).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text),
  );
  const expectedTexts = [
    ...chart.states.flatMap(({ name, tags, invokes }) => [
      name,
      ...tags,
      ...invokes.map(({ id }) => id),
    ]),
    ...chart.transitions.flatMap(({ label, guard }) =>
      guard === null ? [label] : [label, `[${guard}]`],
    ),
  ];
  expect(expectedTexts.filter((text) => !texts.has(text))).toEqual([]);
});

test('the SVG file draws history states with their letters', async () => {
  const svg = await renderSvg(describeChart(historyMachine));
  expect(svg).toContain('>H</text>');
  expect(svg).toContain('>H*</text>');
});

test('the SVG file loads no external resource', async () => {
  const svg = await renderSvg(describeChart(historyMachine));
  expect(svg).not.toMatch(/class=|var\(|href=|<style/);
});

test('the SVG file escapes text that XML would parse as markup', async () => {
  const chart = describeChart(historyMachine);
  const svg = await renderSvg({ ...chart, id: 'a<b>&"c"', description: '</svg>' });
  expect(svg).toContain('<title>a&lt;b&gt;&amp;&quot;c&quot;</title>');
  expect(svg).toContain('<desc>&lt;/svg&gt;</desc>');
});
