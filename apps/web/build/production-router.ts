import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The router's package names only the build that warns developers; visitors get the other one. */
export function productionRouter(): Plugin {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
  const warning = createRequire(routerDom).resolve('react-router')
  const index = `${warning.slice(0, warning.indexOf('development'))}production/index.mjs`
  return {
    name: 'hwjy-production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: index }] } }),
  }
}
