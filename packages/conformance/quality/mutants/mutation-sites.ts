import { parseSync, Visitor } from 'vite';

/** The change at a mutation site, by the kind of mistake that people make there. */
export type Slip =
  | 'comparison'
  | 'condition'
  | 'logic'
  | 'offset'
  | 'switch'
  | 'statement'
  | 'arguments'
  | 'order'
  | 'quantity'
  | 'filter'
  | 'letters'
  | 'zone'
  | 'operand'
  | 'member'
  | 'part'
  | 'first'
  | 'state';

/**
 * One location in a source file and its replacement text in a mutant. Offsets are in characters.
 */
export interface Spot {
  slip: Slip;
  start: number;
  end: number;
  /** 1-based. */
  line: number;
  from: string;
  to: string;
}

const comparisons: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const sums: Readonly<Record<string, string>> = { '+': '-', '-': '+' };

/** Methods that are easily confused. */
const neighbours: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);
const lettering = new Set(['toLowerCase', 'toLocaleLowerCase', 'toUpperCase', 'trim']);

/** State fields of records, by the name of their collection. */
export type States = ReadonlyMap<string, readonly string[]>;

type Node = { type: string; start: number; end: number };
type Named = Node & { name?: unknown };

/**
 * Every mutation site in a TypeScript source, in text order, outer ones first. Throws when it
 * cannot be parsed.
 */
export function findMutationSites(
  path: string,
  source: string,
  states: States = new Map(),
): Spot[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const spots: Spot[] = [];
  /** Not standalone expressions: property names, types, links of a chain. */
  const fixed = new Set<number>();
  /** The positions of query conditions. */
  const conditions = new Set<number>();
  let chains = 0;
  const text = ({ start, end }: Node) => source.slice(start, end);
  const add = (slip: Slip, node: Node, to: string) => {
    if (chains > 0 || fixed.has(node.start)) return;
    const line = source.slice(0, node.start).split('\n').length;
    spots.push({ slip, start: node.start, end: node.end, line, from: text(node), to });
  };

  new Visitor({
    ChainExpression: () => void (chains += 1),
    'ChainExpression:exit': () => void (chains -= 1),
    TSLiteralType: ({ literal }) => {
      fixed.add(literal.start);
      if (literal.type === 'UnaryExpression') fixed.add(literal.argument.start);
    },
    TSEnumMember: ({ initializer }) => void (initializer && fixed.add(initializer.start)),
    Property: ({ key, computed, shorthand, value }) => {
      if (!computed) fixed.add(key.start);
      if (text(key) === 'where') conditions.add(value.start);
      if (!shorthand && isZone(value)) add('zone', value, `'UTC'`);
    },
    BinaryExpression: (node) => {
      const { left, operator, right } = node;
      const other = comparisons[operator];
      if (other) add('comparison', node, `${text(left)} ${other} ${text(right)}`);
      const sum = [left, right].some(isText) ? undefined : sums[operator];
      if (sum) add('offset', node, `${text(left)} ${sum} ${text(right)}`);
    },
    LogicalExpression: (node) => {
      const { left, operator, right } = node;
      add('operand', node, text(right));
      if (operator === '??') return;
      add('operand', node, text(left));
      const other = operator === '&&' ? '||' : '&&';
      add('logic', node, `(${text(left)}) ${other} (${text(right)})`);
    },
    ArrayExpression: (node) => {
      const { elements } = node;
      if (elements.length < 2 || !elements.every((one) => one && isText(one))) return;
      for (const one of elements) {
        const rest = elements.flatMap((other) => (other && other !== one ? [text(other)] : []));
        add('member', node, `[${rest.join(', ')}]`);
      }
    },
    ObjectExpression: (node) => {
      const { properties } = node;
      const isMade = properties.some(({ type }) => type === 'SpreadElement');
      if (!isMade && !conditions.has(node.start)) return;
      for (const one of properties) {
        const rest = properties.flatMap((other) => (other === one ? [] : [text(other)]));
        add('part', node, `({ ${rest.join(', ')} })`);
      }
    },
    VariableDeclarator: ({ id, init }) => {
      if (init && text(id) === 'where') conditions.add(init.start);
    },
    ForOfStatement: ({ right }) => add('first', right, `[...${text(right)}].slice(0, 1)`),
    IfStatement: ({ test }) => add('condition', test, 'false'),
    ConditionalExpression: ({ test }) => add('condition', test, `!(${text(test)})`),
    UnaryExpression: (node) => {
      if (node.operator === '!') add('condition', node, text(node.argument));
    },
    Literal: (node) => {
      if (typeof node.value === 'number') add('offset', node, String(node.value + 1));
      if (typeof node.value === 'boolean') add('switch', node, String(!node.value));
    },
    ExpressionStatement: ({ expression }) => {
      const hasSideEffect = /^(?:Await|Call|Assignment|Update)Expression$/.test(expression.type);
      if (hasSideEffect) add('statement', expression, 'undefined');
    },
    CallExpression: (node) => {
      const { callee, arguments: given } = node;
      const [first, second] = given;
      const areNames = given.length === 2 && given.every(isName);
      if (areNames && first && second && text(first) !== text(second)) {
        add('arguments', node, `${text(callee)}(${text(second)}, ${text(first)})`);
      }
      for (const one of given) if (isZone(one)) add('zone', one, `'UTC'`);
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const method = text(callee.property);
      if (lettering.has(method)) add('letters', node, text(callee.object));
      if (/^(?:toSorted|sort)$/.test(method)) add('order', node, `${text(node)}.toReversed()`);
      if (method === 'map' || method === 'flatMap') add('first', node, `${text(node)}.slice(0, 1)`);
      const fields = (first && states.get(text(first).slice(1, -1))) ?? [];
      for (const field of fields) {
        // The field is already part of the query.
        if (new RegExp(`\\b${field}\\b`).test(text(node))) continue;
        for (const is of [`one?.${field}`, `!one?.${field}`]) {
          if (method === 'get') add('state', node, onlyOne(text(node), is));
          if (method === 'query') add('state', node, onlyThose(text(node), is));
        }
      }
      if (method === 'filter') add('filter', node, text(callee.object));
      const neighbour = neighbours.get(method);
      if (neighbour) {
        const rest = source.slice(callee.property.end, node.end);
        add('quantity', node, `${text(callee.object)}.${neighbour}${rest}`);
      }
    },
  }).visit(program);
  return spots.toSorted((one, other) => one.start - other.start || other.end - one.end);
}

const onlyThose = (call: string, is: string) => `${call}.then((all) => all.filter((one) => ${is}))`;
const onlyOne = (call: string, is: string) => `${call}.then((one) => (${is} ? one : undefined))`;

const isText = ({ type, ...node }: Node & { value?: unknown }): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof node.value === 'string');

const isName = ({ type }: Node): boolean => type === 'Identifier' || type === 'MemberExpression';

/** A value with a time zone name: `timeZone`, `me.timeZone`. */
function isZone(node: Node): boolean {
  const last: Named = 'property' in node ? (node.property as Named) : node;
  return isName(node) && last.name === 'timeZone';
}

/**
 * The source with all its mutants: each site calls the global function `isMutant(id)` to decide
 * which text runs. Ids are indexes in `spots`, starting at `first`.
 */
export function withMutants(source: string, spots: readonly Spot[], first: number): string {
  const opens = new Map<number, string>();
  const closes = new Map<number, string>();
  for (const [index, { start, end, to }] of spots.entries()) {
    const open = `(isMutant(${first + index}) ? (${to}) : (`;
    opens.set(start, (opens.get(start) ?? '') + open);
    closes.set(end, `))${closes.get(end) ?? ''}`);
  }
  return Array.from(
    { length: source.length + 1 },
    (_, at) => (closes.get(at) ?? '') + (opens.get(at) ?? '') + source.charAt(at),
  ).join('');
}
