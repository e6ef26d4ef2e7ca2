import { expect, it } from 'vitest'
import { appUpdate } from './app-update.ts'

const releases = [
  { version: '1.10.0', isForced: false },
  { version: '1.9.0', isForced: true },
  { version: '1.8.2', isForced: false },
]

it.each([
  ['1.10.0', 'none'],
  ['2.0', 'none'],
  ['1.9.0', 'available'],
  ['1.9.9', 'available'],
  ['1.8.2', 'required'],
  ['1', 'required'],
])('version %s: update %s', (version, update) => expect(appUpdate(version, releases)).toBe(update))
