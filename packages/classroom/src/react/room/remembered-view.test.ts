// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { createOwnView } from './own-view.ts'
import { rememberedView, rememberView } from './remembered-view.ts'

afterEach(() => localStorage.clear())

const set = (store: ReturnType<typeof createOwnView>, change: object) =>
  store.setState((state) => ({ ...state, ...change }))

describe('[R35] what a person chose for their own picture of a lesson', () => {
  it('comes back after a reload: layout, pins and seats, and nothing else', () => {
    const store = createOwnView(['room-1', 'anna'])
    set(store, { layout: 'split', pinned: ['ben'], order: ['ben', 'anna'], page: 2, enlarged: 'ben' })
    const again = createOwnView(['room-1', 'anna']).getState()
    expect(again).toMatchObject({ layout: 'split', pinned: ['ben'], order: ['ben', 'anna'], page: 0, enlarged: null })
  })

  it('belongs to one person in one lesson', () => {
    set(createOwnView(['room-1', 'anna']), { layout: 'gallery' })
    expect(createOwnView(['room-2', 'anna']).getState().layout).toBeNull()
    expect(createOwnView(['room-1', 'ben']).getState().layout).toBeNull()
  })

  it('is forgotten with the ninth lesson after it, and when nothing is chosen any more', () => {
    for (let no = 1; no <= 9; no++) set(createOwnView([`room-${no}`, 'anna']), { pinned: ['ben'] })
    expect(rememberedView('room-1', 'anna')).toBeNull()
    expect(rememberedView('room-2', 'anna')?.pinned).toEqual(['ben'])
    rememberView('room-2', 'anna', { layout: null, pinned: [], order: null })
    expect(rememberedView('room-2', 'anna')).toBeNull()
  })

  it.each([
    ['no JSON', '{'],
    ['not a list', '{"room-1 anna":{}}'],
    ['of another shape', '[["room-1 anna",{"layout":"theatre","pinned":[1],"order":"ben"}],7]'],
  ])('is nothing when what was stored is %s', (_, stored) => {
    localStorage.setItem('hwjy.classroom.views', stored)
    expect(createOwnView(['room-1', 'anna']).getState()).toMatchObject({ layout: null, pinned: [], order: null })
  })
})
