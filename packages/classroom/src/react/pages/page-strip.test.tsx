// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PAPER_OF_BACKGROUND } from '../../core/board/paper.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'

const paper = PAPER_OF_BACKGROUND.white

function roomOfThree() {
  const room = liveRoom()
  const pages = [1, 2].map((no) => ({ pageId: `doc-${no}`, paper, no }))
  const file = { fileId: 'res_1', kind: 'document', name: '第三课.pdf' } as const
  room.act(liTeacher, { type: 'board.addPages', afterId: 'page-1', pages, file })
  return room
}
const strip = () => screen.findByRole('navigation', { name: 'Pages' })
const numbers = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button', { name: /^Page \d/ })
    .map((page) => page.getAttribute('aria-label'))

describe('the strip of pages', () => {
  it('[R64] the teacher deletes a page there, and takes it back', async () => {
    const room = roomOfThree()
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'All pages' }))
    const list = await strip()
    expect(numbers(list)).toEqual([
      'Page 1 of 3',
      'Page 2 of 3: 第三课.pdf, sheet 1',
      'Page 3 of 3: 第三课.pdf, sheet 2',
    ])
    within(list)
      .getByRole('button', { name: /^Page 2/ })
      .focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(room.getState().board.pages.map(({ id }) => id)).toEqual(['doc-1', 'page-1', 'doc-2'])
    await user.keyboard('{Delete}')
    expect(room.getState().board.pages.map(({ id }) => id)).toEqual(['page-1', 'doc-2'])
    await user.click(within(list).getByRole('button', { name: 'Undo' }))
    expect(room.getState().board.pages.map(({ id }) => id)).toEqual(['doc-1', 'page-1', 'doc-2'])
  })

  it('[R80] a student sees there the pages that the class has been on, and turns them alone', async () => {
    const room = roomOfThree()
    const { user, board } = renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'board.turnPage', pageId: 'doc-2' }))
    const controls = screen.getByRole('group', { name: 'Pages' })
    await user.click(within(controls).getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All pages' }))
    const list = await strip()
    expect(numbers(list)).toEqual(['Page 1 of 3', 'Page 3 of 3: 第三课.pdf, sheet 2'])
    expect(within(list).queryByRole('button', { name: 'Delete page' })).toBeNull()
    await user.click(within(list).getByRole('button', { name: 'Page 1 of 3' }))
    expect(board.getState().shownPageId).toBe('page-1')
    expect(room.getState().board.currentPageId).toBe('doc-2')
  })
})
