/** Keywords that a validator ignores. */
const spoken = new Set(['description', 'title', 'example', 'examples', 'deprecated', '$comment']);

/** Keywords that contain schemas by name, a list of schemas, or one schema. */
const byName = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const lists = new Set(['oneOf', 'anyOf', 'allOf', 'prefixItems']);
const single = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains']);

/** A schema without reader-only keywords, with its references changed to `#/$defs`. */
export function slim(schema) {
  if (typeof schema !== 'object') return schema;
  const stored = Object.entries(schema).filter(
    ([key]) => !spoken.has(key) && !key.startsWith('x-'),
  );
  return Object.fromEntries(stored.map(([key, value]) => [key, slimPart(key, value)]));
}

function slimPart(key, value) {
  if (key === '$ref') return value.replace('#/components/schemas/', '#/$defs/');
  if (lists.has(key)) return value.map(slim);
  if (single.has(key)) return slim(value);
  if (!byName.has(key)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, slim(schema)]));
}

/** The named schemas that others reference, directly or indirectly, sorted by name. */
export function definitionsFor(contract, value, found = {}) {
  for (const name of referencesIn(value)) {
    if (found[name]) continue;
    found[name] = describeSchema(contract, slim(contract.components.schemas[name]));
    definitionsFor(contract, found[name], found);
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function referencesIn(value) {
  const found = JSON.stringify(value).matchAll(/"#\/\$defs\/([^"]+)"/g);
  return new Set([...found].map(([, name]) => name));
}

/**
 * A union with a constant as discriminator, as one condition per constant: a validator then reports
 * errors of the intended schema and not of all alternatives.
 */
function describeSchema(contract, schema) {
  const branches = schema.oneOf?.map(
    ({ $ref }) => contract.components.schemas[$ref?.split('/')[2]],
  );
  const tag = branches && findDiscriminator(branches);
  if (!tag) return schema;
  const { oneOf, ...rest } = schema;
  const constants = branches.map(({ properties }) => properties[tag].const);
  return {
    ...rest,
    type: 'object',
    required: [tag],
    properties: { [tag]: { enum: constants } },
    allOf: oneOf.map((branch, at) => ({
      // 'if not … else' equals 'if … then' but does not look like a promise (no `then` key).
      if: { not: { required: [tag], properties: { [tag]: { const: constants[at] } } } },
      else: branch,
    })),
  };
}

/** The property that is required in all branches, each with another constant. */
function findDiscriminator([first, ...others]) {
  if ([first, ...others].includes(undefined)) return undefined;
  return Object.keys(first.properties ?? {}).find((name) => {
    const constants = [first, ...others].map((branch) =>
      branch.required?.includes(name) ? branch.properties?.[name]?.const : undefined,
    );
    return !constants.includes(undefined) && new Set(constants).size === constants.length;
  });
}
