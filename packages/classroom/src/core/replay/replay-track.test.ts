import { expect, it } from 'vitest'
import { liveRoom, teacher } from '../../../test/test-room.ts'
import { evolve } from '../room/evolve.ts'
import { emptyRoom } from '../room/room-state.ts'
import { createReplayTrack } from './replay-track.ts'

const MESSAGES = 450

/** A class with more events than a track passes over between two states it keeps. */
function longClass() {
  const room = liveRoom()
  for (let no = 1; no <= MESSAGES; no++) {
    room.wait(1_000)
    room.ask(teacher, { type: 'say', text: `第${no}句` })
  }
  return room.events
}

it('the room at each event is what the events up to it make', () => {
  const events = longClass()
  const track = createReplayTrack(emptyRoom())
  track.append(events)
  let room = emptyRoom()
  for (const event of events) {
    room = evolve(room, event)
    expect(track.roomAt(event.seq)).toEqual(room)
  }
})

it('a track that begins at a later state is the same from there on', () => {
  const events = longClass()
  const whole = createReplayTrack(emptyRoom())
  whole.append(events)
  const late = createReplayTrack(whole.roomAt(201))
  // A page of the log may begin with events that are here already.
  late.append(events.slice(190))
  expect(late.lastSeq()).toBe(whole.lastSeq())
  expect(late.roomAt(431)).toEqual(whole.roomAt(431))
  expect(late.roomAt(201)).toEqual(whole.roomAt(201))
})

it('events are found by their time, to the millisecond', () => {
  const events = longClass()
  const track = createReplayTrack(emptyRoom())
  track.append(events)
  const tenth = events.findIndex((event) => event.type === 'chatSent' && event.text === '第10句')
  const { at, seq } = events[tenth] ?? { at: 0, seq: 0 }
  expect(track.seqAt(at)).toBe(seq)
  expect(track.seqAt(at - 1)).toBe(seq - 1)
  expect(track.seqAt(0)).toBe(0)
  expect(track.between(seq - 1, seq + 1).map((event) => event.seq)).toEqual([seq, seq + 1])
})
