import { listAreas } from './operations.mjs';
import { getResponseType } from './shapes.mjs';
import { header, quoted, source } from './text.mjs';

/** The operations of one area: a page only loads those of its areas. */
export function operationsOfAreaFile(contract, operations) {
  const rows = operations.map(({ id, operation, ...described }) => {
    const { method, path, area, privilege, isPublic, mutates } = described;
    const response = getResponseType(contract, operation);
    return [id, { method, path, area, privilege, isPublic, mutates, response }];
  });
  return `${header}\nexport const operations = ${source(Object.fromEntries(rows))} as const;\n`;
}

/** The client calls of one area. */
export function callsOfAreaFile(area, operations) {
  const rows = operations.map(
    ({ id }) => `export const ${id} = /* @__PURE__ */ createCall('${id}', operations.${id});\n`,
  );
  return `${header}
import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/${area}.ts';

${rows.join('')}`;
}

/** The calls of all areas; a bundler drops unused ones. */
export function callsFile(areas) {
  return `${header}\n${areas.map((area) => `export * from './${area}.ts';\n`).join('')}`;
}

/** The table of all operations, for code that iterates over them. */
export function operationsFile(operations) {
  const areas = listAreas(operations);
  const lines = (line) => areas.map((area) => `${line(area)}\n`).join('');
  return `${header}
${lines((area) => `import { operations as ${area} } from './operations/${area}.ts';`)}
/** Every operation of the contract by its operationId; \`answer\` is read by client/answer.ts. */
export const operations = {
${lines((area) => `  ...${area},`)}} as const;

/** The name of one operation. */
export type OperationId = keyof typeof operations;

/** An area of the contract: the tag of its operations. */
export type Area = ${areas.map(quoted).join(' | ')};

/** The operations of one area. */
export type AreaOperations<In extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]['area'] extends In ? Id : never;
}[OperationId];
`;
}

/**
 * The areas for a path, by its first literal segment, with the loader of their operations: for a
 * server that loads areas lazily.
 */
export function areasFile(operations) {
  const byPart = Object.groupBy(operations, ({ path }) => firstPart(path));
  const found = Object.entries(byPart).map(([part, ofPart]) => [part, listAreas(ofPart)]);
  const loaders = listAreas(operations).map(
    (area) => `  ${area}: () => import('./operations/${area}.ts'),\n`,
  );
  return `${header}
/** The areas whose paths have this for their first part that is no parameter. */
export const areasByPart = ${source(Object.fromEntries(found))} as const;

/** Loads the operations of an area. */
export const operationsIn = {
${loaders.join('')}} as const;
`;
}

/**
 * Method and path of every operation for matching in order: a literal segment comes before a
 * parameter at the same position.
 */
export function addressesFile(operations) {
  const rows = operations
    .toSorted((one, other) => parameterWeight(one.path) - parameterWeight(other.path))
    .map(({ method, path }) => [method, path]);
  return `${header}
/** Method and path of every operation; where two match, the one with the literal segment is first. */
export const addresses = ${source(rows)} as const;
`;
}

/** Earlier parameters weigh more, so that /{a}/x comes after /x/{a}. */
const parameterWeight = (path) =>
  path
    .split('/')
    .reduce((sum, part, index) => sum + (part.startsWith('{') ? 2 ** (16 - index) : 0), 0);

const firstPart = (path) => path.split('/').find((part) => part !== '' && !part.startsWith('{'));

/** The privileges as values, for code that lists them. */
export function privilegesFile(contract) {
  const privileges = contract.components.schemas.Privilege.enum;
  const rows = privileges.map((privilege) => `  ${quoted(privilege)},\n`).join('');
  return `${header}
/** Every privilege of the contract, in the documents' order. */
export const privileges = [
${rows}] as const;

/** The rights that a right is of no use without. */
export const privilegeNeeds: Readonly<
  Partial<Record<(typeof privileges)[number], readonly (typeof privileges)[number][]>>
> = ${source(getNeeds(contract.components.schemas.Privilege))};
`;
}

/** The marked needs, and for a right with an action the basic one of its group. */
function getNeeds({ enum: privileges, 'x-needs': marked = {} }) {
  const all = privileges.map((privilege) => {
    const basic = `${privilege.slice(0, privilege.indexOf('.'))}.basic`;
    const hasBasic = basic !== privilege && privileges.includes(basic);
    return [privilege, [...(hasBasic ? [basic] : []), ...(marked[privilege] ?? [])]];
  });
  return Object.fromEntries(all.filter(([, needs]) => needs.length > 0));
}
