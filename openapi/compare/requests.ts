import { isBreaking, listed } from './change.ts';
import { resolve, type Parameter } from './contract.ts';
import type { Pair } from './pair.ts';
import { compareSchemas } from './schemas.ts';

/** What breaks whoever sends the parameters as they were. */
export function parameterBreaks(pair: Pair): string[] {
  // Another address has other parameters: the move says it all.
  const isMoved = pair.old.path !== pair.now.path;
  const counts = (parameter: Parameter) => !isMoved || parameter.in !== 'path';
  const key = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;
  const old = new Map(pair.old.parameters.filter(counts).map((one) => [key(one), one]));
  const now = new Map(pair.now.parameters.filter(counts).map((one) => [key(one), one]));
  const gone = [...old.values()].filter((one) => !now.has(key(one)));
  const added = [...now.values()].filter((one) => !old.has(key(one)) && one.required);
  return [
    ...gone.map((one) => `${placeOf(one)} lost the parameter ${listed([one.name])}`),
    ...added.map((one) => `${placeOf(one)} has the new required parameter ${listed([one.name])}`),
    ...[...old.values()].flatMap((one) => {
      const other = now.get(key(one));
      return other ? changedParameter(pair, one, other) : [];
    }),
  ];
}

const placeOf = (parameter: Parameter) =>
  parameter.in === 'header' ? 'the headers' : `the ${parameter.in}`;

function changedParameter({ before, after }: Pair, old: Parameter, now: Parameter): string[] {
  const place = placeOf(old);
  const sentences: string[] = [];
  if (now.required && !old.required) {
    sentences.push(`${place} requires the parameter ${listed([old.name])}`);
  }
  if (old.style !== now.style || old.explode !== now.explode) {
    sentences.push(`${place} writes the parameter ${listed([old.name])} in another style`);
  }
  const differences = compareSchemas(
    { contract: before, schema: old.schema },
    { contract: after, schema: now.schema },
    old.name,
  );
  for (const { says, effect } of differences) {
    if (isBreaking(effect, 'request')) sentences.push(`${place} ${says}`);
  }
  return sentences;
}

/** What breaks whoever sends the body as it was. */
export function requestBreaks({ before, after, old, now }: Pair): string[] {
  const was = old.operation.requestBody && resolve(before, old.operation.requestBody);
  const is = now.operation.requestBody && resolve(after, now.operation.requestBody);
  if (!was) return is?.required ? ['the request has a new required body'] : [];
  if (!is) return ['the request lost its body'];
  const sentences = is.required && !was.required ? ['the request requires its body'] : [];
  for (const [type, media] of Object.entries(was.content ?? {})) {
    const other = is.content?.[type];
    if (!other) {
      sentences.push(`the request may no longer be ${type}`);
      continue;
    }
    const differences = compareSchemas(
      { contract: before, schema: media.schema },
      { contract: after, schema: other.schema },
    );
    for (const { says, effect } of differences) {
      if (isBreaking(effect, 'request')) sentences.push(`the request ${says}`);
    }
  }
  return sentences;
}
