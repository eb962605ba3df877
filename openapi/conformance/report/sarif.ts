import type { Log, Result as Finding } from 'sarif';
import type { Kind, Result } from '../run/results.ts';
import type { Run } from '../run/run.ts';
import { failureText } from './text.ts';

/** What each kind of check asks, as a rule of the report. */
const rules: Readonly<Record<Kind, string>> = {
  setup: 'The server answers, and knows the people of the run.',
  built: 'Every operation of the contract is there.',
  happy: 'An operation succeeds as the contract says.',
  input: 'Bad input is refused with 400 and a sentence.',
  access: 'Nobody without a valid token, or without the right, gets in.',
  tenant: 'Nobody reaches another tenant.',
  routes: 'Unknown addresses and methods are refused.',
  mutation: 'A GET that changes state is never cached, prefetched or changed by HEAD.',
  conflict: 'A change of a record that is not the newest any more is refused with 409.',
  record: 'Records are kept, listed, told apart and deleted as the contract marks them.',
  lifecycle: 'A deed is done in the statuses that the contract marks, and in no other.',
  page: 'A list that is answered by pages adds up, sorts and narrows as the contract marks it.',
  order: 'Rows of an answer come in their order.',
  owner: 'Others’ records do not exist for somebody whose own a call is about.',
  rights: 'Nobody gives or takes rights that they lack.',
  unique: 'Ids and unique properties are taken once.',
  keep: 'What a change leaves out stays as it was.',
  use: 'What another record names is not deleted.',
  parent: 'A part is reached through its own parent alone.',
  total: 'A number is the count or the sum of what is listed.',
  zone: 'Days are cut in the person’s own time zone.',
  notify: 'A deed tells whom it concerns, once, and nobody else.',
  cache: 'What is read with a token is stored by no cache.',
  language: 'An error is in the language of the reader.',
  limit: 'A value at exactly its limit is accepted.',
  isolation: 'Nothing shows or counts what is in another tenant.',
  deletion: 'Nothing names a record that was deleted.',
  author: 'Who made and changed a record, and when, follows each change.',
  format: 'A date is also written as the reader writes it.',
  file: 'A file holds what the reader is shown, and no more.',
  scenario: 'A rule of behaviour that no schema can say.',
};

/**
 * The failures as SARIF 2.1.0, which code hosts show as findings, each once however often the run
 * is repeated. Waived failures are there too, suppressed with their reasons. A finding stands at the
 * operation of the contract, since the kit does not know the server's sources.
 */
export function sarifReport({ results, version }: Run): string {
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Atrium conformance kit',
            semanticVersion: version,
            rules: Object.entries(rules).map(([id, text]) => ({ id, shortDescription: { text } })),
          },
        },
        results: results.flatMap((result) => (result.failure ? [toFinding(result)] : [])),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toFinding(result: Result): Finding {
  const { id, kind, area, operation, title, outcome, failure, reason, broken } = result;
  return {
    ruleId: kind,
    level: 'error',
    message: { text: `${title}: ${failure?.what}\n\n${failureText(result)}`.toWellFormed() },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: 'openapi.json' } },
        logicalLocations: [
          { fullyQualifiedName: operation ? `${area}/${operation}` : area, kind: 'function' },
        ],
      },
    ],
    partialFingerprints: { check: id },
    ...(broken.length > 0 && { properties: { rules: broken.map((rule) => rule.id) } }),
    ...(outcome === 'waived' && {
      suppressions: [{ kind: 'external' as const, justification: reason ?? '' }],
    }),
  };
}
