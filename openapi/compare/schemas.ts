import { resolveChoice, pairSchemas, getDiscriminator } from './alternatives.ts';
import { listed, type Difference } from './change.ts';
import type { Contract, Schema } from './contract.ts';
import { keywordDifferences } from './keywords.ts';

/** A schema with its contract; without a schema, every value is valid. */
export interface Side {
  contract: Contract;
  schema: Schema | undefined;
}

/**
 * Every difference between two schemas that affects validity, named by the path within the value:
 * `profile.appMenus[].title`. The root is `path`, by default the body.
 */
export function compareSchemas(before: Side, after: Side, path = ''): Difference[] {
  const comparison = new Comparison(before.contract, after.contract);
  return comparison.compare(path, before.schema ?? {}, after.schema ?? {});
}

/** A traversal of two schemas; each pair of schemas is visited once, so that recursion ends. */
class Comparison {
  private readonly open = new Map<Schema, Set<Schema>>();
  private readonly before: Contract;
  private readonly after: Contract;

  constructor(before: Contract, after: Contract) {
    this.before = before;
    this.after = after;
  }

  compare(path: string, before: Schema, after: Schema): Difference[] {
    const old = resolveChoice(this.before, before);
    const now = resolveChoice(this.after, after);
    const { pairs, failed, gained } = pairSchemas(old.alternatives, now.alternatives);
    const isChoice = pairs.length > 1 || failed.length > 0 || gained.length > 0;
    const differences = pairs.flatMap(([one, other]) =>
      this.alternative(path, one, other).map((difference) =>
        isChoice && getDiscriminator(one) !== '{}' ? tagged(difference, one) : difference,
      ),
    );
    const at = name(path);
    if (old.isNullable && !now.isNullable) {
      differences.push({ message: `no longer allows null for ${at}`, effect: 'narrows' });
    }
    if (!old.isNullable && now.isNullable) {
      differences.push({ message: `may now be null: ${at}`, effect: 'widens' });
    }
    for (const one of failed) {
      differences.push({ message: `lost the variant ${form(one)} of ${at}`, effect: 'narrows' });
    }
    for (const one of gained) {
      differences.push({
        message: `may now have the variant ${form(one)} of ${at}`,
        effect: 'widens',
      });
    }
    return differences;
  }

  private alternative(path: string, before: Schema, after: Schema): Difference[] {
    const met = this.open.get(before) ?? new Set();
    if (met.has(after)) return [];
    this.open.set(before, met.add(after));
    const differences = [
      ...keywordDifferences(name(path), before, after),
      ...this.properties(path, before, after),
      ...this.others(path, before, after),
    ];
    if (before.items ?? after.items) {
      differences.push(...this.compare(`${path}[]`, before.items ?? {}, after.items ?? {}));
    }
    met.delete(after);
    return differences;
  }

  private properties(path: string, before: Schema, after: Schema): Difference[] {
    const old = before.properties ?? {};
    const now = after.properties ?? {};
    const wasRequired = new Set(before.required);
    const isRequired = new Set(after.required);
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key): Difference[] => {
      const inner = path === '' ? key : `${path}.${key}`;
      const [one, other] = [old[key], now[key]];
      const required = (is: Set<string>) => (is.has(key) ? 'required' : 'optional');
      if (one && !other) {
        const message = `lost the ${required(wasRequired)} property ${name(inner)}`;
        return [{ message, effect: 'removes' }];
      }
      if (!one) {
        const message = `has the new ${required(isRequired)} property ${name(inner)}`;
        return [{ message, effect: isRequired.has(key) ? 'narrows' : 'none' }];
      }
      const differences = other ? this.compare(inner, one, other) : [];
      if (required(wasRequired) === required(isRequired)) return differences;
      return [
        isRequired.has(key)
          ? { message: `requires the property ${name(inner)}`, effect: 'narrows' }
          : { message: `no longer guarantees the property ${name(inner)}`, effect: 'widens' },
        ...differences,
      ];
    });
  }

  /** Additional properties: any, none, or with a schema. */
  private others(path: string, before: Schema, after: Schema): Difference[] {
    const old = before.additionalProperties ?? true;
    const now = after.additionalProperties ?? true;
    if (typeof old === 'object' && typeof now === 'object') {
      return this.compare(`${path}{}`, old, now);
    }
    const isClosed = (now === false && old !== false) || (old === true && now !== true);
    if (!isClosed) return [];
    const message = `rejects undefined properties of ${name(path)}`;
    return [{ message, effect: 'narrows' }];
  }
}

/** The location of a value in words: "`profile.name`"; the root is "the body". */
function name(path: string): string {
  return path === '' ? 'the body' : listed([path]);
}

/** A branch of a choice, named by its constants or by its type. */
function form(schema: Schema): string {
  const tag = getDiscriminator(schema);
  return listed([tag === '{}' ? (schema.type ?? 'any') : tag]);
}

function tagged({ message, effect }: Difference, schema: Schema): Difference {
  return { message: `${message} (in the variant ${form(schema)})`, effect };
}
