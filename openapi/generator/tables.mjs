import { areasOf } from './operations.mjs';
import { answerOf } from './shapes.mjs';
import { header, quoted, source } from './text.mjs';

/** The table of operations that the client and the server route by. */
export function operationsFile(contract, operations) {
  const rows = operations.map(({ id, operation, ...described }) => {
    const { method, path, area, privilege, isPublic, mutates } = described;
    const answer = answerOf(contract, operation);
    return [id, { method, path, area, privilege, isPublic, mutates, answer }];
  });
  const areas = areasOf(operations).map(quoted).join(' | ');
  return `${header}
/** Every operation of the contract by its operationId; \`answer\` is read by client/answer.ts. */
export const operations = ${source(Object.fromEntries(rows))} as const;

/** The name of one operation. */
export type OperationId = keyof typeof operations;

/** An area of the contract: the tag of its operations. */
export type Area = ${areas};

/** The operations of one area. */
export type OperationsOf<In extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]['area'] extends In ? Id : never;
}[OperationId];
`;
}

/** The privileges as values, for whoever has to list them. */
export function privilegesFile(contract) {
  const privileges = contract.components.schemas.Privilege.enum;
  const rows = privileges.map((privilege) => `  ${quoted(privilege)},\n`).join('');
  return `${header}
/** Every privilege of the contract, in the documents' order. */
export const privileges = [
${rows}] as const;
`;
}
