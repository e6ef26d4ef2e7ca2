import { describe, expect, it } from 'vitest'
import { anna, ben, bringOnStage, chika, liveRoom, openRoom, teacher } from '../../../test/test-room.ts'
import type { RoomView } from '../room/state-types.ts'
import { largeFaces } from './large-faces.ts'
import { heard, NO_VOICES, nextPage, pageOf, seatedOrder } from './face-pages.ts'
import { type LayoutFacts, shownLayout } from './shown-layout.ts'
import { movedSeat, tileOrder } from './tile-order.ts'

const view: RoomView = { layout: null, content: 'board', isFollowed: false, spotlight: [], order: null }
const facts = (change: Partial<LayoutFacts> = {}): LayoutFacts => ({
  role: 'student',
  view,
  status: 'live',
  classType: 'small',
  isSharing: false,
  own: { layout: null, content: null },
  ...change,
})

describe('[R34] the automatic layout', () => {
  it.each([
    [{ status: 'waiting' }, 'gallery', 'board'],
    [{ status: 'waiting', classType: 'large' }, 'speaker', 'board'],
    [{}, 'board', 'board'],
    [{ isSharing: true }, 'board', 'screen'],
  ] as const)('of %o is %s with the %s', (change, layout, content) => {
    expect(shownLayout(facts(change))).toEqual({ layout, content, by: 'automatic' })
  })

  it('rests once a person has chosen, and a screen that begins still comes to the front', () => {
    expect(shownLayout(facts({ own: { layout: 'split', content: null }, isSharing: true }))).toEqual({
      layout: 'split',
      content: 'screen',
      by: 'own',
    })
  })
})

describe('[R35] the layout of the teacher', () => {
  const chosen: RoomView = { ...view, layout: 'speaker', content: 'board' }
  it('is everybody’s while it is followed, and a student’s own choice returns afterwards', () => {
    const own = { layout: 'gallery', content: null } as const
    expect(shownLayout(facts({ view: { ...chosen, isFollowed: true }, own })).layout).toBe('speaker')
    expect(shownLayout(facts({ view: chosen, own })).layout).toBe('gallery')
  })

  it('is the teacher’s alone otherwise', () => {
    expect(shownLayout(facts({ view: chosen }))).toMatchObject({ layout: 'board', by: 'automatic' })
    expect(shownLayout(facts({ view: chosen, role: 'teacher' }))).toMatchObject({ layout: 'speaker', by: 'own' })
  })

  it('becomes one without a gallery in a large class', () => {
    const followed = { ...view, layout: 'gallery', isFollowed: true } as const
    expect(shownLayout(facts({ classType: 'large', view: followed })).layout).toBe('speaker')
  })
})

describe('[R34] the order of tiles', () => {
  const order = (
    room: ReturnType<typeof liveRoom>['room'],
    me: string,
    pinned: readonly string[] = [],
    isSelfHidden = false,
  ) => tileOrder({ room, me, pinned, isSelfHidden })

  it('has the teacher first, the stage after the spotlight, cameras before avatars and oneself last', () => {
    const test = liveRoom([anna, ben, chika], { speechMode: 'free' })
    expect(order(test.room, 'anna').order).toEqual(['teacher', 'ben', 'chika', 'anna'])
    test.ask(chika, { type: 'reportMedia', media: { camera: true } })
    expect(order(test.room, 'anna').order).toEqual(['teacher', 'chika', 'ben', 'anna'])
    bringOnStage(test, ben)
    test.ask(teacher, { type: 'setSpotlight', userIds: ['anna'] })
    expect(order(test.room, 'chika')).toEqual({ order: ['teacher', 'anna', 'ben', 'chika'], fixed: 3 })
  })

  it('shows the teacher raised hands before others, and the teacher’s own tile last', () => {
    const test = liveRoom([anna, ben, chika])
    test.ask(chika, { type: 'raiseHand' })
    expect(order(test.room, 'teacher')).toEqual({ order: ['chika', 'anna', 'ben', 'teacher'], fixed: 1 })
    expect(order(test.room, 'ben').order).toEqual(['teacher', 'anna', 'chika', 'ben'])
  })

  it('follows pins of this device, seats by hand, and leaves out a person who hides themselves', () => {
    const test = liveRoom([anna, ben, chika])
    test.ask(teacher, { type: 'arrangeSeats', order: ['chika', 'anna'] })
    expect(order(test.room, 'teacher', [], true).order).toEqual(['chika', 'anna', 'ben'])
    expect(order(test.room, 'anna', ['ben']).order).toEqual(['teacher', 'ben', 'chika', 'anna'])
    expect(movedSeat(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  })

  it('has only the people in front in a large class', () => {
    const test = openRoom({ classType: 'large', capacity: 200 })
    test.enter(teacher, anna, ben)
    test.ask(teacher, { type: 'start' })
    expect(order(test.room, 'anna').order).toEqual(['teacher'])
    bringOnStage(test, ben)
    expect(order(test.room, 'anna').order).toEqual(['teacher', 'ben'])
  })
})

describe('[R34] the large face of the layout “speaker”', () => {
  const large = (
    { room }: ReturnType<typeof liveRoom>,
    me: string,
    { leader = null, pinned = [] }: { leader?: string | null; pinned?: readonly string[] } = {},
  ) => largeFaces({ room, order: tileOrder({ room, me, pinned, isSelfHidden: false }).order, me, pinned, leader })

  it('is the teacher’s for a student, with the person on stage beside it', () => {
    const test = liveRoom([anna, ben, chika])
    expect(large(test, 'anna', { leader: 'ben' })).toEqual(['teacher'])
    bringOnStage(test, ben)
    expect(large(test, 'anna')).toEqual(['teacher', 'ben'])
  })

  it('is for the teacher that of the person who spoke last, else of one with a camera, before a silent avatar', () => {
    const test = liveRoom([anna, ben, chika], { speechMode: 'free' })
    test.ask(anna, { type: 'raiseHand' })
    test.ask(chika, { type: 'reportMedia', media: { camera: true } })
    expect(large(test, 'teacher')).toEqual(['chika'])
    expect(large(test, 'teacher', { leader: 'ben' })).toEqual(['ben'])
    expect(large(test, 'teacher', { leader: 'teacher' })).toEqual(['chika'])
    expect(large(test, 'teacher', { leader: 'ben', pinned: ['anna'] })).toEqual(['anna'])
  })

  it('stays with who spoke last, until another person speaks for 1.5 s', () => {
    const faces = { order: ['a', 'b', 'me'], fixed: 0, capacity: 9, me: 'me' }
    const at = (voices: typeof NO_VOICES, speaking: readonly string[], time: number) =>
      heard(voices, speaking, time, faces)
    let voices = at(at(NO_VOICES, ['a'], 0), ['a'], 1_500)
    expect(voices.leader).toBe('a')
    voices = at(at(voices, ['b', 'me'], 2_000), ['b', 'me'], 3_400)
    expect(voices.leader).toBe('a')
    expect(at(voices, ['b', 'a', 'me'], 3_500).leader).toBe('a')
    expect(at(voices, ['me', 'b'], 3_500).leader).toBe('b')
  })
})

describe('[R34] pages of faces', () => {
  const faces = { order: ['li', 'a', 'b', 'c', 'd', 'e'], fixed: 1, capacity: 3, me: 'li' }

  it('bring a person who speaks for 1.5 s to the place of the one who was silent longest', () => {
    let voices = heard(NO_VOICES, ['a'], 500, faces)
    voices = heard(voices, ['e'], 1_000, faces)
    expect(heard(voices, ['e'], 2_400, faces).exchanges).toEqual([])
    voices = heard(voices, ['e'], 2_500, faces)
    expect(seatedOrder(faces.order, voices.exchanges)).toEqual(['li', 'a', 'e', 'c', 'd', 'b'])
  })

  it('move nobody inside a page, and exchange at most once in 5 s', () => {
    let voices = heard(NO_VOICES, ['b', 'e', 'd'], 0, faces)
    voices = heard(voices, ['b', 'e', 'd'], 1_500, faces)
    expect(voices.exchanges).toEqual([['e', 'a']])
    expect(heard(voices, ['b', 'd'], 6_400, faces).exchanges).toHaveLength(1)
    expect(heard(voices, ['b', 'd'], 6_500, faces).exchanges).toHaveLength(2)
  })

  it('begin a person’s 1.5 s anew after a pause', () => {
    let voices = heard(NO_VOICES, ['e'], 0, faces)
    voices = heard(voices, [], 1_000, faces)
    voices = heard(voices, ['e'], 1_200, faces)
    expect(heard(voices, ['e'], 2_000, faces).exchanges).toEqual([])
  })

  it('hold whole pages, and the last one when a page is gone', () => {
    expect(pageOf(faces.order, 4, 1)).toEqual(['d', 'e'])
    expect(pageOf(faces.order, 4, 7)).toEqual(['d', 'e'])
    expect([nextPage(1, 2), nextPage(0, 2, -1)]).toEqual([0, 1])
  })
})
