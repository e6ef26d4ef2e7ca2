/** Tests that every implementation of `RoomFiles`, and every fake, passes. */
import { describe, expect, it } from 'vitest'
import { type RoomFiles, RoomFileError } from './room-files.ts'

/** @param open files of a lesson that has none yet */
export function describeRoomFiles(name: string, open: () => RoomFiles | Promise<RoomFiles>) {
  describe(`files of a class: ${name}`, () => {
    const picture = (fileName = '市场.png') => new File(['a picture'], fileName, { type: 'image/png' })

    it('a file that is added is listed first, and opens by its id', async () => {
      const files = await open()
      const shares: number[] = []
      await files.add(picture('one.png'))
      const added = await files.add(picture(), { onProgress: (share) => shares.push(share) })
      expect(added).toMatchObject({ name: '市场.png', kind: 'picture', sizeBytes: 9 })
      expect((await files.list()).map(({ name: listed }) => listed)).toEqual(['市场.png', 'one.png'])
      const opened = await files.open(added.fileId)
      expect(opened).toMatchObject({ name: '市场.png', url: expect.stringContaining(':') })
      expect(shares.at(-1)).toBe(1)
    })

    it('a file that is not there is missing', async () => {
      const files = await open()
      await expect(files.open('res_none')).rejects.toEqual(new RoomFileError('missing'))
    })

    it('adding that was called off adds nothing', async () => {
      const files = await open()
      await expect(files.add(picture(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
      expect(await files.list()).toEqual([])
    })
  })
}
