import { describe, expect, it } from 'vitest'
import { lesson, minutes, openRoom, system } from '../../../../test/test-room.ts'
import { settings } from '../../shapes/room-shapes.ts'
import { rulesOf, USUAL_RULES } from './room-rules.ts'

const strict = { ...USUAL_RULES, attendanceBy: 'rollCall', chatLinks: false } as const

describe('rules of the school in a room', () => {
  it('[R50] settings of logs from before are read, and have the usual rules', () => {
    const { rules: _, ...old } = lesson({ rules: strict })
    expect(settings(JSON.parse(JSON.stringify(old)))).toEqual(old)
    expect(rulesOf({ settings: old })).toEqual(USUAL_RULES)
  })

  it('[R50] settings with rules come through the wire as they were', () => {
    expect(settings(JSON.parse(JSON.stringify(lesson({ rules: strict }))))).toEqual(lesson({ rules: strict }))
    expect(settings({ ...lesson(), rules: { ...strict, defaultPaper: 'napkin' } })).toBeUndefined()
  })

  it('[R50] opening again with other rules changes them, and the same again changes nothing', () => {
    const test = openRoom()
    expect(test.ask(system, { type: 'open', settings: lesson({ rules: strict }) })).toHaveLength(1)
    expect(rulesOf(test.room)).toEqual(strict)
    expect(test.ask(system, { type: 'open', settings: lesson({ rules: { ...strict } }) })).toEqual([])
  })

  it('[R50] changed rules repeat no warning of the end; a moved lesson does', () => {
    const test = openRoom()
    test.wait(minutes(46 + 30))
    test.ask(system, { type: 'tick' })
    const { warned } = test.room
    expect(warned).not.toEqual([])
    test.ask(system, { type: 'open', settings: lesson({ rules: strict }) })
    expect(test.room.warned).toEqual(warned)
    test.ask(system, { type: 'open', settings: lesson({ rules: strict, scheduledEnd: test.now + minutes(60) }) })
    expect(test.room.warned).toEqual([])
  })
})
