import type { Upload, UploadState } from '@hwjy/classroom/uploads'
import { expect, it } from 'vitest'
import { toStripUpload } from './to-strip-upload.ts'

const MB = 1_000_000
const upload = (state: Partial<UploadState>): Upload => ({
  id: 'a',
  name: 'a.mp4',
  purpose: 'resource',
  state: { sizeBytes: 10 * MB, stored: [], sending: {}, attempt: 0, samples: [], ...state } as UploadState,
})
const samples = [
  { at: 0, bytes: 0 },
  { at: 2_000, bytes: 4 * MB },
]

it('an upload under way shows its speed and the time left', () => {
  const shown = toStripUpload(upload({ status: 'sending', sending: { 0: 4 * MB }, samples }), 'teacher')
  expect(shown).toMatchObject({ loadedBytes: 4 * MB, bytesPerSecond: 2 * MB, remainingMs: 3_000, canPause: true })
})

it('one that waits shows why and no speed', () => {
  const shown = toStripUpload(upload({ status: 'waiting', error: 'offline', retryAt: 1, samples }), 'teacher')
  expect(shown).toMatchObject({ problem: 'offline', bytesPerSecond: null, remainingMs: null })
})

it('one that is done is whole, and one that was taken away is not shown', () => {
  expect(toStripUpload(upload({ status: 'done' }), 'teacher')).toMatchObject({ loadedBytes: 10 * MB, canResume: false })
  expect(toStripUpload(upload({ status: 'canceled' }), 'teacher')).toBeNull()
})

it('a full storage is told by what the person can do: a teacher deletes files, a student asks the school', () => {
  const problemFor = (role: 'teacher' | 'student') =>
    toStripUpload(upload({ status: 'failed', error: 'quota-exceeded' }), role)?.problem
  expect([problemFor('teacher'), problemFor('student')]).toEqual(['quota-exceeded', 'ask-for-space'])
})
