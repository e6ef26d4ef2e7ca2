import { expect, it } from 'vitest'
import { acceptedEndings, judgeFile, splitName } from './file-kinds.ts'

const MB = 1024 ** 2

it.each([
  ['书法.JPG', 'image'],
  ['朗读.mp3', 'audio'],
  ['第三课.mp4', 'video'],
  ['第三课.pptx', 'document'],
  ['素材.zip', 'zip'],
])('%s is uploaded as %s', (name, type) => expect(judgeFile({ name, size: 1 })).toBe(type))

it.each(['程序.exe', 'page.html', 'picture.svg', '.pdf', 'no ending', 'a.constructor'])('%s is not taken', (name) =>
  expect(judgeFile({ name, size: 1 })).toEqual({ reason: 'kind' }),
)

it('an empty file is not taken', () => expect(judgeFile({ name: 'a.pdf', size: 0 })).toEqual({ reason: 'empty' }))

it('a document over 200 MB is refused before its first byte, and slides may have 500 MB', () => {
  const size = 200 * MB + 1
  expect(judgeFile({ name: 'a.pdf', size })).toEqual({ reason: 'size', limitBytes: 200 * MB })
  expect(judgeFile({ name: 'a.pptx', size })).toBe('document')
})

it('the size of a picture is for the school to judge', () =>
  expect(judgeFile({ name: 'a.png', size: 900 * MB })).toBe('image'))

it('a name is split before its last dot', () => {
  expect(splitName('第三课.v2.PDF')).toEqual({ stem: '第三课.v2', ending: '.PDF' })
  expect(splitName('.pdf')).toEqual({ stem: '.pdf', ending: '' })
})

it('the browser offers what may be uploaded', () => expect(acceptedEndings).toMatch(/^\.jpg,.*\.mp3.*\.zip$/))
