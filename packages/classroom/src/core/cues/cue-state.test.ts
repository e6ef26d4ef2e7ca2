import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, noon, teacher } from '../../../test/test-room.ts'
import type { RoomEvent, RoomEventBody } from '../room/room-types.ts'
import { type CueAction, type CueInput, type CueState, createCueState, cueStep } from './cue-state.ts'

const happened = (body: RoomEventBody, live = true): CueInput => ({
  type: 'happened',
  live,
  event: { ...body, seq: 1, at: noon, by: 'x', id: 'x' } as RoomEvent,
})
const invited = (userId: string) => happened({ type: 'invited', userId, to: 'stage' })
const answered = happened({ type: 'inviteEnded', userId: 'anna', outcome: 'accepted' })
const handRaised = happened({ type: 'handRaised', userId: 'ben' })
const loop: CueAction = { do: 'loop', cue: 'invitation' }
const stop: CueAction = { do: 'stop', cue: 'invitation' }

/** What is done, input by input. */
function play(start: CueState, ...inputs: CueInput[]): readonly (readonly CueAction[])[] {
  let state = start
  return inputs.map((input) => {
    const step = cueStep(state, input)
    state = step.state
    return step.actions
  })
}

const student = createCueState('anna', 'student', true)
const listening = createCueState('teacher', 'teacher', true)

describe('sound cues', () => {
  it('[R21] an invitation loops until it is answered', () => {
    expect(play(student, invited('anna'), answered, answered)).toEqual([[loop], [stop], []])
  })

  it('[R21] an invitation to somebody else is silent', () => {
    expect(play(student, invited('ben'))).toEqual([[]])
  })

  it('[R21] an invitation that replaces another rings on', () => {
    expect(play(student, invited('anna'), invited('anna'))).toEqual([[loop], []])
  })

  it('[R21] the end of the class ends the loop', () => {
    expect(play(student, invited('anna'), happened({ type: 'classEnded', reason: 'teacher' }))).toEqual([
      [loop],
      [stop],
    ])
  })

  it('[R21] a raised hand plays once, for the teacher', () => {
    expect(play(listening, handRaised)).toEqual([[{ do: 'playOnce', cue: 'hand' }]])
    expect(play(student, handRaised)).toEqual([[]])
  })

  it('[R21] a hand raised before we came makes no sound', () => {
    expect(play(listening, happened({ type: 'handRaised', userId: 'ben' }, false))).toEqual([[]])
  })

  it('[R21] with cues off neither plays', () => {
    expect(play({ ...student, isOn: false }, invited('anna'), answered)).toEqual([[], []])
    expect(play({ ...listening, isOn: false }, handRaised)).toEqual([[]])
  })

  it('[R21] turning them off stops what is playing, turning them on lets an open invitation ring', () => {
    const off: CueInput = { type: 'switched', isOn: false }
    const on: CueInput = { type: 'switched', isOn: true }
    expect(play(student, invited('anna'), off, off, on)).toEqual([[loop], [{ do: 'stopAll' }], [], [loop]])
  })

  it('[R21] an invitation found on entry rings; one answered meanwhile stops', () => {
    const test = liveRoom([anna, ben])
    test.ask(teacher, { type: 'invite', userId: 'anna', to: 'speak' })
    const open = test.room
    test.ask(anna, { type: 'answerInvite', accept: false })
    expect(play(student, { type: 'synced', room: open }, { type: 'synced', room: test.room })).toEqual([[loop], [stop]])
  })
})
