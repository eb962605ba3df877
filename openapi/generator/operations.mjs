const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Every operation of a bundled contract, in the contract's order: id, method, path, area, privilege
 * (null for none), whether it is public and changes state, its parameters and the operation object
 * itself.
 */
export function listOperations(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => describe(contract, { path, item, method })),
  );
}

function describe(contract, { path, item, method }) {
  const operation = item[method];
  const security = operation.security ?? contract.security ?? [];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const privilege = operation['x-privilege'];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    area: operation.tags[0],
    privilege: privilege === 'none' ? null : privilege,
    isPublic: security.length === 0,
    mutates: operation['x-mutates'] ?? method !== 'get',
    parameters: parameters.map((parameter) => resolve(contract, parameter)),
    operation,
  };
}

/** The areas with operations, in the contract's order. */
export const listAreas = (operations) => [...new Set(operations.map(({ area }) => area))];

/** An object, or the one that it references. */
export function resolve(contract, object) {
  if (!object.$ref) return object;
  const keys = object.$ref.slice('#/'.length).split('/');
  const unescaped = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolve(
    contract,
    unescaped.reduce((node, key) => node[key], contract),
  );
}
