/**
 * In tests, React Aria's virtual lists render every item unless `process.env.VIRT_ON` says that a
 * browser does the layout; a browser has no `process`.
 */
if ('__vitest_browser__' in globalThis && !('process' in globalThis)) {
  Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });
}
