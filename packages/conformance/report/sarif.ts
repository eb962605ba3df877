import type { Log, Result as Finding } from 'sarif';
import type { Kind, Result } from '../run/results.ts';
import type { Run } from '../run/run.ts';
import { failureText } from './text.ts';

/** The description of each kind of check, as a rule of the report. */
const rules: Readonly<Record<Kind, string>> = {
  setup: 'The server responds, and accepts the test users.',
  built: 'Every operation of the contract is implemented.',
  happy: 'A valid request gets a response that matches the contract.',
  input: 'Invalid input is rejected with 400 and an error message.',
  access: 'Requests without a valid token or the required right are rejected.',
  tenant: 'Users cannot access another tenant.',
  routes: 'Unknown paths and methods are rejected.',
  mutation:
    'A GET that changes state is not cached, and neither a prefetch nor HEAD changes state.',
  conflict: 'A change based on an outdated version is rejected with 409.',
  record: 'Records are stored, listed, unique and deleted as x-record defines.',
  lifecycle: 'An action is allowed only in the statuses that x-lifecycle defines.',
  page: 'Paged lists contain each row once, and sort and filter as x-page defines.',
  order: 'Rows of a response have the order that x-order defines.',
  owner: 'Users can access only their own records, as x-owner defines.',
  rights: 'Users cannot grant or revoke rights that they lack.',
  unique: 'IDs and unique properties cannot be used twice.',
  keep: 'Properties that a change omits keep their values.',
  use: 'A record that another record refers to cannot be deleted.',
  parent: 'A part can be accessed only through its own parent.',
  total: 'A total is the count or the sum of the listed rows.',
  zone: 'Days start and end in the user’s time zone.',
  notify: 'An action notifies the affected users once, and nobody else.',
  cache: 'Responses to requests with a token are not cached.',
  language: 'Error messages are in the requested language.',
  limit: 'A value at exactly its limit is accepted.',
  isolation: 'Responses neither contain nor count data of another tenant.',
  deletion: 'No response refers to a deleted record.',
  author: 'Author and timestamps of a record are updated with each change.',
  format: 'Formatted dates use the user’s date format and time zone.',
  file: 'An exported file contains exactly what the user can see.',
  scenario: 'A business rule that no schema can express.',
};

/**
 * The failures as SARIF 2.1.0, which code hosts show as findings, each once across repeated runs.
 * Waived failures are included, suppressed with their reasons. A finding is located at the
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
