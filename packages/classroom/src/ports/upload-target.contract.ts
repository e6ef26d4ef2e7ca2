/** What every place for uploads must do. A world may drive one from outside: Tencent's SDK needs a browser. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredPart, UploadErrorCode, UploadFile, UploadTarget, UploadTargets } from './upload-target.ts'

export interface UploadWorld {
  targets: UploadTargets
  /** The content of part `index` of a file that the store takes; small ones are made larger where it asks for that. */
  bodyOf(index: number): Blob
  /** What the store has under a key, or null. */
  stored(key: string): Promise<Blob | null>
  /** From now on every credential that was given is too old. */
  endCredentials(): Promise<void>
  /** From now on nothing reaches the store. */
  cutConnection(): Promise<void>
  /** From now on the person has no room. */
  fillQuota(): Promise<void>
  close?(): Promise<void>
}

export function describeUploadTargets(name: string, openWorld: () => Promise<UploadWorld>): void {
  describe(`UploadTargets: ${name}`, () => {
    let world: UploadWorld
    let target: UploadTarget
    let file: UploadFile
    beforeEach(async () => {
      world = await openWorld()
      file = { name: 'a.pdf', kind: 'document', sizeBytes: world.bodyOf(0).size + world.bodyOf(1).size }
      target = await world.targets.open(file, null)
    })
    afterEach(() => world.close?.())

    const codeOf = (work: Promise<unknown>): Promise<UploadErrorCode | null> =>
      work.then(
        () => null,
        (error: { code: UploadErrorCode }) => error.code,
      )
    const put = (uploadId: string, index: number): Promise<StoredPart> =>
      target.putPart(uploadId, index, world.bodyOf(index))

    it('[UP1] parts put in any order, one of them twice, become the file', async () => {
      const uploadId = await target.begin()
      const second = await put(uploadId, 1)
      await put(uploadId, 0)
      const first = await put(uploadId, 0)
      expect(await target.find()).toBeNull()
      await target.complete(uploadId, [first, second])
      const whole = new Blob([world.bodyOf(0), world.bodyOf(1)])
      expect(await target.find()).toBe(whole.size)
      expect(await (await world.stored(target.key))?.text()).toBe(await whole.text())
    })

    it('[UP5] the store tells which parts it has, and what it does not know is gone', async () => {
      const uploadId = await target.begin()
      expect(await target.listParts(uploadId)).toEqual([])
      const second = await put(uploadId, 1)
      expect(await target.listParts(uploadId)).toEqual([second])
      await target.abort(uploadId)
      expect(await codeOf(target.listParts(uploadId))).toBe('upload-gone')
      expect(await codeOf(put(uploadId, 0))).toBe('upload-gone')
    })

    it('[UP5] joining names a part that is missing', async () => {
      const uploadId = await target.begin()
      const first = await put(uploadId, 0)
      const never = { index: 1, etag: '"00000000000000000000000000000000"', sizeBytes: 1 }
      expect(await codeOf(target.complete(uploadId, [first, never]))).toBe('part-missing')
    })

    it('[UP4] an ended credential is told, and a new one for the same key finds the parts', async () => {
      const uploadId = await target.begin()
      const first = await put(uploadId, 0)
      await world.endCredentials()
      expect(await codeOf(put(uploadId, 1))).toBe('credential-expired')
      const renewed = await world.targets.open(file, target.key)
      expect(renewed.key).toBe(target.key)
      expect(await renewed.listParts(uploadId)).toEqual([first])
    })

    it('[UP3] a store out of reach is told', async () => {
      const uploadId = await target.begin()
      await world.cutConnection()
      expect(await codeOf(put(uploadId, 0))).toBe('offline')
      expect(await codeOf(target.listParts(uploadId))).toBe('offline')
      await target.abort(uploadId)
    })

    it('[UP6] a part for which the person has no room is refused', async () => {
      const uploadId = await target.begin()
      await world.fillQuota()
      expect(await codeOf(put(uploadId, 0))).toBe('quota-exceeded')
    })

    it('[UP7] a part that is taken back ends with its reason', async () => {
      const uploadId = await target.begin()
      const controller = new AbortController()
      const putting = target.putPart(uploadId, 0, world.bodyOf(0), { signal: controller.signal })
      controller.abort(Object.assign(new Error('paused'), { code: 'refused' }))
      expect(await codeOf(putting)).toBe('refused')
    })
  })
}
