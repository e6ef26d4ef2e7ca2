import { describe, expect, it } from 'vitest'
import { isAccepted, sortFiles } from './file-rules.ts'

const file = (name: string, { size = 10, type = '' } = {}) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 })
const names = (files: readonly File[]) => files.map(({ name }) => name).join(' ')

describe('a file is of a wanted kind', () => {
  it.each([
    [undefined, 'a.exe', '', true],
    ['.jpg,.png', 'A.JPG', '', true],
    ['.jpg,.png', 'a.gif', 'image/gif', false],
    ['image/*', 'a.webp', 'image/webp', true],
    ['image/*', 'a.pdf', 'application/pdf', false],
    ['image/jpeg', 'a.jpeg', 'image/jpeg', true],
    [' .pdf , audio/* ', 'a.mp3', 'audio/mpeg', true],
  ])('%s: %s (%s) %s', (accept, name, type, answer) => expect(isAccepted(accept, { name, type })).toBe(answer))
})

describe('files that are given', () => {
  it('files that are given are taken in order, until there are enough', () => {
    const { files, refusals } = sortFiles([file('b'), file('c'), file('d')], [file('a')], { maxCount: 3 })
    expect(names(files)).toBe('a b c')
    expect(refusals.map(({ file: { name }, reason }) => [name, reason])).toEqual([['d', 'count']])
  })

  it.each([
    ['type', file('a.exe')],
    ['empty', file('a.jpg', { size: 0 })],
    ['size', file('a.jpg', { size: 101 })],
    ['twice', file('there.jpg')],
  ])('files that are given are refused for their %s', (reason, given) => {
    const limits = { accept: '.jpg', maxSizeBytes: 100, maxCount: 5 }
    const { files, refusals } = sortFiles([given], [file('there.jpg')], limits)
    expect(refusals).toEqual([{ file: given, reason }])
    expect(names(files)).toBe('there.jpg')
  })

  it('files that are given take the place of the only one', () => {
    expect(names(sortFiles([file('new')], [file('old')], {}).files)).toBe('new')
    expect(names(sortFiles([file('new', { size: 0 })], [file('old')], {}).files)).toBe('old')
  })
})
