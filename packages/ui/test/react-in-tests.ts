/**
 * Loads React without the work that no test looks at: the first file of what tests that draw set up, in this package and
 * in those above it. React itself, with its warnings, stays that of development.
 */
import { createRequire } from 'node:module'
import type { Attributes, ElementType, ReactNode } from 'react'

// Tests without a screen draw nothing.
if ('document' in globalThis) {
  // The development build notes a stack for each element. That takes a fifth of a screen's test, and no test reads it.
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  const { jsx } = await import('react/jsx-runtime')
  process.env['NODE_ENV'] = NODE_ENV

  // Libraries such as the icons make theirs by `createElement`. It is replaced before the first import takes it along.
  const React: { createElement: unknown } = createRequire(import.meta.url)('react')
  React.createElement = (type: ElementType, config: Attributes | null, ...children: readonly ReactNode[]) => {
    const { key, ...props } = config ?? {}
    const inside = children.length > 0 && { children: children.length === 1 ? children[0] : children }
    return jsx(type, { ...props, ...inside }, key ?? undefined)
  }

  // The outline of a page stays for 300 ms once it was shown, so that it does not flicker. React takes the timer for it
  // along when it is loaded; this one does not wait.
  const { setTimeout } = globalThis
  globalThis.setTimeout = Object.assign((callback: () => void) => setTimeout(callback), setTimeout)
  await import('react-dom/client')
  globalThis.setTimeout = setTimeout
}
