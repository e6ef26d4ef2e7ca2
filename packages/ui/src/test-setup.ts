import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Layers are fetched on demand; on a busy machine that takes its time, and no test is about how long.
configure({ asyncUtilTimeout: 60_000 })
afterEach(cleanup)

// Radix asks for these; happy-dom has no layout and no captured pointers. Tests of servers have no elements at all.
if ('Element' in globalThis) {
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  Element.prototype.scrollIntoView ??= () => {}
}
