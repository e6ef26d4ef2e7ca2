import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { directWrites, writeFunctions } from './direct-writes.ts'

const writes = writeFunctions([
  { operationId: 'rateLesson', isRead: false },
  { operationId: 'teacherModifyUser', isRead: false },
  { operationId: 'studentModifyUser', isRead: false },
  { operationId: 'studentAccountInfo', isRead: true },
])

describe('a call that changes something', () => {
  it('is found where its function is imported, by its own name or the role-bound one', () => {
    assert.deepEqual(directWrites("import { type Role, rateLesson } from '@hwjy/sdk'\n", writes), ['rateLesson'])
    assert.deepEqual(directWrites("import {\n  modifyUserAs,\n} from '@hwjy/sdk'\n", writes), ['modifyUserAs'])
    assert.deepEqual(directWrites("import { rateLesson as rate } from '@hwjy/sdk'\n", writes), ['rateLesson'])
  })

  it('may go through its hook, and reads may go any way', () => {
    const source = "import { studentAccountInfo, useModifyUserAs, useRateLesson } from '@hwjy/sdk'\n"
    assert.deepEqual(directWrites(source, writes), [])
  })

  it('may be made directly where a comment gives the reason', () => {
    const source = "import { rateLesson } from '@hwjy/sdk'\n// Called without its hook: this runs outside React.\n"
    assert.deepEqual(directWrites(source, writes), [])
  })
})
