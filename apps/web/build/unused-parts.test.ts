import { expect, it } from 'vitest'
import { withoutParts } from './unused-parts.ts'

it('empties a function and a method that are named, and leaves their callers', () => {
  const { code, found } = withoutParts(
    'function used() { return unused() }\nfunction unused() { return large }\nclass A { used() { this.unused() } unused() { large } }',
    ['unused', 'A.unused'],
  )
  expect(found).toEqual(['unused', 'A.unused'])
  expect(code).toBe(
    'function used() { return unused() }\n' +
      'function unused() {throw new Error("Left out of this build: unused")}\n' +
      'class A { used() { this.unused() } unused() {throw new Error("Left out of this build: A.unused")} }',
  )
})

it('does not find a part that the library no longer has', () =>
  expect(withoutParts('function used() {}', ['unused'])).toEqual({ code: 'function used() {}', found: [] }))

it('removes the names of components, which alone keep unused ones in a build', () =>
  expect(withoutParts('var A = wrap(a); A.displayName = "A"; A.contextType = B', []).code).toBe(
    'var A = wrap(a);  A.contextType = B',
  ))
