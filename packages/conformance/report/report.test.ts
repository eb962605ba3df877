import type { Log } from 'sarif';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '../contract/contract.ts';
import { readWaivers } from '../run/waivers.ts';
import { run, type Run } from '../run/run.ts';
import { toyContract } from '../testing/toy-contract.ts';
import { createToyServer, toyAddress, toyIdentities } from '../testing/toy-server.ts';
import { htmlReport } from './html.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

const rules = [
  {
    id: 'things-listed',
    text: 'Things are <listed>.',
    source: 'GATE-043',
    verifiedBy: ['things/getThings/happy'],
  },
  { id: 'things-bare', text: 'Bare.', source: 'GATE-043', verifiedBy: [] },
];

let found: Run;

beforeAll(async () => {
  const server = createToyServer();
  found = await run({
    baseUrl: toyAddress,
    identities: { ...toyIdentities, tokens: toyIdentities.tokens.slice(0, 1) },
    contract: createContract(toyContract),
    library: { scenarios: [], recipes: {}, rules },
    waivers: readWaivers(
      '[{"check":"things/addImage/*","reason":"Later."},{"check":"nothing","reason":"x"}]',
    ),
    seed: 11,
    transport: async (request) => {
      const response = await server(request);
      // Contains characters that XML and HTML must escape, and one that neither allows.
      return request.url.endsWith('/things?skip=0') && response.ok
        ? Response.json(
            { things: '<script>alert("&")</script>\u0007\uD800' },
            { headers: response.headers },
          )
        : response;
    },
  });
});

/** Throws where tags are not closed in order or text is not escaped. */
function checkXml(xml: string): void {
  const open: string[] = [];
  const rest = xml.replace(/^<\?xml [^>]*\?>\n/, '');
  for (const [all, close, name = '', attributes = ''] of rest.matchAll(
    /<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)>|[^<>]+|./g,
  )) {
    if (name === '') {
      if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(all)) throw new Error(`Text is not escaped: ${all}`);
    } else if (close === '') {
      if (/&(?!amp;|lt;|gt;|quot;)/.test(attributes))
        throw new Error(`Attributes are not escaped: ${attributes}`);
      open.push(name);
    } else if (open.pop() !== name) {
      throw new Error(`Tag is closed out of order: ${name}`);
    }
  }
  if (open.length > 0) throw new Error(`Tags are not closed: ${open.join(', ')}`);
}

describe('the report', () => {
  it('the JUnit XML report is well formed and counts every check', () => {
    const xml = junitReport(found);
    expect(() => checkXml(xml)).not.toThrow();
    expect([...xml.matchAll(/<testcase /g)]).toHaveLength(found.results.length);
    const failures = found.results.filter(({ outcome }) => outcome === 'failed').length;
    expect([...xml.matchAll(/<failure /g)]).toHaveLength(failures);
    expect(xml).toContain(`tests="${found.results.length}" failures="${failures}"`);
    expect(xml).toContain('waived: Later.');
    expect(xml).not.toContain('\u0007');
    expect(xml).toContain('(things-listed; GATE-043)');
  });

  it('the SARIF report has each failure once, at its operation, and the waived ones with the reason', () => {
    const { runs } = JSON.parse(sarifReport(found)) as Log;
    const { tool, results = [] } = runs[0] ?? { tool: { driver: { name: '' } } };
    const failed = found.results.filter(({ failure }) => failure !== null);
    expect(results.map(({ partialFingerprints }) => partialFingerprints?.['check'])).toEqual(
      failed.map(({ id }) => id),
    );
    const known = new Set(tool.driver.rules?.map(({ id }) => id));
    expect(results.filter(({ ruleId = '' }) => !known.has(ruleId))).toEqual([]);
    expect(results.flatMap(({ suppressions = [] }) => suppressions)).toContainEqual({
      kind: 'external',
      justification: 'Later.',
    });
    expect(results.map(({ properties }) => properties?.['rules'])).toContainEqual([
      'things-listed',
    ]);
    const allLocations = results.flatMap(({ locations = [] }) => locations);
    expect(allLocations.flatMap(({ logicalLocations = [] }) => logicalLocations)).toContainEqual({
      fullyQualifiedName: 'things/getThings',
      kind: 'function',
    });
  });

  it('the JSON report has every check, with what was sent and received', () => {
    const report = JSON.parse(jsonReport(found)) as Run;
    expect(report.results).toHaveLength(found.results.length);
    expect(report).toMatchObject({ seed: 11, version: '9.9.9', unusedWaivers: ['nothing'] });
    const failure = report.results.find(({ id }) => id === 'things/getThings/happy')?.failure;
    expect(report.rules).toMatchObject([{ outcome: 'broken' }, { outcome: 'untried' }]);
    expect(failure?.exchange).toMatchObject({
      as: 'admin',
      sent: { method: 'GET', url: `${toyAddress}/here/things?skip=0`, body: null },
      received: { status: 200 },
    });
  });

  it('the HTML report needs no other file, runs no script and shows what failed', () => {
    const html = htmlReport(found);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<main>');
    expect(html).toContain('color-scheme: light dark');
    expect(html).not.toMatch(/<(?:script|link|img|iframe)|\ssrc=|url\(|@import/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('<h3>getThings succeeds</h3>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/Things are &lt;listed&gt;.*class="failed">broken</);
    expect(html).toMatch(/Rules without a check<\/h2>\n<ul><li>Bare\. \(things-bare\)/);
  });

  it('the text report ends with coverage and count, and names what was not checked and why', () => {
    const text = textReport(found);
    expect(text).toContain('waived  things/addImage/');
    expect(text).toContain('unused waiver  nothing');
    expect(text).toMatch(/skipped .* and \d+ more: The run has no user in the tenant without/);
    expect(text).toMatch(/\d+ of 8 operations conform to the contract; 0 are used in scenarios/);
    expect(text).toMatch(/\d+ passed, \d+ failed, \d+ waived, \d+ skipped; seed 11, /);
  });
});
