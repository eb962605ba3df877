/** The names of an area and of one of its records in every layer: `crates` and `crate`. */
export interface Names {
  area: string;
  thing: string;
}

/** The files of a tree by their paths from its root. */
export type Texts = ReadonlyMap<string, string>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The template's area name, its placeholder for a right, and the marker for a decision. */
const template = { area: 'widgets', thing: 'widget', right: 'the.right' };

/**
 * The files of a catalogue area from the template, and the three files that list all areas. Throws
 * a sentence for an invalid name or an existing area.
 */
export function layOut(names: Names, templates: Texts, tree: Texts): Map<string, string> {
  check(names, tree);
  const right = findPrivilege(names, tree);
  const named = (text: string) => renamed(text, names).replaceAll(template.right, right.name);
  const files = new Map<string, string>();
  for (const [path, text] of templates) {
    const marked = path.endsWith('.yaml') ? text.replaceAll(template.right, right.inYaml) : text;
    files.set(named(path), named(marked));
  }
  for (const [path, edit] of Object.entries(edits)) {
    files.set(path, edit(tree.get(path) ?? '', names));
  }
  return files;
}

function check({ area, thing }: Names, tree: Texts): void {
  for (const name of [area, thing]) {
    if (!/^[a-z]{2,}$/.test(name))
      throw new Error(`A name must have only lower-case letters, but is "${name}".`);
  }
  if (area === thing) throw new Error('The names of the area and of its record must differ.');
  const taken = [...tree.keys()].find((path) => path.split('/').includes(area));
  if (taken) throw new Error(`The area ${area} already exists: ${taken}.`);
}

const renamed = (text: string, { area, thing }: Names): string =>
  text
    .replaceAll(template.area, area)
    .replaceAll(capital(template.area), capital(area))
    .replaceAll(template.thing, thing)
    .replaceAll(capital(template.thing), capital(thing));

/** The area's own right if the requirements have one; else a person decides. */
function findPrivilege({ area }: Names, tree: Texts) {
  const own = `${area}.basic`;
  const isKnown = tree.get('openapi/common/privileges.yaml')?.includes(`- ${own}\n`);
  const name = isKnown ? own : 'organizationSettings.basic';
  return { name, inYaml: isKnown ? name : `${name} # DECIDE: which right, here and in the routes` };
}

/** The additions to the files that list all areas, by path. */
const edits: Readonly<Record<string, (text: string, names: Names) => string>> = {
  'openapi/openapi.yaml': (text, { area, thing }) =>
    text
      .replace(
        /^paths:$/m,
        `  - name: ${area}\n    description: 'DECIDE: describe ${area} in one sentence.'\npaths:`,
      )
      .replace(
        /(^paths:\n(?: .*\n)*)/m,
        `$1  /{tenantId}/${thing}: { $ref: ${area}/paths.yaml#/list }\n` +
          `  /{tenantId}/${thing}/{id}: { $ref: ${area}/paths.yaml#/byId }\n`,
      ),

  'src/page/parameters/addresses.ts': (text, names) =>
    text +
    renamed(
      `
/** Where the widgets are. Source: DECIDE: the addresses are kept for years. */
export const widgetAddresses: RecordAddresses = {
  list: buildAddress('/widgets'),
  add: buildAddress('/widgets/addWidget'),
  view: (id) => buildAddress('/widgets/$id', { id }),
  edit: (id) => buildAddress('/widgets/$id/editWidget', { id }),
  copy: (copyOf) => buildAddress('/widgets/addWidget', null, { copyOf }),
};
`,
      names,
    ),

  'src/app/paths.test.ts': (text, { area, thing }) => {
    const added = ['', '/$id', `/$id/edit${capital(thing)}`, `/add${capital(thing)}`];
    return text.replace(/(?:^ {6}'\/.*',\n)+/m, (rows) => {
      const there = [...rows.matchAll(/'(.*)'/g)].map(([, path = '']) => path);
      const paths = [...there, ...added.map((path) => `/${area}${path}`)].toSorted();
      return paths.map((path) => `      '${path}',\n`).join('');
    });
  },
};
