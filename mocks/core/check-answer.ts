import { answerSchemas } from '#openapi/generated/answers.ts';
import { operations, type Area, type OperationId } from '#openapi/generated/operations.ts';
import { format as formats, type Schema } from '@cfworker/json-schema';
import { unfitIn } from './json-schema.ts';

/** JSON Schemas of an area's answers, as `npm run contract` writes them. */
interface AnswerSchemas {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
}

const schemas: { [In in Area]: () => Promise<{ default: AnswerSchemas }> } = answerSchemas;

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
  const unfit = unfitIn(await answer.json(), schema, { $defs, formats });
  if (unfit.length === 0) return;
  const found = unfit.map(
    ({ at, keyword, asked }) => `${at || 'body'}: ${keyword} ${JSON.stringify(asked)}`,
  );
  throw new Error(`${id} answered ${answer.status} against the contract: ${found.join('; ')}`);
}
