// Playwright notes a stack for each call of a page and each message to the browser, and looks up all its lines in source
// maps: a fifth of what its process does. Where Node reads TypeScript by itself, lines are those of the files anyway.
if (process.env['PW_DISABLE_TS_ESM'] !== undefined) {
  Reflect.deleteProperty(Error, 'prepareStackTrace')
  Error.stackTraceLimit = 30
}
