// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CueAction } from '../../core/cues/cue-state.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'

const { played } = vi.hoisted(() => ({ played: [] as string[] }))
vi.mock('../cues/create-cue-player.ts', () => ({
  createCuePlayer: () => ({
    perform: (action: CueAction) => 'cue' in action && played.push(action.cue),
    dispose: () => undefined,
  }),
}))
beforeEach(() => void played.splice(0))

describe('[R21] the sounds of the tools', () => {
  it('a countdown ticks in its last seconds and ends with one low note', async () => {
    const room = liveRoom()
    renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'startTimer', timerId: 't1', kind: 'countdown', seconds: 2 }))
    await waitFor(() => expect(played).toEqual(['tick', 'tick', 'close']))
  })

  it('a countdown that was over when the page came is silent', async () => {
    const room = liveRoom()
    room.act(liTeacher, { type: 'startTimer', timerId: 't1', kind: 'countdown', seconds: 2 })
    room.advance(3_000)
    renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'awardPrize', userIds: ['anna'], prize: 'star', count: 1, reason: '' }))
    await waitFor(() => expect(played).toEqual(['prize']))
  })

  it('a roll call ticks in its last seconds', async () => {
    const room = liveRoom()
    renderRoom(room, anna)
    act(() => {
      room.act(liTeacher, { type: 'startRollCall', rollCallId: 'r1', limitSeconds: 15 })
      room.advance(13_000)
      room.act(liTeacher, { type: 'say', text: '签到' })
    })
    await waitFor(() => expect(played).toEqual(expect.arrayContaining(['bell', 'tick'])))
  })

  it('the buzzer sounds once when it is won', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    renderRoom(room, anna)
    act(() => {
      room.act(liTeacher, { type: 'startPractice', kind: 'buzzer', title: '', limitSeconds: 0, questions: [] })
      room.advance(3_000)
    })
    const practiceId = room.getState().practice?.id ?? ''
    act(() => {
      room.act(ben, { type: 'answerPractice', practiceId, keys: [], pressedAt: room.now() })
      room.advance(1_100)
      room.act('system', { type: 'tick' })
    })
    await waitFor(() => expect(played).toEqual(['open', 'won']))
  })

  it('[R24] the person who is picked hears a bell at the end of the roll, the others do not', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    renderRoom(room, anna)
    act(() => {
      room.act(liTeacher, { type: 'pick', count: 1, pool: ['ben'], leaveOutPicked: false })
      room.advance(2_500)
      room.act(liTeacher, { type: 'pick', count: 1, pool: ['anna'], leaveOutPicked: false })
    })
    await waitFor(() => expect(played.filter((cue) => cue === 'bell')).toEqual(['bell']))
    expect(played.filter((cue) => cue === 'draw')).toEqual(['draw', 'draw'])
  })
})
