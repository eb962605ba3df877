import { beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '../contract/contract.ts';
import { ruleCountLine, rulesText } from '../report/rules.ts';
import { failureText } from '../report/text.ts';
import { loadLibrary, type Library } from '../scenario/load.ts';
import { failed, createLibrary, verify, right, toy } from '../testing/verify.ts';
import { createRuleBook } from './book.ts';
import { rules } from './types.ts';

const toyRules = rules([
  {
    id: 'things-files',
    text: 'A report is a file.',
    source: 'THING-001',
    verifiedBy: ['*/getReport/happy'],
  },
  {
    id: 'things-else',
    text: 'Else.',
    source: 'THING-001',
    verifiedBy: ['things/none', '*/getReport/happy'],
  },
]);
const library = createLibrary({ rules: toyRules });

describe('the rules', () => {
  let all: Library;
  beforeAll(async () => {
    all = await loadLibrary();
  });
  const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('the rules have unique ids, one sentence and a source', () => {
    expect(new Set(getIds(all.rules)).size).toBe(all.rules.length);
    for (const { id, text, source } of all.rules) {
      expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/);
      expect(text).toMatch(/^[A-Z].*[.]$/);
      expect(source).toMatch(/[A-Z]+-D?\d{2,3}|ADR \d{4}|RFC \d/);
    }
  });

  it('the rules are each verified by something, or say why no run can', () => {
    const either = ({ verifiedBy, beyond }: Library['rules'][number]) =>
      (verifiedBy.length === 0) === (beyond !== undefined);
    expect(getIds(all.rules.filter((rule) => !either(rule)))).toEqual([]);
  });

  it('the rules name existing scenarios and operations', () => {
    const scenarios = new Set(all.scenarios.map(({ area, name }) => `${area}/${name}`));
    const operations = new Set(createContract().operations.map(({ area, id }) => `${area}/${id}`));
    const strays = all.rules.flatMap(({ id, verifiedBy }) =>
      verifiedBy
        .filter((checkPattern) => {
          if (
            scenarios.has(checkPattern) ||
            checkPattern.startsWith('*') ||
            checkPattern.startsWith('routes/')
          )
            return false;
          const [area, operation, ...check] = checkPattern.split('/');
          const isKnown = operation === '*' || operations.has(`${area}/${operation}`);
          return check.length === 0 || !isKnown;
        })
        .map((checkPattern) => `${id}: ${checkPattern}`),
    );
    expect(strays).toEqual([]);
  });

  it('the rules name every scenario', () => {
    const book = createRuleBook(all.rules);
    const strays = all.scenarios
      .map(({ area, name }) => `${area}/scenario/${name}`)
      .filter((id) => book.findVerifiedRules(id).length === 0);
    expect(strays).toEqual([]);
  });
});

describe('the rules in a run', () => {
  const broken = toy((request, response) =>
    request.url.endsWith('things-report') && response.ok
      ? new Response('{}', { headers: response.headers })
      : response,
  );
  const getOutcome = ({ rules: found }: Awaited<ReturnType<typeof verify>>) =>
    found.map(({ outcome }) => outcome);

  it('a run reports a rule as kept, or as not tried when one of its checks did not run', async () => {
    expect(getOutcome(await verify(right, { library }))).toEqual(['satisfied', 'untried']);
  });

  it('a run reports a rule as broken, and a failure names it', async () => {
    const run = await verify(broken, { library });
    expect(failed(run.results)).toContain('things/getReport/happy');
    expect(getOutcome(run)).toEqual(['broken', 'broken']);
    const failure = run.results.find(({ id }) => id === 'things/getReport/happy');
    expect(failure && failureText(failure)).toContain(
      'A report is a file. (things-files; THING-001)',
    );
  });
});

describe('the rules that a failure breaks', () => {
  const contractRules = rules([
    {
      id: 'contract-fits',
      aspect: 'response',
      text: 'F.',
      source: 'THING-001',
      verifiedBy: ['*/happy'],
    },
    {
      id: 'contract-sniffing',
      aspect: 'sniffing',
      text: 'S.',
      source: 'THING-001',
      verifiedBy: ['*/happy', '*/access/nobody'],
    },
    { id: 'contract-token', text: 'T.', source: 'THING-001', verifiedBy: ['*/access/nobody'] },
    { id: 'things-report', text: 'R.', source: 'THING-001', verifiedBy: ['*/getReport/happy'] },
  ]);
  const brokenBy = async (mutateResponse: (response: Response) => Response) => {
    const transport = toy((request, response) =>
      request.url.endsWith('things-report') ? mutateResponse(response) : response,
    );
    const own = { library: createLibrary({ rules: contractRules }), operation: 'getReport' };
    const { results } = await verify(transport, own);
    return (name: string) =>
      results.find(({ id }) => id === `things/getReport/${name}`)?.broken.map(({ id }) => id);
  };

  it('a missing nosniff header breaks only the rule of that header', async () => {
    const broken = await brokenBy((response) => {
      response.headers.delete('X-Content-Type-Options');
      return response;
    });
    expect(broken('happy')).toEqual(['contract-sniffing']);
    expect(broken('access/nobody')).toEqual(['contract-sniffing']);
  });

  it('another status breaks what the check verifies, and not the header rule', async () => {
    const broken = await brokenBy((response) => new Response('PK', { headers: response.headers }));
    expect(broken('access/nobody')).toEqual(['contract-token']);
  });

  it('another content breaks what the contract defines, and what the check verifies', async () => {
    const broken = await brokenBy(
      ({ ok, status, headers }) => new Response(ok ? '<html>' : '{}', { status, headers }),
    );
    expect(broken('happy')).toEqual(['contract-fits', 'things-report']);
  });
});

describe('the list of rules', () => {
  it('the list of rules shows what verifies each, and which nothing verifies', () => {
    const bare = { id: 'things-bare', text: 'Bare.', source: 'THING-001', verifiedBy: [] };
    const text = rulesText([...toyRules, bare]);
    expect(text).toContain(
      'things-files\n  A report is a file.\n  THING-001; verified by */getReport/happy',
    );
    expect(text).toContain('3 rules, 1 without a check: things-bare');
    const far = { ...bare, beyond: 'A unit test of the server’s own does.' };
    expect(rulesText([...toyRules, far])).toContain(
      '3 rules, 0 without a check; not testable: things-bare',
    );
  });

  it('the list of rules counts no rule as open that names another verification', () => {
    const far = {
      id: 'things-far',
      text: 'Far.',
      source: 'THING-001',
      verifiedBy: [],
      beyond: 'Else.',
    };
    const outcomes = createRuleBook([far]).outcomes([]);
    expect(outcomes).toMatchObject([{ outcome: 'beyond' }]);
    expect(ruleCountLine(outcomes)).toBe(
      '0 of 1 rules are satisfied, 0 broken, 0 not verified, 1 not testable',
    );
  });
});
