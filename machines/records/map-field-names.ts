import { Problem, toProblem } from '#openapi/client/index.ts';

/** Translates the field names in rejections where the contract's names differ from the form's. */
export const mapFieldNames =
  (plainNames: Readonly<Record<string, string>>) =>
  (error: unknown): Problem => {
    const problem = toProblem(error);
    const { kind, status, messages, code, traceId } = problem;
    const plain = (field: string) => plainNames[field] ?? field;
    const fieldErrors = Object.fromEntries(
      Object.entries(problem.fieldErrors).map(([field, texts]) => [plain(field), [...texts]]),
    );
    const changedFields = problem.changedFields.map(plain);
    const response = { errorMessages: [...messages], code, traceId, fieldErrors, changedFields };
    return new Problem(kind, status, { response, cause: problem });
  };
