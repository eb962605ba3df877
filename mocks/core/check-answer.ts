import { operations, type Area, type OperationId } from '#openapi/generated/operations.ts';
import type { Schema } from '@cfworker/json-schema';
import { errorsOf } from './validate.ts';

/** JSON Schemas of an area's answers, as `npm run contract` writes them. */
interface AnswerSchemas {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
}

const schemas: { [In in Area]: () => Promise<{ default: AnswerSchemas }> } = {
  session: () => import('#openapi/generated/schemas/session.answers.ts'),
  profile: () => import('#openapi/generated/schemas/profile.answers.ts'),
  registration: () => import('#openapi/generated/schemas/registration.answers.ts'),
  notifications: () => import('#openapi/generated/schemas/notifications.answers.ts'),
  clockwork: () => import('#openapi/generated/schemas/clockwork.answers.ts'),
  engagements: () => import('#openapi/generated/schemas/engagements.answers.ts'),
  clients: () => import('#openapi/generated/schemas/clients.answers.ts'),
  analytics: () => import('#openapi/generated/schemas/analytics.answers.ts'),
  dashboard: () => import('#openapi/generated/schemas/dashboard.answers.ts'),
  projects: () => import('#openapi/generated/schemas/projects.answers.ts'),
  tags: () => import('#openapi/generated/schemas/tags.answers.ts'),
  reports: () => import('#openapi/generated/schemas/reports.answers.ts'),
  organization: () => import('#openapi/generated/schemas/organization.answers.ts'),
  integrations: () => import('#openapi/generated/schemas/integrations.answers.ts'),
  people: () => import('#openapi/generated/schemas/people.answers.ts'),
  assets: () => import('#openapi/generated/schemas/assets.answers.ts'),
  teams: () => import('#openapi/generated/schemas/teams.answers.ts'),
  services: () => import('#openapi/generated/schemas/services.answers.ts'),
  tools: () => import('#openapi/generated/schemas/tools.answers.ts'),
  products: () => import('#openapi/generated/schemas/products.answers.ts'),
  vendors: () => import('#openapi/generated/schemas/vendors.answers.ts'),
  reviews: () => import('#openapi/generated/schemas/reviews.answers.ts'),
};

/**
 * Holds an answer of the reference server against the contract: its status, its content type and
 * its body. Throws with all that does not fit. For development and tests.
 */
export async function checkAnswer(id: OperationId, answer: Response): Promise<void> {
  if (answer.type === 'error') return; // the network failed: there is no answer to hold
  const { $defs, operations: answers } = (await schemas[operations[id].area]()).default;
  const contents = answers[id]?.[String(answer.status)];
  if (!contents) throw new Error(`${id} answered ${answer.status}, which the contract does not.`);
  const type = (answer.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  if (Object.keys(contents).length === 0 && answer.body === null) return;
  const schema = contents[type];
  if (!schema) throw new Error(`${id} answered ${answer.status} as "${type}".`);
  if (type !== 'application/json') return; // a file or a stream
  const errors = errorsOf(await answer.json(), schema, $defs);
  if (errors.length === 0) return;
  const found = errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
  throw new Error(`${id} answered ${answer.status} against the contract: ${found.join('; ')}`);
}
