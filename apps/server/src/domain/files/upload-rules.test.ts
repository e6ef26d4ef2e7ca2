import { describe, expect, it } from 'vitest'
import { contentTypeOf, extensionOf } from './file-kinds.ts'
import { schoolSettings } from '../school/school-settings.ts'
import { isOwnKey, resourceDenial, uploadDenial, uploadKey, uploadLimitBytes, type UploadType } from './upload-rules.ts'

const MB = 1024 * 1024
const limits = schoolSettings()
const empty = { usedBytes: 0, quotaBytes: 1_000, files: 0 }

describe('a file may be uploaded', () => {
  it.each<[UploadType, string, number]>([
    ['image', '板书.PNG', 200 * MB],
    ['image', 'a.jpg', 200 * MB],
    ['image', 'a.jpeg', 200 * MB],
    ['audio', 'a.mp3', 50 * MB],
    ['video', 'a.mp4', 1024 * MB],
    ['video', 'a.avi', 500 * MB],
    ['video', 'a.mov', 500 * MB],
    ['video', 'a.mpg', 500 * MB],
    ['document', 'a.pdf', 200 * MB],
    ['document', 'a.doc', 200 * MB],
    ['document', 'a.docx', 200 * MB],
    ['document', 'a.xlsx', 200 * MB],
    ['document', 'a.ppt', 500 * MB],
    ['document', 'a.b.pptx', 500 * MB],
    ['zip', 'a.zip', 500 * MB],
  ])('as %s: %s, up to %d bytes', (type, fileName, limitBytes) => {
    expect(uploadDenial(type, fileName, limits, empty)).toBeNull()
    expect(uploadLimitBytes(type, fileName, limits)).toBe(limitBytes)
  })

  it('as large as the school says, where the document leaves it to the school', () => {
    const own = schoolSettings({ imageLimitBytes: 1024 * MB, audioLimitBytes: 1024 * MB, videoLimitBytes: 500 * MB })
    const sizes = [uploadLimitBytes('image', 'a.png', own), uploadLimitBytes('audio', 'a.mp3', own)]
    expect([...sizes, uploadLimitBytes('video', 'a.mp4', own)]).toEqual([1024 * MB, 1024 * MB, 500 * MB])
  })
})

describe('a file may not be uploaded', () => {
  it.each<[UploadType, string]>([
    ['image', 'a.gif'],
    ['image', 'a.mp3'],
    ['audio', 'a.wav'],
    ['document', 'a.exe'],
    ['document', 'pdf'],
    ['document', '.pdf'],
    ['zip', 'a.rar'],
  ])('as %s: %s', (type, fileName) => {
    expect(uploadDenial(type, fileName, limits, empty)).toEqual({ code: 'fileTypeNotAllowed' })
  })

  it('by somebody who has used all space', () => {
    const space = { ...empty, usedBytes: 1_000 }
    expect(uploadDenial('image', 'a.png', limits, space)).toEqual({ code: 'quotaExceeded', limitBytes: 1_000 })
  })
})

describe('a person keeps 20,000 files', () => {
  it.each([
    [19_999, null],
    [20_000, { code: 'tooManyFiles', limitFiles: 20_000 }],
  ])('with %i there already', (files, denial) => {
    expect(uploadDenial('image', 'a.png', limits, { ...empty, files })).toEqual(denial)
  })
})

describe('a stored file becomes a resource', () => {
  const pdf = { contentType: 'application/pdf', sizeBytes: 200 * MB }

  it('under a name that says what it is', () => {
    expect(resourceDenial('document', '第三课.PDF', pdf, limits)).toBeNull()
    expect(resourceDenial('image', 'a.jpg', { contentType: 'image/jpeg', sizeBytes: 1 }, limits)).toBeNull()
  })

  it.each<[string, UploadType, string, { contentType: string; sizeBytes: number }, object]>([
    ['under another kind', 'image', 'a.pdf', pdf, { code: 'fileTypeNotAllowed' }],
    ['under a name that says something else', 'document', 'a.docx', pdf, { code: 'contentMismatch' }],
    [
      'larger than its kind may be',
      'document',
      'a.pdf',
      { ...pdf, sizeBytes: 200 * MB + 1 },
      { code: 'fileTooLarge', limitBytes: 200 * MB },
    ],
  ])('but not %s', (_, type, fileName, stored, denial) => {
    expect(resourceDenial(type, fileName, stored, limits)).toEqual(denial)
  })
})

it('never takes its key from the name a person gave', () => {
  expect(uploadKey({ userId: 'usr_li', role: 'teacher' }, 'image', '../../x.png', 'Q2w3')).toBe(
    'teacher/usr_li/image/Q2w3.png',
  )
})

it('knows a file by its last ending', () => {
  expect(['a.b.PDF', 'none', '.hidden', 'a.'].map(extensionOf)).toEqual(['pdf', '', '', ''])
  expect([contentTypeOf('jpeg'), contentTypeOf('exe')]).toEqual(['image/jpeg', null])
})

describe('a key', () => {
  const wang = { userId: 'usr_wang', role: 'teacher' }

  it('is one’s own below one’s own folder', () => {
    expect(isOwnKey(wang, uploadKey(wang, 'image', 'a.png', 'k3Jd9'))).toBe(true)
  })

  it.each([
    'teacher/usr_li/image/k3Jd9.png',
    'teacher/usr_wang2/image/k3Jd9.png',
    'teacher/usr_wang/../usr_li/image/k3Jd9.png',
    'teacher/usr_wang/./image/k3Jd9.png',
    'teacher/usr_wang//image/k3Jd9.png',
    'teacher/usr_wang/..\\usr_li\\image\\k3Jd9.png',
    'teacher/usr_wang/',
  ])('is not one’s own: %s', (key) => {
    expect(isOwnKey(wang, key)).toBe(false)
  })
})
