/**
 * Under test, React Aria's long lists would show every item, unless `process.env.VIRT_ON` says that
 * there is a browser to lay them out; and a browser has no `process` to ask.
 */
if ('__vitest_browser__' in globalThis && !('process' in globalThis)) {
  Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });
}
