import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('fields take their limits from the contract, not from a number beside them', () => {
  const typed = Object.entries(sources).flatMap(([path, code]) =>
    [...code.matchAll(/max(?:Length|Count)=\{[\d_]{2,}\}/g)].map(
      ([limit]) => `${path.replace('../../', '')}: ${limit}`,
    ),
  )
  // The words of a list are sent one by one: the contract limits each, and the field all that is pasted.
  expect(typed).toEqual(['features/words/list/add-words-dialog.tsx: maxLength={4_000}'])
})
