import { expect, it } from 'vitest'
import { describeRoomFiles } from '../../ports/room-files.contract.ts'
import { kindOfFile, needsPages } from '../../ports/room-files.ts'
import { createMemoryFiles } from './memory-files.ts'

describeRoomFiles('in memory', createMemoryFiles)

it('slides need a converter, which a page alone has not', async () => {
  const files = createMemoryFiles()
  const { fileId } = await files.add(new File(['x'], 'slides.pptx'))
  await expect(files.makePages(fileId)).rejects.toMatchObject({ code: 'no-converter' })
})

it.each([
  ['书法.JPG', 'picture', false],
  ['第三课.pdf', 'document', false],
  ['slides.pptx', 'document', true],
  ['listen.mp3', 'sound', false],
  ['notes.txt', 'other', false],
  ['no-ending', 'other', false],
])('%s is a %s', (name, kind, isToBeConverted) => {
  expect([kindOfFile(name), needsPages(name)]).toEqual([kind, isToBeConverted])
})
