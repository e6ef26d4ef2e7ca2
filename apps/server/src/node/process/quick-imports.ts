/**
 * Makes a program that reads drizzle start a second sooner. To know whether a file is a module, Node reads the
 * `package.json` of its package again for each file, and drizzle has a hundred files and a `package.json` of 180 kB. All
 * of them are modules. Runs before everything else: with `--import`, or ahead of an `import()`.
 */
import { registerHooks } from 'node:module'

const DRIZZLE = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    const isOwnModule = specifier.startsWith('.') && conditions.includes('import') && parentURL?.includes(DRIZZLE)
    return isOwnModule
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context)
  },
})
