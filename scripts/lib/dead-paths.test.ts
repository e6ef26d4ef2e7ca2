import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadNames, deadPaths, namedFiles } from './dead-paths.ts'

const files = ['README.md', 'docs/walks.md', 'docs/adr/0002-arrows.md', 'apps/web/src/app/guard.ts']

test('a page that names and links only what is there has no dead path', () => {
  const text =
    'See [ADR 2](adr/0002-arrows.md#why), [the start](../README.md), `app/guard.ts`, `guard.ts` and `src/app/`.'
  assert.deepEqual(deadPaths('docs/walks.md', text, files), [])
})

test('a file that was renamed is found with its line, as a name and as a link', () => {
  const text = '# Walk\n\n1. `app/gate.ts` opens.\n2. See [ADR 3](adr/0003-folders.md) and `old/`.'
  assert.deepEqual(deadPaths('docs/walks.md', text, files), [
    { line: 3, path: 'app/gate.ts' },
    { line: 4, path: 'adr/0003-folders.md' },
    { line: 4, path: 'old/' },
  ])
})

test('addresses, packages, endings, globs and commands are no files of ours', () => {
  const text =
    '[x](https://a.example/b.md) [y](#z) `@hwjy/sdk/a.json` `.css.ts` `/assets/` `src/*.ts`\n```sh\nnode `gone.ts`\n```'
  assert.deepEqual(deadPaths('README.md', text, files), [])
})

test('a walk may name only what its files have', () => {
  const text = '1. `app/guard.ts` asks `mayEnter`.\n2. `leave` goes.'
  assert.deepEqual(namedFiles(text, files), ['apps/web/src/app/guard.ts'])
  assert.deepEqual(deadNames(text, ['export function mayEnter() {}']), [{ line: 2, path: 'leave' }])
})
