import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

// All visible text comes from a catalog. Text in the code of a screen stays English in all five
// languages, and no other test would notice.

/** A node of the parsed source code. */
interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** The children of a node. */
const below = (node: Node): Node[] =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode));

/** Attributes that are shown or read out by a screen reader, by their names. */
const isSpoken = (name: string): boolean =>
  /^(?:aria-(?:label|description|valuetext|roledescription)|alt|title|placeholder|label|text|hint|description|error|message|yes|no|noResults|\w+(?:Label|Text|Title))$/.test(
    name,
  );

/** Attributes for a browser or a widget: their values are no text, even if they look like it. */
const isDrawn = (name: string): boolean =>
  /^(?:d|viewBox|points|transform|className|placement)$/.test(name);

/** Elements whose children are keyboard keys, which are the same in every language. */
const isKeys = (node: Node): boolean =>
  Reflect.get(Object(Reflect.get(Object(node['openingElement']), 'name')), 'name') === 'Kbd';

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const hasText = (text: string): boolean => /\p{L}{2,}\s+\p{L}{2,}/u.test(text);

/** The strings that an expression may evaluate to, in all branches of its conditions. */
function collectStrings(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateElement':
      return [String(Reflect.get(Object(node['value']), 'raw'))];
    case 'TemplateLiteral':
      return [node['quasis']].flat().flatMap(collectStrings);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap(collectStrings);
    case 'LogicalExpression':
    case 'BinaryExpression':
      // Operands of a comparison are not shown.
      return /^(?:[=!]==?|[<>]=?)$/.test(String(node['operator']))
        ? []
        : [node['left'], node['right']].flatMap(collectStrings);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return collectStrings(node['expression']);
    default:
      return [];
  }
}

/** The texts in the JSX of a source file. */
function writtenTexts(source: string): string[] {
  const { program, errors } = parseSync('screen.tsx', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isKeys(node)) return;
    if (node.type === 'JSXText') found.push(...[String(node['value']).trim()].filter(hasLetters));
    if (node.type === 'JSXAttribute') {
      const name = String(Reflect.get(Object(node['name']), 'name'));
      const isText = isSpoken(name) ? hasLetters : hasText;
      if (!isDrawn(name)) found.push(...collectStrings(node['value']).filter(isText));
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const expressions = [node['children']]
        .flat()
        .filter((child) => isNode(child) && child.type === 'JSXExpressionContainer');
      found.push(...expressions.flatMap(collectStrings).filter(hasLetters));
    }
    for (const child of below(node)) visit(child);
  };
  visit(program as unknown as Node);
  return found;
}

/** Texts that are the same in every language, with the reason. */
const allowed: Record<string, readonly string[]> = {
  // Read by administrators who set up Atrium, in English like its documentation.
  'src/app/configuration-page.tsx': [
    'Atrium is not set up',
    'The configuration beside this page could not be used:',
    'Please correct',
    'config.json',
    'and reload the page.',
  ],
  // The product's name.
  'src/shell/bar/footer.tsx': ['© Atrium'],
};

const screens = globSync('src/{features,shell,app,ui}/**/*.tsx')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:stories|test|fixtures?)\.tsx$/.test(path));

describe('the literal texts in screens', () => {
  it('literal texts are in the catalogs, except what is the same in every language', () => {
    expect(screens.length).toBeGreaterThan(50);
    const written = screens.flatMap((path) => {
      const texts = writtenTexts(readFileSync(path, 'utf8'));
      const foreign = texts.filter((text) => !allowed[path]?.includes(text));
      return foreign.map((text) => `${path}: ${text}`);
    });
    expect(written).toEqual([]);
  });

  it('an exception for a literal text is allowed only where the text exists', () => {
    const unused = Object.entries(allowed).filter(([path, texts]) => {
      const written = screens.includes(path) ? writtenTexts(readFileSync(path, 'utf8')) : [];
      return texts.some((text) => !written.includes(text));
    });
    expect(unused).toEqual([]);
  });
});

describe('the search for literal texts', () => {
  it.each([
    ['as a child', '<p>Hello</p>', ['Hello']],
    ['in an expression', "<p>{isOpen ? 'Open' : text('closed')}</p>", ['Open']],
    ['behind a condition', "<p>{count > 0 && 'Some'}</p>", ['Some']],
    ['in a template', '<p>{`${count} hours`}</p>', [' hours']],
    ['in a fragment', "<>{'Hello'}</>", ['Hello']],
    ['as a label', '<Field label="Name" aria-label={`Name`} />', ['Name', 'Name']],
    ['as words in any attribute', '<Field note="Not in a catalog" />', ['Not in a catalog']],
    ['inside an attribute', '<Field icon={<b>Bold</b>} />', ['Bold']],
    ['in another alphabet', '<p>مرحبا</p>', ['مرحبا']],
  ])('the search finds a literal text %s', (_, source, texts) => {
    expect(writtenTexts(`export const screen = ${source};`)).toEqual(texts);
  });

  it.each([
    ['a text of a catalog', "<p title={text('title')}>{text('body')}</p>"],
    ['names that a browser reads', '<input type="text" name="email" autoComplete="email" />'],
    ['signs and figures', '<p>· {count} / 10 —</p>'],
    ['a key of the keyboard', '<p><Kbd>Esc</Kbd></p>'],
    ['a drawing', '<path d="M 10 20 L 30 40 zz aa" />'],
    ['what is compared', "<p>{state === 'open' && <b />}</p>"],
  ])('the search does not count %s as a literal text', (_, source) => {
    expect(writtenTexts(`export const screen = ${source};`)).toEqual([]);
  });
});
