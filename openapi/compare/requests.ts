import { added, breaking, createChange, listed, type Change } from './change.ts';
import { resolve, type Parameter, type Pair } from './contract.ts';
import { compareSchemas } from './schemas.ts';

/** The differences of the parameters, for clients that send them unchanged. */
export function parameterChanges(pair: Pair): Change[] {
  // Another path has other parameters: the move already covers them.
  const isMoved = pair.old.path !== pair.now.path;
  const counts = (parameter: Parameter) => !isMoved || parameter.in !== 'path';
  const key = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;
  const old = new Map(pair.old.parameters.filter(counts).map((one) => [key(one), one]));
  const now = new Map(pair.now.parameters.filter(counts).map((one) => [key(one), one]));
  const removed = [...old.values()].filter((one) => !now.has(key(one)));
  const gained = [...now.values()].filter((one) => !old.has(key(one)));
  return [
    ...removed.map((one) =>
      breaking(`${formatLocation(one)} lost the parameter ${listed([one.name])}`),
    ),
    ...gained.map(newParameter),
    ...[...old.values()].flatMap((one) => {
      const other = now.get(key(one));
      return other ? changedParameter(pair, one, other) : [];
    }),
  ];
}

const formatLocation = (parameter: Parameter) =>
  parameter.in === 'header' ? 'the headers' : `the ${parameter.in}`;

function newParameter(parameter: Parameter): Change {
  const [position, name] = [formatLocation(parameter), listed([parameter.name])];
  return parameter.required
    ? breaking(`${position} has the new required parameter ${name}`)
    : added(`${position} has the new optional parameter ${name}`);
}

function changedParameter({ before, after }: Pair, old: Parameter, now: Parameter): Change[] {
  const [position, name] = [formatLocation(old), listed([old.name])];
  const changes: Change[] = [];
  if (now.required && !old.required) {
    changes.push(breaking(`${position} requires the parameter ${name}`));
  }
  if (old.style !== now.style || old.explode !== now.explode) {
    changes.push(breaking(`${position} changed the style of the parameter ${name}`));
  }
  const differences = compareSchemas(
    { contract: before, schema: old.schema },
    { contract: after, schema: now.schema },
    old.name,
  );
  return [...changes, ...differences.map(createChange('request', position))];
}

/** The differences of the body, for clients that send it unchanged. */
export function requestChanges({ before, after, old, now }: Pair): Change[] {
  const was = old.operation.requestBody && resolve(before, old.operation.requestBody);
  const is = now.operation.requestBody && resolve(after, now.operation.requestBody);
  if (!was && !is) return [];
  if (!was) {
    return is?.required
      ? [breaking('the request has a new required body')]
      : [added('the request has a new optional body')];
  }
  if (!is) return [breaking('the request lost its body')];
  const changes = is.required && !was.required ? [breaking('the request requires its body')] : [];
  for (const [type, media] of Object.entries(was.content ?? {})) {
    const other = is.content?.[type];
    if (!other) {
      changes.push(breaking(`the request no longer accepts ${type}`));
      continue;
    }
    const differences = compareSchemas(
      { contract: before, schema: media.schema },
      { contract: after, schema: other.schema },
    );
    changes.push(...differences.map(createChange('request', 'the request')));
  }
  return changes;
}
