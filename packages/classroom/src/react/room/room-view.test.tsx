// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { checkWords } from '../testing/check-words.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { viewWords } from './view-words.ts'

// Menus are looked up by role in a whole room, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

checkWords('the words of layouts', viewWords)

const layoutOf = () => screen.getByRole('main').dataset['layout']
const faces = () =>
  within(screen.getByRole('list', { name: 'Videos' }))
    .getAllByRole('listitem')
    .map((face) => face.dataset['face'])
const face = (userId: string) => document.querySelector<HTMLElement>(`[data-face="${userId}"]`) as HTMLElement
const chooseLayout = async (user: ReturnType<typeof renderRoom>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Layout' }))
  await user.click(await screen.findByRole('menuitemradio', { name }))
}

describe('[R35] the layout of a person', () => {
  it('is the student’s own until the teacher gives one to everybody, and returns afterwards', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna)
    expect(layoutOf()).toBe('board')
    await chooseLayout(user, 'Split')
    await waitFor(() => expect(layoutOf()).toBe('split'))
    act(() => room.act(liTeacher, { type: 'setLayout', layout: 'gallery', content: 'board', follow: true }))
    await waitFor(() => expect(layoutOf()).toBe('gallery'))
    expect(await screen.findByText('Layout: set by Li Wei')).toBeTruthy()
    expect(screen.getByText('Li Wei chose the layout for everyone.')).toBeTruthy()
    act(() => room.act(liTeacher, { type: 'setLayout', layout: null, content: 'board', follow: false }))
    await waitFor(() => expect(layoutOf()).toBe('split'))
  })

  it('survives a reload, with what was pinned', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user, view } = renderRoom(room, anna)
    await chooseLayout(user, 'Split')
    await user.click(await screen.findByRole('button', { name: 'Video of Ben' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Pin' }))
    await waitFor(() => expect(faces()).toEqual(['teacher', 'ben', 'anna']))
    view.unmount()
    renderRoom(room, anna)
    expect(layoutOf()).toBe('split')
    await user.click(await screen.findByRole('button', { name: 'Video of Ben' }))
    await screen.findByRole('menuitem', { name: 'Unpin' })
  })

  it('of the teacher goes into the log, and to everybody by one switch', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher)
    await chooseLayout(user, 'Speaker')
    await waitFor(() => expect(room.getState().view).toMatchObject({ layout: 'speaker', isFollowed: false }))
    await user.click(screen.getByRole('button', { name: 'Layout' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Everyone sees my layout' }))
    await waitFor(() => expect(room.getState().view.isFollowed).toBe(true))
  })

  it('has the board as one button that brings it back', async () => {
    const { user } = renderRoom(liveRoom(), anna)
    await chooseLayout(user, 'Gallery')
    await user.click(await screen.findByRole('button', { name: 'Back to: Board' }))
    await waitFor(() => expect(layoutOf()).toBe('board'))
  })
})

describe('[R34] a change of the layout', () => {
  it('waits until 600 ms after the last stroke', async () => {
    const room = liveRoom()
    renderRoom(room, anna)
    const typed = performance.now()
    fireEvent.keyDown(screen.getByRole('main').querySelector('[data-area="content"] div') as Element, { key: 'a' })
    const field = screen.getByRole('main').appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'a' })
    act(() => room.act(liTeacher, { type: 'setLayout', layout: 'gallery', content: 'board', follow: true }))
    expect(layoutOf()).toBe('board')
    await waitFor(() => expect(layoutOf()).toBe('gallery'))
    expect(performance.now() - typed).toBeGreaterThan(590)
  })
})

describe('[R34] faces', () => {
  it('are in their order, and nobody on stage takes no seat', () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    renderRoom(room, anna)
    expect(faces()).toEqual(['teacher', 'ben', 'anna'])
  })

  it('move to another seat by Shift and an arrow, and the teacher gives the order to everybody', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher)
    expect(faces()).toEqual(['anna', 'ben', 'teacher'])
    face('ben').focus()
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(faces()).toEqual(['ben', 'anna', 'teacher'])
    await user.click(await screen.findByRole('button', { name: 'Layout' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Use this order for everyone' }))
    await waitFor(() => expect(room.getState().view.order).toEqual(['ben', 'anna', 'teacher']))
  })

  it('count the prizes of the lesson beside the name', () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    renderRoom(room, anna)
    expect(within(face('anna')).queryByText(/prize/)).toBeNull()
    act(() => room.act(liTeacher, { type: 'awardPrize', userIds: ['anna'], prize: 'star', count: 2, reason: '' }))
    expect(within(face('anna')).getByText('2 prizes')).toBeTruthy()
  })

  it('are made large by Enter and small again by Escape', async () => {
    const { user } = renderRoom(liveRoom(), anna)
    face('teacher').focus()
    await user.keyboard('{Enter}')
    expect(face('teacher').dataset['enlarged']).toBe('true')
    await user.keyboard('{Escape}')
    expect(face('teacher').dataset['enlarged']).toBe('false')
  })

  it('come to the front by a pin of one’s own and by the teacher’s spotlight', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher)
    await user.click(await screen.findByRole('button', { name: 'Video of Ben' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Pin' }))
    await waitFor(() => expect(faces()).toEqual(['ben', 'anna', 'teacher']))
    await user.click(screen.getByRole('button', { name: 'Video of Anna' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Spotlight' }))
    await waitFor(() => expect(room.getState().view.spotlight).toEqual(['anna']))
    expect(faces()).toEqual(['anna', 'ben', 'teacher'])
  })

  it('[R35] show the spotlight in the layout of the board, on the screens of others', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    renderRoom(room, ben)
    act(() => room.act(liTeacher, { type: 'setSpotlight', userIds: ['anna'] }))
    expect(await within(face('anna')).findByText('In the spotlight')).toBeTruthy()
    expect(within(face('teacher')).queryByText('In the spotlight')).toBeNull()
    expect(faces()).toEqual(['teacher', 'anna', 'ben'])
    expect(screen.getByText('Anna is in the spotlight.')).toBeTruthy()
  })
})

it('the panel is closed when a person comes in, counts what was said, and is opened by C and closed by its button', async () => {
  const room = liveRoom()
  room.act(ben, { type: 'enter' })
  const { user } = renderRoom(room, anna, { options: { keys: 'page' } })
  expect(screen.queryByRole('tab')).toBeNull()
  act(() => room.act(ben, { type: 'say', text: '你们好' }))
  expect(screen.getByRole('button', { name: 'Chat, 1' })).toBeTruthy()
  await user.keyboard('c')
  expect(screen.getByRole('tab', { name: 'Chat' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close panel' }))
  expect(screen.queryByRole('tab')).toBeNull()
})

it('the list of a large class can be searched by name', async () => {
  const room = liveRoom({ settings: { classType: 'large', capacity: 200 } })
  for (let no = 1; no <= 24; no++)
    room.act({ userId: `s-${no}`, name: `Student ${no}`, role: 'student' }, { type: 'enter' })
  const { user } = renderRoom(room, liTeacher)
  await user.click(screen.getByRole('button', { name: 'People' }))
  const list = within(await screen.findByRole('region', { name: 'People in class' }))
  expect(list.getAllByRole('listitem')).toHaveLength(25)
  await user.type(list.getByRole('searchbox', { name: 'Search by name' }), 'student 17')
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringContaining('Student 17')])
})
