import { Problem, toProblem, type Schema } from '#openapi/client/index.ts';
import type { Tool, ToolForm } from './tool.ts';

/** A tool of the contract with plain names. Source: document 3, section 3 ("spelled so"). */
export const toolOf = ({ discription, licence, ...tool }: Schema<'Tool'>): Tool => ({
  ...tool,
  description: discription,
  license: licence,
});

/** A form as the contract takes it for a new tool. */
export const toolBodyOf = (form: ToolForm) => ({
  name: form.name,
  latestVersion: form.latestVersion,
  discription: form.description,
  price: Number(form.price),
  url: form.url,
  userLimits: Number(form.userLimits),
});

/** What the update sends beside that. */
export const toolSwitchesOf = ({ status, license }: ToolForm) => ({ status, licence: license });

const plainNames: Readonly<Record<string, string>> = {
  discription: 'description',
  licence: 'license',
};

/** A refusal with the faults at the fields of the form. */
export function toolProblemOf(error: unknown): Problem {
  const problem = toProblem(error);
  const { kind, status, messages, code, traceId, changedFields } = problem;
  const fieldErrors = Object.fromEntries(
    Object.entries(problem.fieldErrors).map(([field, words]) => [
      plainNames[field] ?? field,
      [...words],
    ]),
  );
  const answer = {
    errorMessages: [...messages],
    code,
    traceId,
    fieldErrors,
    changedFields: changedFields.map((field) => plainNames[field] ?? field),
  };
  return new Problem(kind, status, { answer, cause: problem });
}
