import { expect, it } from 'vitest'
import { createRoomKeyframes } from '../src/db/rooms/room-keyframes.ts'
import { enterRoom } from './support/live-client.ts'
import { openTestSchool } from './support/test-school.ts'

const MB = 1024 * 1024
const bytesOf = (length: number, seed: number) => Uint8Array.from({ length }, (_, i) => (i * 31 + seed) % 251)

it('a large keyframe is stored, listed, read, replaced and deleted as a whole', async () => {
  const school = await openTestSchool()
  const lessonId = await school.lessonNow()
  await enterRoom(school, lessonId, 'teacher.li')
  const keyframes = createRoomKeyframes(school.db)
  const large = bytesOf(2.5 * MB, 1)
  await keyframes.save(lessonId, { seq: 1_000, bytes: large }, school.clock.now())
  // The same one again, as after a crash in the middle, changes nothing.
  await keyframes.save(lessonId, { seq: 1_000, bytes: bytesOf(2.5 * MB, 2) }, school.clock.now())
  expect(await keyframes.newest(lessonId)).toEqual({ seq: 1_000, bytes: large })
  expect((await keyframes.list(lessonId)).at(-1)).toMatchObject({ seq: 1_000, sizeBytes: large.length })

  const other = bytesOf(1.2 * MB, 3)
  await keyframes.replace(lessonId, 1_000, other)
  expect(await keyframes.upTo(lessonId, 5_000)).toEqual({ seq: 1_000, bytes: other })

  await keyframes.replace(lessonId, 1_000, null)
  expect((await keyframes.list(lessonId)).map(({ seq }) => seq)).not.toContain(1_000)
  expect((await keyframes.newest(lessonId))?.seq).not.toBe(1_000)
})
