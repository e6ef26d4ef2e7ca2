import { describe, expect, it } from 'vitest'
import * as hostile from '../../test/hostile/hostile-files.ts'
import { officeFile } from '../../test/support/sample-files.ts'
import { checkArchive } from './check-archive.ts'

const MB = 1024 * 1024
const check = (content: Uint8Array<ArrayBuffer>, limitBytes = 64 * MB) => checkArchive(new Blob([content]), limitBytes)

describe('a document', () => {
  it.each([
    ['of a few members', officeFile('word')],
    ['that is no archive', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
    ['whose member has a name in GB18030', hostile.zipWithGb18030Name()],
    ['that holds another archive: what that unpacks to is not unpacked', hostile.nestedZip()],
  ])('%s passes', async (_, content) => {
    await expect(check(content)).resolves.toBeUndefined()
  })

  it.each([
    ['says that it unpacks to 10 GB', hostile.docxBomb(65 * MB, 0xffffffff), 'too-large'],
    ['unpacks to more than it says', hostile.docxBomb(65 * MB, 1_000), 'too-large'],
    ['has 65,000 members', hostile.docxOfManyMembers(), 'too-large'],
    ['is cut', officeFile('word').slice(0, 200), 'broken'],
    ['has members of another method', withMethod(officeFile('word'), 99), 'broken'],
  ])('that %s does not', async (_, content, code) => {
    await expect(check(content)).rejects.toMatchObject({ name: 'InspectionError', code })
  })
})

/** Changes the method of the first member in the list of members. */
function withMethod(archive: Uint8Array<ArrayBuffer>, method: number): Uint8Array<ArrayBuffer> {
  const changed = Buffer.from(archive)
  changed.writeUInt16LE(method, changed.indexOf('PK\x01\x02', 0, 'latin1') + 10)
  return new Uint8Array(changed)
}
